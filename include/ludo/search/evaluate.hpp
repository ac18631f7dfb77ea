#pragma once

#include <algorithm>
#include <cstdint>

#include <ludo/core/aim.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/per_seat.hpp>

namespace ludo {

/// What the end of a game is worth to each seat: from 0, the last place alone, to `best_value`, the first place alone.
using seat_values = per_seat<std::uint32_t>;
inline constexpr std::uint32_t best_value = 1 << 16;

/// Values from places: the share of the other seats that a seat has left behind; those with the same place count half. Undefined for a
/// seat that plays alone.
constexpr seat_values place_values(seat_numbers const& scores, best wins) {
    seat_values values;
    for (seat mine : each_seat(scores.size())) {
        std::uint32_t halves = 0;
        for (seat other : each_seat(scores.size())) {
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

/// All seats get the same, for the points of the first: those of the team, or of one that plays alone.
class team_values {
public:
    template <game G>
    constexpr seat_values operator()(typename G::state const& s) {
        seat_numbers const scores = G::scores(s);
        std::int64_t const points = scores[seat(0)];
        std::uint32_t const value = alone_(wins_of<G>(s.chosen) == best::highest ? points : -points);
        seat_values values;
        for (seat each : each_seat(scores.size()))
            values[each] = value;
        return values;
    }

private:
    solo_values alone_;
};

/// How a search may judge a game that it has played out: by the places of all seats, or by the points of one that plays alone. A game
/// that did not end counts as it stands.
class by_places {
public:
    template <game G>
    constexpr seat_values operator()(typename G::state const& s) {
        seat_numbers const scores = G::scores(s);
        best const wins = wins_of<G>(s.chosen);
        if (scores.size() > 1)
            return place_values(scores, wins);
        return alone_.template operator()<G>(s);
    }

private:
    team_values alone_;
};

/// How it does so if it is told nothing better: by what is worth winning in this game. (Who plays for points is judged by places, too.)
class by_aim {
public:
    template <game G>
    constexpr seat_values operator()(typename G::state const& s) {
        if constexpr (aim_of<G>() == aim::together)
            return team_.template operator()<G>(s);
        else
            return places_.template operator()<G>(s);
    }

private:
    by_places places_;
    team_values team_;
};

} // namespace ludo
