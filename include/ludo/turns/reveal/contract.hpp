#pragma once

#include <concepts>

#include <ludo/core/always_false.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/indexed.hpp>

namespace ludo {

// What `reveal<Rules>` requires of its `Rules`. Each part is a concept by itself, so that a compiler that refuses them says which
// part is missing or wrong; `reveal_rules`, at the end, is all of them.

/// `name`, a stable id; `title`, in both languages; `seats`, how many play; `options` and `option_list`, as in every game.
template <typename Rules>
concept reveal_has_options = has_name_and_seats<Rules> && has_options<Rules>;

/// The cards: their type `card`, and all that are in the box, `deck`; `plays(options, card)`, whether a card takes part.
template <typename Rules>
concept reveal_has_cards = requires(typename Rules::options const& chosen, typename Rules::card one) {
    { Rules::deck.copies(one) } -> std::same_as<int>;
    Rules::deck.cards;
    { Rules::plays(chosen, one) } -> std::same_as<bool>;
};

/// The table: `place`, where a card can lie; `laid(options)`, the places on which the cards are laid, one on each.
template <typename Rules>
concept reveal_has_places = indexed<typename Rules::place> && requires(typename Rules::options const& chosen) {
    { Rules::laid(chosen) } -> std::convertible_to<index_set<typename Rules::place>>;
};

/// `together(card, card)`, whether two cards belong to one set; `in_a_set`, how many cards are a set; `goes_on`, whether a seat that
/// has won a set goes on. All cards that take part can be divided into sets.
template <typename Rules>
concept reveal_says_what_is_won = requires(typename Rules::card one) {
    { Rules::together(one, one) } -> std::same_as<bool>;
    { Rules::in_a_set } -> std::convertible_to<int>;
    { Rules::goes_on } -> std::convertible_to<bool>;
} && (Rules::in_a_set >= 2);

/// Rules of a game in which cards are turned over until they do not belong together, or a set is complete.
template <typename Rules>
concept reveal_rules =
    reveal_has_options<Rules> && reveal_has_cards<Rules> && reveal_has_places<Rules> && reveal_says_what_is_won<Rules>;

/// Says in words and as an error of the compiler which part of such rules is missing: the first, and nothing behind it.
template <typename Rules>
consteval bool whole_reveal() {
    if constexpr (!has_name_and_seats<Rules>)
        static_assert(always_false<Rules>, "rules of reveal need `name`, `title` and `seats`, as every game");
    else if constexpr (!reveal_has_options<Rules>)
        static_assert(always_false<Rules>,
                      "rules of reveal need `options` and `option_list`, as every game (see ludo::for_players)");
    else if constexpr (!reveal_has_cards<Rules>)
        static_assert(always_false<Rules>,
                      "rules of reveal need `card`, `deck`, all that are in the box, and `plays(options, card)`");
    else if constexpr (!reveal_has_places<Rules>)
        static_assert(always_false<Rules>,
                      "rules of reveal need `place`, where a card can lie, and `laid(options)`, the places that get one");
    else if constexpr (!reveal_says_what_is_won<Rules>)
        static_assert(always_false<Rules>,
                      "rules of reveal need `together(card, card)`, `in_a_set`, two or more, and `goes_on`, after a set");
    return true; // or else the compiler has said so
}

} // namespace ludo
