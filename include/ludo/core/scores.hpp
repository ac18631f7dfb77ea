#pragma once

#include <array>
#include <cstddef>

#include <ludo/core/expects.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// A whole number for each seat that plays: points, or places. A seat that does not play (or `nobody`) always has 0, even if
/// something else was written there.
class [[nodiscard]] seat_numbers {
public:
    static constexpr bool is_component = true;

    constexpr seat_numbers() = default;
    /// 0 for each of this many seats; undefined if there are more than `most_seats`.
    constexpr explicit seat_numbers(int players) : players_(players) {
        LUDO_EXPECTS(0 <= players && players <= most_seats, "the number of players is from 0 to 12");
    }
    /// The same number for each of them: what a team has.
    constexpr seat_numbers(int players, int each) : seat_numbers(players) {
        for (seat one : each_seat(players))
            (*this)[one] = each;
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
        for (seat each : each_seat(one.players_))
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

} // namespace ludo
