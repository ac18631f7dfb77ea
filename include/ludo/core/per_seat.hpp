#pragma once

#include <array>
#include <cstddef>

#include <ludo/core/expects.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// One thing for each seat, of `Most` seats that there can be; undefined if asked for another seat's.
template <typename T, int Most = most_seats>
struct per_seat {
    std::array<T, static_cast<std::size_t>(Most)> of{};

    constexpr T& operator[](seat s) {
        LUDO_EXPECTS(0 <= s.index() && s.index() < Most, "this seat has none: is it nobody?");
        return of[static_cast<std::size_t>(s.index())];
    }
    constexpr T const& operator[](seat s) const {
        LUDO_EXPECTS(0 <= s.index() && s.index() < Most, "this seat has none: is it nobody?");
        return of[static_cast<std::size_t>(s.index())];
    }
    friend constexpr bool operator==(per_seat const&, per_seat const&) = default;
};

} // namespace ludo
