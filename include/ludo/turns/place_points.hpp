#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>

#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// Can the places of so many games (1, 1, 3) add up to these? Nobody has less than a first place in each; and whichever
/// seats one takes, together they have at most the last places in each. (For two seats that is exact; for more, a few sums
/// within these bounds cannot be reached either.)
constexpr bool can_be_place_points(seat_numbers const& points, int games) {
    int const players = points.size();
    std::array<int, most_seats> sorted{};
    std::copy(points.begin(), points.end(), sorted.begin());
    std::sort(sorted.begin(), sorted.begin() + players, std::greater());
    if (players > 0 && sorted[static_cast<std::size_t>(players) - 1] < games)
        return false;
    int together = 0;
    int at_most = 0;
    for (int number = 0; number < players; ++number) {
        together += sorted[static_cast<std::size_t>(number)];
        at_most += games * (players - number);
        if (together > at_most)
            return false;
    }
    return true;
}

} // namespace ludo
