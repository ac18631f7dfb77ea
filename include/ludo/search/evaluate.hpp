#pragma once

#include <algorithm>
#include <cstdint>

#include <ludo/core/game.hpp>
#include <ludo/core/per_seat.hpp>

namespace ludo {

/// What the end of a game is worth to each seat: from 0, the last place alone, to `best_value`, the first place alone.
using seat_values = per_seat<std::uint32_t>;
inline constexpr std::uint32_t best_value = 1 << 16;

/// Values from places, so that it does not matter what points are worth, or who plays with whom: of the other seats, how many a
/// seat has left behind; those with the same place count half. Undefined for a seat that plays alone.
constexpr seat_values place_values(seat_numbers const& scores, best wins) {
    seat_values values;
    for (seat mine : seats(scores.size())) {
        std::uint32_t halves = 0;
        for (seat other : seats(scores.size())) {
            int const above = (scores[mine] > scores[other]) - (scores[mine] < scores[other]);
            halves += static_cast<std::uint32_t>((wins == best::highest ? above : -above) + 1);
        }
        // one half is for the seat itself
        values[mine] = (halves - 1) * (best_value / 2) / static_cast<std::uint32_t>(scores.size() - 1);
    }
    return values;
}

/// Where one plays alone, places say nothing: points are compared with the fewest and the most so far.
class solo_values {
public:
    constexpr std::uint32_t operator()(std::int64_t points) {
        lowest_ = any_ ? (std::min)(lowest_, points) : points;
        highest_ = any_ ? (std::max)(highest_, points) : points;
        any_ = true;
        if (lowest_ == highest_)
            return best_value / 2;
        return static_cast<std::uint32_t>((points - lowest_) * std::int64_t{best_value} / (highest_ - lowest_));
    }

private:
    bool any_ = false;
    std::int64_t lowest_ = 0, highest_ = 0;
};

/// How a search judges a game that it has played out, if it is told nothing better: by the places of all seats, or by the points
/// of one that plays alone. A game that did not end counts as it stands.
class by_places {
public:
    template <game G>
    constexpr seat_values operator()(typename G::state const& s) {
        seat_numbers const scores = G::scores(s);
        best const wins = wins_of<G>(s.chosen);
        if (scores.size() > 1)
            return place_values(scores, wins);
        seat_values values;
        values[seat(0)] = alone_(wins == best::highest ? scores[seat(0)] : -std::int64_t{scores[seat(0)]});
        return values;
    }

private:
    solo_values alone_;
};

} // namespace ludo
