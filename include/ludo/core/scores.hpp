#pragma once

#include <array>
#include <cstddef>

#include <ludo/core/expects.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// A whole number for each seat that plays: points, or places. A seat that does not play, as `nobody`, has 0, whatever is
/// written there.
class [[nodiscard]] seat_numbers {
public:
    constexpr seat_numbers() = default;
    /// 0 for each of so many, at most `most_seats`; undefined if they are more.
    constexpr explicit seat_numbers(int players) : players_(players) {
        LUDO_EXPECTS(0 <= players && players <= most_seats, "so many cannot play");
    }

    [[nodiscard]] constexpr int size() const { return players_; }
    constexpr int& operator[](seat s) & {
        number_[most_seats] = 0;
        return number_[at(s)];
    }
    [[nodiscard]] constexpr int operator[](seat s) const& { return at(s) == most_seats ? 0 : number_[at(s)]; }

    [[nodiscard]] constexpr int const* begin() const { return number_.data(); }
    [[nodiscard]] constexpr int const* end() const { return begin() + players_; }

    friend constexpr bool operator==(seat_numbers const& one, seat_numbers const& other) {
        for (seat each : seats(one.players_))
            if (one[each] != other[each])
                return false;
        return one.players_ == other.players_;
    }

private:
    [[nodiscard]] constexpr std::size_t at(seat s) const {
        return static_cast<std::size_t>(0 <= s.index() && s.index() < players_ ? s.index() : most_seats);
    }

    std::array<int, most_seats + 1> number_{}; // the last one is no seat's
    int players_ = 0;
};

/// Whose score is best.
enum class best { highest, lowest };

/// The places that scores come to: seats with equal scores share one, and as many places after it are left out (1, 1, 3).
constexpr seat_numbers places(seat_numbers const& scores, best wins) {
    seat_numbers placed(scores.size());
    for (seat mine : seats(scores.size())) {
        placed[mine] = 1;
        for (seat other : seats(scores.size()))
            placed[mine] += wins == best::highest ? scores[other] > scores[mine] : scores[other] < scores[mine];
    }
    return placed;
}

} // namespace ludo
