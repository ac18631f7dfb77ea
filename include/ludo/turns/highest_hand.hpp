#pragma once

#include <concepts>

#include <ludo/core/seat.hpp>

namespace ludo {

/// The rules of a game in which the highest hand may begin: `highest_begins(options)`, whether it does; `worth(card)`, what a card
/// counts there; `highest_worth`, the most that one can count. Everybody knows then that no hand was higher.
template <typename Rules>
concept highest_hand_may_begin = requires(typename Rules::options const& chosen, typename Rules::card one) {
    { Rules::highest_begins(chosen) } -> std::same_as<bool>;
    { Rules::worth(one) } -> std::same_as<int>;
    { Rules::highest_worth } -> std::convertible_to<int>;
};

/// Does the highest hand begin?
template <typename Rules>
constexpr bool highest_begins([[maybe_unused]] typename Rules::options const& chosen) {
    if constexpr (highest_hand_may_begin<Rules>)
        return Rules::highest_begins(chosen);
    else
        return false;
}

/// How far are totals from agreeing with who began, 0 if they agree? Of equal hands, the first one clockwise from `first` begins.
template <typename TotalOf>
constexpr int far_from_highest(int players, seat first, seat began, TotalOf total_of) {
    int missing = 0;
    int const highest = total_of(began);
    seat each = first;
    for (bool earlier = true; each != began || earlier; each = each.next(players)) {
        earlier = earlier && each != began;
        int const more = total_of(each) + earlier - highest;
        missing += more > 0 ? more : 0;
        if (each.next(players) == first)
            break;
    }
    return missing;
}

} // namespace ludo
