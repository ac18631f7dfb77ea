#pragma once

#include <concepts>
#include <tuple>

#include <ludo/core/game.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

// What `shedding<Rules>` requires of its `Rules`. Each part is a concept by itself, so that a compiler that refuses them says
// which part is missing or wrong; `shedding_rules`, at the end, is all of them.

/// `name`, a stable id; `title`, in both languages; `seats`, how many play; `options`, with `players` and `voluntary_draw`,
/// `option_list` and `check(options)`, as in every game.
template <typename Rules>
concept shedding_has_options = has_name_and_seats<Rules> && has_options<Rules> && requires(typename Rules::options const& chosen) {
    { chosen.voluntary_draw } -> std::convertible_to<bool>;
};

/// The cards: their type `card`, sets of them `cards`, and the `hands`; `shuffled(rng)`, all of them in some order;
/// `beginner(options, hands)`, who begins; `totals(players, cards_of)`, what the cards of each seat add up to.
template <typename Rules>
concept shedding_has_cards = requires(typename Rules::options const& chosen, typename Rules::hands const& held,
                                      typename Rules::cards (*cards_of)(seat), rng& luck) {
    typename Rules::card;
    Rules::shuffled(luck).begin();
    { Rules::beginner(chosen, held) } -> std::same_as<seat>;
    { Rules::totals(2, cards_of) } -> std::same_as<seat_numbers>;
};

/// `layout`, what lies on the table, with its `fields`; `check(options, layout, cards played)`, nullptr or what is wrong with it.
template <typename Rules>
concept shedding_has_layout =
    std::regular<typename Rules::layout> &&
    requires(typename Rules::options const& chosen, typename Rules::layout& table, typename Rules::cards const& played) {
        Rules::layout::fields(table, [](auto&&...) {});
        { (Rules::check)(chosen, table, played) } -> std::same_as<char const*>;
    };

/// `hand_size(players)`, how many cards each seat is dealt, at least one; `turned(layout&, draw)`, which draws the cards that are
/// turned up at the start. For any number of players there must be enough cards; the rest are the stock.
template <typename Rules>
concept shedding_is_dealt = requires(typename Rules::layout& table, typename Rules::card (*draw)()) {
    { Rules::hand_size(2) } -> std::same_as<int>;
    Rules::turned(table, draw);
};

/// `playing`, the verb for playing a card: first the card, then whatever else has to be named; `ways`, how many ways of playing
/// there are; `each_way(options, layout, visit)`, which calls `visit(cards, what else...)` for each, with the cards that fit so.
template <typename Rules>
concept shedding_says_what_fits = requires(typename Rules::options const& chosen, typename Rules::layout const& table) {
    { Rules::ways } -> std::convertible_to<int>;
    Rules::each_way(chosen, table, [](typename Rules::cards const&, auto...) {});
} && std::same_as<std::tuple_element_t<0, typename Rules::playing::things>, typename Rules::card>;

/// `refusal(options, layout, card, what else...)`: nullptr, or the rule (one of `own_rules`) that a play breaks.
template <typename Rules, typename Things>
inline constexpr bool shedding_refuses = false;
template <typename Rules, typename... Things>
inline constexpr bool shedding_refuses<Rules, std::tuple<Things...>> =
    requires(typename Rules::options const& chosen, typename Rules::layout const& table, Things... played) {
        { Rules::refusal(chosen, table, played...) } -> std::same_as<rule const*>;
        Rules::own_rules;
    };
template <typename Rules>
concept shedding_says_what_forbids = shedding_refuses<Rules, typename Rules::playing::things>;

/// `put(options, layout&, card, what else...)`: what playing a card does to the table.
template <typename Rules, typename Things>
inline constexpr bool shedding_puts = false;
template <typename Rules, typename... Things>
inline constexpr bool shedding_puts<Rules, std::tuple<Things...>> =
    requires(typename Rules::options const& chosen, typename Rules::layout& table, Things... played) {
        Rules::put(chosen, table, played...);
    };
template <typename Rules>
concept shedding_puts_cards = shedding_puts<Rules, typename Rules::playing::things>;

/// The rules of a shedding game. If the highest hand may begin, they also have `highest_begins(options)`, `worth(card)`, what a
/// card is worth then, and `far_from_highest` (see `xxl::box`).
template <typename Rules>
concept shedding_rules =
    shedding_has_options<Rules> && shedding_has_cards<Rules> && shedding_has_layout<Rules> && shedding_is_dealt<Rules> &&
    shedding_says_what_fits<Rules> && shedding_says_what_forbids<Rules> && shedding_puts_cards<Rules>;

} // namespace ludo
