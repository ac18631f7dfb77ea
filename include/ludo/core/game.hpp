#pragma once

#include <concepts>
#include <string_view>
#include <type_traits>

#include <ludo/core/action_set.hpp>
#include <ludo/core/aim.hpp>
#include <ludo/core/game_over.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/part_kinds.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/sight.hpp>
#include <ludo/core/wrong_with.hpp>

namespace ludo {

// A game is a type with no data of its own, only facts and static functions. Each part is a concept by itself, so that a
// compiler that refuses a game says which part is missing or wrong; `game`, at the end, is all of them.

/// `G::name`, a stable id; `G::title`, its title in both languages; `G::seats`, how many can play: at most `most_seats`.
template <typename G>
concept has_name = requires {
    { G::name } -> std::convertible_to<std::string_view>;
};
template <typename G>
concept has_title = requires {
    { G::title } -> std::convertible_to<phrase>;
};
template <typename G>
concept has_seats = requires {
    { G::seats } -> std::convertible_to<player_range>;
};
template <typename G>
concept at_most_twelve_seats = player_range(G::seats).most <= most_seats;
template <typename G>
concept has_name_and_seats = has_name<G> && has_title<G> && has_seats<G> && at_most_twelve_seats<G>;

/// `G::options`, all that a table may agree on, each with its default; `G::option_list`, their names and what they take;
/// `G::validate(options)`, if more can be wrong than a value out of range: nullptr, or what is wrong, in words.
template <typename G>
concept has_options_type = std::regular<typename G::options> && requires(typename G::options const& chosen) {
    { chosen.players } -> std::convertible_to<int>;
    { chosen.first } -> std::convertible_to<seat>;
};
template <typename G>
concept has_option_list = requires { G::option_list; };
template <typename G>
concept has_options = has_options_type<G> && has_option_list<G> && validates_in_words<G, typename G::options>;

/// `G::state`, everything there is to know: a plain value, copied as bytes. Made without arguments, it is a game that is over. It has
/// `chosen`, the options, and `members()`, which names all others (see `member`), each of a kind that texts and files know (see
/// core/part_kinds.hpp). `G::players(state)`, how many play. `G::validate(state)`: nullptr, or what is wrong with a position from
/// outside beside what `wrong_with` finds.
template <typename G>
concept has_state_of_bytes = std::is_trivially_copyable_v<typename G::state>;
template <typename G>
concept has_state_with_equality = std::regular<typename G::state>;
template <typename G>
concept has_state_with_options = requires(typename G::state const& s) {
    { s.chosen } -> std::convertible_to<typename G::options>;
};
template <typename G>
concept has_state_with_members = has_members<typename G::state>;
template <typename G>
concept has_state_of_known_kinds = is_part_kind<typename G::state>;
template <typename G>
concept has_players = requires(typename G::state const& s) {
    { G::players(s) } -> std::same_as<int>;
};
template <typename G>
concept has_state = has_state_of_bytes<G> && has_state_with_equality<G> && has_state_with_options<G> && has_state_with_members<G> &&
                    has_state_of_known_kinds<G> && has_players<G> && validates_in_words<G, typename G::state>;

/// `G::action`, one small integer with a notation, which derives from `choice`. A turn has steps: `most_in_a_step` is the number of
/// actions in the largest, and `step_begin(index)` the first index of an action's step.
template <typename G>
concept has_choices = std::regular<typename G::action> && notated<typename G::action> && requires {
    { G::action::most_in_a_step } -> std::convertible_to<int>;
    { G::action::step_begin(0) } -> std::same_as<int>;
};
template <typename G>
concept has_actions = has_choices<G> && sizeof(typename G::action) <= 2;

/// `G::rules`, the sentences that can forbid an action; `G::refusal(state, action)`, nullptr or the one that does (ask `refusal_of`);
/// `G::actions(state)`, all the actions that none of them forbids.
template <typename G>
concept has_list_of_rules = requires {
    { *G::rules.begin() } -> std::convertible_to<rule const*>;
};
template <typename G>
concept has_refusal = requires(typename G::state const& s, typename G::action a) {
    { G::refusal(s, a) } -> std::same_as<rule const*>;
};
template <typename G>
concept has_legal_actions = requires(typename G::state const& s) {
    { G::actions(s) } -> std::same_as<action_set<typename G::action>>;
};
template <typename G>
concept has_rules = has_state<G> && has_actions<G> && has_list_of_rules<G> && has_refusal<G> && has_legal_actions<G>;

/// `G::deal(options, rng)`, the first state, undefined for wrong options (from a seed: `deal<G>(options, seed)`). All luck is in it:
/// the order of hidden cards, and for dice or a reshuffle an `rng` (in views: `no_luck`). `G::turn(state)`, whose turn it is, `nobody`
/// once the game is over. `G::play(state, action)`, undefined if the action is not legal: a table checks first. `G::scores(state)`, and
/// `G::wins`, whether the highest or the lowest is best (a function of the options, if these decide it). `G::aim`, if something else
/// than a better place is worth winning. `G::hidden_scores`, true if scores count cards that not everybody sees before the end.
template <typename G>
concept has_deal = requires(typename G::options const& chosen, rng& luck) {
    { G::deal(chosen, luck) } -> std::same_as<typename G::state>;
};
template <typename G>
concept has_turn = requires(typename G::state const& s) {
    { G::turn(s) } -> std::same_as<seat>;
};
template <typename G>
concept has_play = requires(typename G::state& s, typename G::action a) {
    { G::play(s, a) } -> std::same_as<void>;
};
template <typename G>
concept has_scores = requires(typename G::state const& s) {
    { G::scores(s) } -> std::same_as<seat_numbers>;
};
template <typename G>
concept has_winner = requires {
    { G::wins } -> std::convertible_to<best>;
} || requires(typename G::options const& chosen) {
    { G::wins(chosen) } -> std::same_as<best>;
};
template <typename G>
concept has_aim = !requires { G::aim; } || requires {
    { G::aim } -> std::convertible_to<aim>;
};
template <typename G>
concept has_course =
    has_options<G> && has_rules<G> && has_deal<G> && has_turn<G> && has_play<G> && has_scores<G> && has_winner<G> && has_aim<G>;

/// `G::view(state, seat)`, the state with holes for everything that this seat (for `nobody`, a spectator) cannot know.
/// `G::determinize(view, rng)`, a state that it could be a view of; undefined for a state made without arguments. `G::secret(state,
/// action)`, whether others must not learn which action it was, or `G::secret(state, action, viewer)`, where some of them see it.
template <typename G>
concept has_view = requires(typename G::state const& s, seat viewer) {
    { G::view(s, viewer) } -> std::same_as<typename G::state>;
};
template <typename G>
concept has_determinize = requires(typename G::state const& s, rng& luck) {
    { G::determinize(s, luck) } -> std::same_as<typename G::state>;
};
template <typename G>
concept has_secret = requires(typename G::state const& s, typename G::action a) {
    { G::secret(s, a) } -> std::same_as<bool>;
} || requires(typename G::state const& s, typename G::action a, seat viewer) {
    { G::secret(s, a, viewer) } -> std::same_as<bool>;
};
template <typename G>
concept has_knowledge = has_rules<G> && has_view<G> && has_determinize<G> && has_secret<G>;

/// `G::piece_kinds`, how many kinds of cards or tiles the box has; `G::in_box(options, kind)`, how many of one kind;
/// `G::each_piece(state, visit)`, which calls `visit(place, kind)` for each, with kind -1 if it is not known.
template <typename G>
concept has_box = requires(typename G::options const& chosen) {
    { G::piece_kinds } -> std::convertible_to<int>;
    { G::in_box(chosen, 0) } -> std::same_as<int>;
};
template <typename G>
concept has_each_piece = requires(typename G::state const& s, void visit(int, int)) { G::each_piece(s, visit); };
template <typename G>
concept has_pieces = has_state<G> && has_box<G> && has_each_piece<G>;

/// A game that tables, records, views, searches and the conformance suite can be made of.
template <typename G>
concept game = has_name_and_seats<G> && has_options<G> && has_state<G> && has_actions<G> && has_rules<G> && has_course<G> &&
               has_knowledge<G> && has_pieces<G>;

} // namespace ludo
