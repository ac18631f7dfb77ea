#pragma once

#include <initializer_list>
#include <iterator>

#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>

/// A number for each seat, in their order.
template <typename List = std::initializer_list<int>>
constexpr ludo::seat_numbers numbers(List const& list) {
    ludo::seat_numbers made(static_cast<int>(std::size(list)));
    int at = 0;
    for (int number : list)
        made[ludo::seat(at++)] = number;
    return made;
}
