#pragma once

#include <concepts>

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

} // namespace ludo
