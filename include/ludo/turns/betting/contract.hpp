#pragma once

#include <concepts>

#include <ludo/core/always_false.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/notated.hpp>

namespace ludo {

// What `betting<Rules>` requires of its `Rules`. Each part is a concept by itself, so that a compiler that refuses them says which
// part is missing or wrong; `betting_rules`, at the end, is all of them. What is usual comes with `usual_betting`.

/// `card`, the type of the cards; the pack has each of them once. `hand_size`, how many each seat is dealt; `turned_up`, a list:
/// how many are turned up before each round.
template <typename Rules>
concept betting_has_cards = notated<typename Rules::card> && requires {
    { Rules::hand_size } -> std::convertible_to<int>;
    { *Rules::turned_up.begin() } -> std::convertible_to<int>;
};

/// `ante`, what everybody pays before the first round; `bets`, a list: how much a bet or a raise is in each round; `most_bets`,
/// how many there can be in a round, the bet and all raises.
template <typename Rules>
concept betting_has_stakes = requires {
    { Rules::ante } -> std::convertible_to<int>;
    { *Rules::bets.begin() } -> std::convertible_to<int>;
    { Rules::most_bets } -> std::convertible_to<int>;
};

/// `strength(hand, board)`: a number, higher for a stronger hand, with the cards that were turned up.
template <typename Rules>
concept betting_says_how_strong = requires(index_set<typename Rules::card> const& some) {
    { Rules::strength(some, some) } -> std::same_as<int>;
};

/// Rules of a game in which the strongest hand wins what everybody has bet on it. They have a name, seats and options, as every game.
template <typename Rules>
concept betting_rules = has_name_and_seats<Rules> && has_options<Rules> && betting_has_cards<Rules> && betting_has_stakes<Rules> &&
                        betting_says_how_strong<Rules>;

/// Says in words and as an error of the compiler which part of such rules is missing: the first, and nothing behind it.
template <typename Rules>
consteval bool whole_betting() {
    if constexpr (!has_name_and_seats<Rules>)
        static_assert(always_false<Rules>, "rules of betting need `name`, `title` and `seats`, as every game");
    else if constexpr (!has_options<Rules>)
        static_assert(always_false<Rules>,
                      "rules of betting need `options` and `option_list`, as every game (see ludo::for_players)");
    else if constexpr (!betting_has_cards<Rules>)
        static_assert(always_false<Rules>, "rules of betting need `card`, `hand_size` and `turned_up`, how many before each round");
    else if constexpr (!betting_has_stakes<Rules>)
        static_assert(always_false<Rules>, "rules of betting need `ante`, `bets` (in each round) and `most_bets`");
    else if constexpr (!betting_says_how_strong<Rules>)
        static_assert(always_false<Rules>, "rules of betting need `strength(hand, board)`, an int: higher for a stronger hand");
    return true; // or else the compiler has said so
}

} // namespace ludo
