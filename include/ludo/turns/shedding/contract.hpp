#pragma once

#include <concepts>
#include <tuple>

#include <ludo/components/hands.hpp>
#include <ludo/core/always_false.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

// What `shedding<Rules>` requires of its `Rules`. Each part is a concept by itself, so that a compiler that refuses them says
// which part is missing or wrong; `shedding_rules`, at the end, is all of them. What `shedding_defaults` says already need not be
// said again. Other ways to draw are in turns/shedding/drawing.hpp.

/// `name`, a stable id; `title`, in both languages; `seats`, how many play; `options`, `option_list` and `validate(options)`, as in
/// every game; `draws_freely(options)`, whether a card may be drawn by a player who could play one; `draws_until_able(options)` and
/// `reshuffles(options)`: see turns/shedding/drawing.hpp.
template <typename Rules>
concept shedding_has_options = has_name_and_seats<Rules> && has_options<Rules> && requires(typename Rules::options const& chosen) {
    { Rules::draws_freely(chosen) } -> std::same_as<bool>;
    { Rules::draws_until_able(chosen) } -> std::convertible_to<bool>;
    { Rules::reshuffles(chosen) } -> std::convertible_to<bool>;
};

/// The cards, as a pack says it (see packs/playing_cards.hpp): their type `card`, sets of them `cards`, and `shuffled(rng)`, all
/// of them in some order. `beginner(options, hands)`, who begins; `worth(card)`, what a card left in hand counts; `wins`, whether
/// high or low is best then. Where the highest hand may begin, see `highest_hand_may_begin`.
template <typename Rules>
concept shedding_has_cards =
    requires(typename Rules::options const& chosen, hands<typename Rules::card, Rules::seats.most> const& held,
             typename Rules::card one, rng& luck) {
        typename Rules::cards;
        Rules::shuffled(luck).begin();
        { Rules::beginner(chosen, held) } -> std::same_as<seat>;
        { Rules::worth(one) } -> std::same_as<int>;
        Rules::wins;
    };

/// `layout`, what lies on the table, which names its `members`; `validate(options, layout, cards played)`, nullptr or what is wrong with it.
template <typename Rules>
concept shedding_has_layout =
    std::regular<typename Rules::layout> && has_members<typename Rules::layout> &&
    requires(typename Rules::options const& chosen, typename Rules::layout const& table, typename Rules::cards const& played) {
        { Rules::validate(chosen, table, played) } -> std::same_as<char const*>;
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

/// The rules of a shedding game.
template <typename Rules>
concept shedding_rules =
    shedding_has_options<Rules> && shedding_has_cards<Rules> && shedding_has_layout<Rules> && shedding_is_dealt<Rules> &&
    shedding_says_what_fits<Rules> && shedding_says_what_forbids<Rules> && shedding_puts_cards<Rules>;

/// Says in words and as an error of the compiler which part of such rules is missing: the first, and nothing behind it.
template <typename Rules>
consteval bool whole_shedding() {
    if constexpr (!has_name_and_seats<Rules>)
        static_assert(always_false<Rules>, "rules of shedding need `name`, `title` and `seats`, as every game");
    else if constexpr (!shedding_has_options<Rules>)
        static_assert(always_false<Rules>,
                      "rules of shedding need `options` and `option_list`, as every game, and `draws_freely(options)`");
    else if constexpr (!shedding_has_cards<Rules>)
        static_assert(always_false<Rules>,
                      "rules of shedding need a pack: `card`, `cards`, `shuffled(luck)`, `beginner`, `worth(card)`, `wins`");
    else if constexpr (!shedding_has_layout<Rules>)
        static_assert(always_false<Rules>,
                      "rules of shedding need `layout`, what lies on the table, and `validate(options, layout, played)`");
    else if constexpr (!shedding_is_dealt<Rules>)
        static_assert(always_false<Rules>, "rules of shedding need `hand_size(players)` and `turned(layout&, draw)`");
    else if constexpr (!shedding_says_what_fits<Rules>)
        static_assert(always_false<Rules>,
                      "rules of shedding need `playing`, a verb, `ways`, and `each_way(options, layout, visit)`: what fits");
    else if constexpr (!shedding_says_what_forbids<Rules>)
        static_assert(always_false<Rules>, "rules of shedding need `refusal(options, layout, card, ...)` and `own_rules`");
    else if constexpr (!shedding_puts_cards<Rules>)
        static_assert(always_false<Rules>,
                      "rules of shedding need `put(options, layout&, card, ...)`: what playing a card does to the table");
    return true; // or else the compiler has said so
}

} // namespace ludo
