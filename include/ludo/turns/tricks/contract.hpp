#pragma once

#include <concepts>
#include <tuple>
#include <type_traits>

#include <ludo/core/action_set.hpp>
#include <ludo/core/always_false.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/turns/tricks/memory.hpp>
#include <ludo/turns/tricks/state.hpp>

namespace ludo {

// What `tricks<Rules>` requires of its `Rules`, where `s` is a `trick_state<Rules>`. Each part is a concept by itself, so that a
// compiler that refuses them says which part is missing or wrong; `trick_rules`, at the end, is all of them. What `trick_defaults`
// says already need not be said again.

/// Whether an action other than leading and following was its seat's turn in the trick, or had nothing to do with the trick: then
/// the rules say themselves whose `turn` it is, and what has to be done (`phase`).
enum class other_action { in_the_trick, beside_the_trick };

/// `name`, a stable id; `title`, in both languages; `seats`, how many play; `options`, with `players`, `option_list` and
/// `validate(options)`, as in every game.
template <typename Rules>
concept trick_has_options = has_name_and_seats<Rules> && has_options<Rules>;

/// The cards, as a pack says it (see packs/playing_cards.hpp): their type `card`, sets of them `cards`, and `shuffled(rng)`, all
/// of them in some order. `hand_size(players)` or `hand_size(options)`, how many each seat is dealt; `beginner(options, hands)`,
/// who begins. Where the highest hand may begin, see `highest_hand_may_begin`.
template <typename Rules>
concept trick_has_cards =
    requires(typename Rules::options const& chosen, hands<typename Rules::card, Rules::seats.most> const& held, rng& luck) {
        typename Rules::cards;
        Rules::shuffled(luck).begin();
        { Rules::beginner(chosen, held) } -> std::same_as<seat>;
    } && (hand_size_is_agreed<Rules> || requires {
        { Rules::hand_size(2) } -> std::same_as<int>;
    });

/// `game_phase`, with `over`, `leading`, `following` and any others; `own`, what else lies on the table: an empty type, or one that names
/// its `members`; `memory<Rules>`, a `trick_memory` or what derives from it.
template <typename Rules>
concept trick_has_phases = std::regular<typename Rules::own> && requires {
    requires std::is_empty_v<typename Rules::own> || has_members<typename Rules::own>;
    requires std::derived_from<typename Rules::template memory<Rules>, trick_memory<Rules>>;
    Rules::game_phase::over;
    Rules::game_phase::leading;
    Rules::game_phase::following;
};

/// `choices<action>`, the verbs, among them `to_lead` (first the card, then whatever else has to be named) and `to_follow`.
template <typename Rules>
concept trick_has_verbs = requires(trick_action<Rules> a, typename Rules::card card) {
    { std::get<0>(a.template with_all<Rules::to_lead>()) } -> std::convertible_to<typename Rules::card>;
    { trick_action<Rules>::follow(card) } -> std::same_as<trick_action<Rules>>;
};

/// `begin(s, luck)`, what comes before the first trick, when the hands are dealt and the other cards are `aside` (a phase of its
/// own, say, as in games/xxl/set_colour_trump.hpp); `after_trick(s)`, whether the game goes on after a trick; `note(s, card)`,
/// what else on the table changes when a card is played; `scores(s)`, and `wins`, whether high or low is best. Where `draws`
/// is true, `after_trick(s)` draws from the cards `aside`, with luck that the rules keep; `stock` says what they are called.
template <typename Rules>
concept trick_has_course = requires(trick_state<Rules>& s, trick_state<Rules> const& then, typename Rules::card card, rng& luck) {
    Rules::begin(s, luck);
    { Rules::after_trick(s) } -> std::same_as<bool>;
    Rules::note(s, card);
    { Rules::scores(then) } -> std::same_as<seat_numbers>;
};

/// `each_lead(s, visit)`, which calls `visit(cards, what else...)` for each way of leading, with all the cards that can be led so;
/// `fit_to_lead(s, hand)`, those of a hand that may be led now; `asked(s, card, what else...)`, the colours that a lead asks for.
template <typename Rules, typename Things>
inline constexpr bool trick_asks = false;
template <typename Rules, typename... Things>
inline constexpr bool trick_asks<Rules, std::tuple<Things...>> = requires(trick_state<Rules> const& s, Things... led) {
    { Rules::asked(s, led...) } -> std::same_as<typename Rules::colour_set>;
};
template <typename Rules>
concept trick_is_led = requires(trick_state<Rules> const& s) {
    Rules::each_lead(s, [](typename Rules::cards const&, auto...) {});
    { Rules::fit_to_lead(s, typename Rules::cards()) } -> std::convertible_to<typename Rules::cards>;
} && trick_asks<Rules, decltype(trick_action<Rules>().template with_all<Rules::to_lead>())>;

/// `colours(s, card)`, the colours that a card counts for; `showing(s, colours)`, the cards that count for any of these: the pack
/// says it, or the rules. `fit_to_follow(s, hand)`, those of a hand that may be played on the trick.
template <typename Rules>
concept trick_is_followed =
    requires(trick_state<Rules> const& s, typename Rules::card card, typename Rules::colour_set const& some) {
        { Rules::colours(s, card) } -> std::same_as<typename Rules::colour_set>;
        { Rules::showing(s, some) } -> std::same_as<typename Rules::cards>;
        { Rules::fit_to_follow(s, typename Rules::cards()) } -> std::same_as<typename Rules::cards>;
    };

/// `deciding(s)`, the colour that decides the trick on the table; `rank(s, card, colour)`, how a card ranks in that colour: the
/// highest rank takes the trick, and 0 never does, so one of its cards must rank higher.
template <typename Rules>
concept trick_is_taken = requires(trick_state<Rules> const& s, typename Rules::card card, typename Rules::colour in) {
    { Rules::deciding(s) } -> std::same_as<typename Rules::colour>;
    { Rules::rank(s, card, in) } -> std::same_as<int>;
};

/// What can be done besides leading and following: `insert_others(s, legal)`; `play_other(s, action)`, which does it, and returns
/// whether it was a turn in the trick. What forbids an action, nullptr or one of `own_rules`: `refusal(s, action)`, for those
/// actions, and for leading or following at the wrong moment; then `refusal_to_lead(s, card, what else...)` and
/// `refusal_to_follow(s, card)`, for cards in the hand.
template <typename Rules>
concept trick_has_other_actions =
    requires(trick_state<Rules>& s, trick_state<Rules> const& then, action_set<trick_action<Rules>>& legal, trick_action<Rules> a) {
        Rules::insert_others(then, legal);
        { Rules::play_other(s, a) } -> std::same_as<other_action>;
        { Rules::refusal(then, a) } -> std::same_as<rule const*>;
        { Rules::refusal_to_follow(then, typename Rules::card()) } -> std::same_as<rule const*>;
        Rules::own_rules;
    };

/// `secret`, as in every game; `hide(s, viewer)`, `imagine(s, luck)` and `forget(s, viewer)` (what is not in sight), for what else the
/// game keeps; `open_cards(s)`, cards in hands, or not dealt, that all have been shown (`check_own` sees to it that they are known);
/// `may_hold(s, owner)`, the cards that a closed hand may have; `favour(s, owner, closed, known)`, what makes cards likelier there;
/// `other_steps(s, action or nothing, steps)`, which cards an action moves besides the one that is played; `check_own(s)`, nullptr or
/// what is wrong with a position.
template <typename Rules>
concept trick_has_knowledge = requires(trick_state<Rules>& s, trick_state<Rules> const& then, rng& luck) {
    Rules::hide(s, nobody);
    Rules::imagine(s, luck);
    Rules::forget(s, nobody);
    { Rules::open_cards(then) } -> std::same_as<typename Rules::cards>;
    { Rules::may_hold(then, nobody) } -> std::same_as<typename Rules::cards>;
    { Rules::check_own(then) } -> std::same_as<char const*>;
};

/// The rules of a trick game.
template <typename Rules>
concept trick_rules = trick_has_options<Rules> && trick_has_cards<Rules> && trick_has_phases<Rules> && trick_has_verbs<Rules> &&
                      trick_has_course<Rules> && trick_is_led<Rules> && trick_is_followed<Rules> && trick_is_taken<Rules> &&
                      trick_has_other_actions<Rules> && trick_has_knowledge<Rules>;

/// Says in words and as an error of the compiler which part of such rules is missing: the first, and nothing behind it.
template <typename Rules>
consteval bool whole_tricks() {
    if constexpr (!has_name_and_seats<Rules>)
        static_assert(always_false<Rules>, "rules of tricks need `name`, `title` and `seats`, as every game");
    else if constexpr (!trick_has_options<Rules>)
        static_assert(always_false<Rules>, "rules of tricks need `options` and `option_list`, as every game");
    else if constexpr (!trick_has_cards<Rules>)
        static_assert(always_false<Rules>, "rules of tricks need a pack (`card`, `cards`, `shuffled`), `hand_size` and `beginner`");
    else if constexpr (!trick_has_phases<Rules>)
        static_assert(always_false<Rules>, "rules of tricks need `game_phase` (`over`, `leading`, `following`), `own`, `memory`");
    else if constexpr (!trick_has_verbs<Rules>)
        static_assert(always_false<Rules>, "rules of tricks need `choices<action>`, with the verbs `to_lead` and `to_follow`");
    else if constexpr (!trick_has_course<Rules>)
        static_assert(always_false<Rules>,
                      "rules of tricks need `begin(s, luck)`, `after_trick(s)`, `note(s, card)` and `scores(s)`");
    else if constexpr (!trick_is_led<Rules>)
        static_assert(always_false<Rules>,
                      "rules of tricks need `each_lead(s, visit)`, `fit_to_lead(s, hand)`, `asked(s, card, ...)`");
    else if constexpr (!trick_is_followed<Rules>)
        static_assert(always_false<Rules>,
                      "rules of tricks need `colours(s, card)`, `showing(s, colours)` and `fit_to_follow(s, hand)`");
    else if constexpr (!trick_is_taken<Rules>)
        static_assert(always_false<Rules>, "rules of tricks need `deciding(s)`, a colour, and `rank(s, card, colour)`, an int");
    else if constexpr (!trick_has_other_actions<Rules>)
        static_assert(always_false<Rules>,
                      "rules of tricks need `insert_others`, `play_other`, `refusal`, `refusal_to_follow` and `own_rules`");
    else if constexpr (!trick_has_knowledge<Rules>)
        static_assert(always_false<Rules>,
                      "rules of tricks need `hide`, `imagine`, `forget`, `open_cards`, `may_hold`, `check_own`");
    return true; // or else the compiler has said so
}

} // namespace ludo
