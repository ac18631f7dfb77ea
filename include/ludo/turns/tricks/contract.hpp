#pragma once

#include <concepts>
#include <tuple>
#include <type_traits>

#include <ludo/core/action_set.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/turns/tricks/state.hpp>

namespace ludo {

// What `tricks<Rules>` requires of its `Rules`, where `s` is a `trick_state<Rules>`. Each part is a concept by itself, so that a
// compiler that refuses them says which part is missing or wrong; `trick_rules`, at the end, is all of them.

/// Whether an action other than leading and following was its seat's turn in the trick, or had nothing to do with the trick.
enum class other_action { in_the_trick, beside_the_trick };
using enum other_action;

/// `name`, a stable id; `title`, in both languages; `seats`, how many play; `options`, with `players`, `option_list` and
/// `check(options)`, as in every game.
template <typename Rules>
concept trick_has_options = has_name_and_seats<Rules> && has_options<Rules>;

/// The cards: their type `card`, sets of them `cards`, and the `hands`; `shuffled(rng)`, all of them in some order;
/// `hand_size(players)`, how many each seat is dealt; `beginner(options, hands)`, who begins; `highest_begins(options)`, whether
/// that is the highest hand; `worth(card)`, what a card is worth then; and `far_from_highest` (see `xxl::box`).
template <typename Rules>
concept trick_has_cards =
    requires(typename Rules::options const& chosen, typename Rules::hands const& held, typename Rules::card one, rng& luck) {
        Rules::shuffled(luck).begin();
        { Rules::hand_size(2) } -> std::same_as<int>;
        { Rules::beginner(chosen, held) } -> std::same_as<seat>;
        { Rules::highest_begins(chosen) } -> std::same_as<bool>;
        { Rules::worth(one) } -> std::same_as<int>;
    };

/// `phase`, with `over`, `leading`, `following` and any others; `own`, what else the game has to keep, with its `fields`.
template <typename Rules>
concept trick_has_phases = std::regular<typename Rules::own> && requires(typename Rules::own& besides) {
    Rules::phase::over;
    Rules::phase::leading;
    Rules::phase::following;
    Rules::own::fields(besides, [](auto&&...) {});
};

/// `choices<action>`, the verbs, among them `to_lead` (first the card, then whatever else has to be named) and `to_follow`.
template <typename Rules>
concept trick_has_verbs = requires(trick_action<Rules> a, typename Rules::card one) {
    { std::get<0>(a.template with_all<Rules::to_lead>()) } -> std::convertible_to<typename Rules::card>;
    { trick_action<Rules>::follow(one) } -> std::same_as<trick_action<Rules>>;
};

/// `begin(s, luck)`, what comes before the first trick; `after_trick(s)`, whether the game goes on after a trick;
/// `note(s, card)`, which keeps what is needed of a card that is played; `scores(s)`.
template <typename Rules>
concept trick_has_course = requires(trick_state<Rules>& s, trick_state<Rules> const& then, typename Rules::card one, rng& luck) {
    Rules::begin(s, luck);
    { Rules::after_trick(s) } -> std::same_as<bool>;
    Rules::note(s, one);
    { Rules::scores(then) } -> std::same_as<seat_numbers>;
};

/// `each_lead(s, visit)`, which calls `visit(cards, what else...)` for each way of leading; `asked(s, card, what else...)`, the
/// colours that such a lead asks for.
template <typename Rules, typename Things>
inline constexpr bool trick_asks = false;
template <typename Rules, typename... Things>
inline constexpr bool trick_asks<Rules, std::tuple<Things...>> = requires(trick_state<Rules> const& s, Things... led) {
    { Rules::asked(s, led...) } -> std::same_as<typename Rules::colour_set>;
};
template <typename Rules>
concept trick_is_led = requires(trick_state<Rules> const& s) {
    Rules::each_lead(s, [](typename Rules::cards const&, auto...) {});
} && trick_asks<Rules, decltype(trick_action<Rules>().template with_all<Rules::to_lead>())>;

/// `colours(s, card)`, the colours that a card counts for; `showing(s, colours)`, the cards that count for any of these.
template <typename Rules>
concept trick_is_followed =
    requires(trick_state<Rules> const& s, typename Rules::card one, typename Rules::colour_set const& some) {
        { Rules::colours(s, one) } -> std::same_as<typename Rules::colour_set>;
        { Rules::showing(s, some) } -> std::same_as<typename Rules::cards>;
    };

/// `deciding(s)`, the colour that decides the trick on the table; `rank(s, card, colour)`, how a card ranks in that colour: the
/// highest rank takes the trick, and 0 never does.
template <typename Rules>
concept trick_is_taken = requires(trick_state<Rules> const& s, typename Rules::card one, typename Rules::colour in) {
    { Rules::deciding(s) } -> std::same_as<typename Rules::colour>;
    { Rules::rank(s, one, in) } -> std::same_as<int>;
};

/// What can be done besides leading and following: `insert_others(s, legal)`; `play_other(s, action)`, which does it, and returns
/// whether it was a turn in the trick; `refusal(s, action)`, nullptr or the rule (one of `own_rules`) that is broken, by those
/// actions, or by leading or following at the wrong moment.
template <typename Rules>
concept trick_has_other_actions =
    requires(trick_state<Rules>& s, trick_state<Rules> const& then, action_set<trick_action<Rules>>& legal, trick_action<Rules> a) {
        Rules::insert_others(then, legal);
        { Rules::play_other(s, a) } -> std::same_as<other_action>;
        { Rules::refusal(then, a) } -> std::same_as<rule const*>;
        Rules::own_rules;
    };

/// `secret(s, action)`, as in every game; `hide(s, viewer)` and `imagine(s, luck)`, for what else the game keeps;
/// `favour(s, owner, closed, known)`, what makes cards likelier in a hand; `check_own(s)`, nullptr or what is wrong with a position.
template <typename Rules>
concept trick_has_knowledge = requires(trick_state<Rules>& s, trick_state<Rules> const& then, trick_action<Rules> a, rng& luck) {
    { Rules::secret(then, a) } -> std::same_as<bool>;
    Rules::hide(s, nobody);
    Rules::imagine(s, luck);
    { Rules::check_own(then) } -> std::same_as<char const*>;
};

/// The rules of a trick game.
template <typename Rules>
concept trick_rules = trick_has_options<Rules> && trick_has_cards<Rules> && trick_has_phases<Rules> && trick_has_verbs<Rules> &&
                      trick_has_course<Rules> && trick_is_led<Rules> && trick_is_followed<Rules> && trick_is_taken<Rules> &&
                      trick_has_other_actions<Rules> && trick_has_knowledge<Rules>;

} // namespace ludo
