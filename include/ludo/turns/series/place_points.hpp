#pragma once

#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// Can the places in this many games (1, 1, 3) add up to these points? Nobody has less than a first place in each; and any
/// group of seats has, together, at most the last places in each. (For two seats that is exact; for more, a few sums within
/// these bounds cannot be reached either.)
constexpr bool can_be_place_points(seat_numbers const& points, int games) {
    int const players = points.size();
    for (int each : points)
        if (each < games)
            return false;
    for (unsigned some = 1; some < 1u << players; ++some) { // a group comes after its parts: no sum is too large
        int together = 0, at_most = 0, last = players;
        for (seat each : each_seat(players))
            if ((some >> each.index() & 1) != 0) {
                together += points[each];
                at_most += games * last--;
            }
        if (together > at_most)
            return false;
    }
    return true;
}

} // namespace ludo
