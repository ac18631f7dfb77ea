#pragma once

#include <cstdint>

#include <ludo/core/game.hpp>

namespace ludo {

/// The parts of a game, in the order in which they are asked for.
enum class game_part : std::uint8_t {
    name,
    title,
    seats,
    twelve_seats,
    options,
    option_list,
    options_in_words,
    state,
    bytes,
    equality,
    chosen,
    members,
    member_kinds,
    players,
    state_in_words,
    action,
    two_bytes,
    rules,
    refusal,
    actions,
    deal,
    turn,
    play,
    scores,
    wins,
    aim,
    view,
    determinize,
    secret,
    box,
    each_piece,
    none
};

/// The first part of a game that a type has not, or has not as it should be; `game_part::none` if it is a game.
template <typename G>
constexpr game_part first_lacking() {
    return requires { G::lacks_a_part; }    ? game_part::none // the compiler has said so
         : !has_name<G>                     ? game_part::name
         : !has_title<G>                    ? game_part::title
         : !has_seats<G>                    ? game_part::seats
         : !at_most_twelve_seats<G>         ? game_part::twelve_seats
         : !has_options_type<G>             ? game_part::options
         : !has_option_list<G>              ? game_part::option_list
         : !has_options<G>                  ? game_part::options_in_words
         : !requires { typename G::state; } ? game_part::state
         : !has_state_of_bytes<G>           ? game_part::bytes
         : !has_state_with_equality<G>      ? game_part::equality
         : !has_state_with_options<G>       ? game_part::chosen
         : !has_state_with_members<G>       ? game_part::members
         : !has_state_of_known_kinds<G>     ? game_part::member_kinds
         : !has_players<G>                  ? game_part::players
         : !has_state<G>                    ? game_part::state_in_words
         : !has_choices<G>                  ? game_part::action
         : !has_actions<G>                  ? game_part::two_bytes
         : !has_list_of_rules<G>            ? game_part::rules
         : !has_refusal<G>                  ? game_part::refusal
         : !has_legal_actions<G>            ? game_part::actions
         : !has_deal<G>                     ? game_part::deal
         : !has_turn<G>                     ? game_part::turn
         : !has_play<G>                     ? game_part::play
         : !has_scores<G>                   ? game_part::scores
         : !has_winner<G>                   ? game_part::wins
         : !has_aim<G>                      ? game_part::aim
         : !has_view<G>                     ? game_part::view
         : !has_determinize<G>              ? game_part::determinize
         : !has_secret<G>                   ? game_part::secret
         : !has_box<G>                      ? game_part::box
         : !has_each_piece<G>               ? game_part::each_piece
                                            : game_part::none;
}

/// Says which type it is that a member of a state cannot be of.
template <typename Part>
struct member_of_a_state {
    static constexpr bool known = std::is_void_v<Part>;
    static_assert(known, "a member of `state` has no text: take a number, a seat, an enumeration with `names`, a card, a "
                         "component, a std::array or a ludo::per_seat of these, or a type with `members()`");
};
template <typename G>
struct unknown_member_of : unknown_member<typename G::state> {};

/// Says to whoever writes a game, in words and as an error of the compiler, which part it lacks: the first, and nothing behind it.
template <typename G>
struct whole_game {
    template <game_part One>
    static constexpr bool has = first_lacking<G>() != One;

    static_assert(has<game_part::name>, "a game needs `name`, a short text that never changes");
    static_assert(has<game_part::title>, "a game needs `title`, a ludo::phrase: its title in English and French");
    static_assert(has<game_part::seats>, "a game needs `seats`, a ludo::player_range: how few and how many can play");
    static_assert(has<game_part::twelve_seats>, "at most twelve can play a game: `seats` says more");
    static_assert(has<game_part::options>,
                  "a game needs `options`, a struct with `players`, `first` (the seat that begins) and ==");
    static_assert(has<game_part::option_list>, "a game needs `option_list`, the names of its options (see ludo/core/options.hpp)");
    static_assert(has<game_part::options_in_words>,
                  "`validate(options)` must return a char const*: nullptr, or what is wrong, in words");
    static_assert(has<game_part::state>, "a game needs `state`, a struct with everything there is to know");
    static_assert(has<game_part::bytes>,
                  "`state` must be copied as bytes: no std::vector, no std::string, no copy constructor of its own");
    static_assert(has<game_part::equality>, "`state` needs == (a defaulted one will do) and a default constructor");
    static_assert(has<game_part::chosen>, "`state` needs the member `chosen`, the `options` of the table");
    static_assert(has<game_part::members>, "`state` needs `members()`, the names of its members (see ludo/core/members.hpp)");
    static_assert(sizeof(member_of_a_state<
                         typename std::conditional_t<has<game_part::member_kinds>, first_unknown<>, unknown_member_of<G>>::type>) >
                  0);
    static_assert(has<game_part::players>, "a game needs `players(state)`, which returns an int: how many play");
    static_assert(has<game_part::state_in_words>,
                  "`validate(state)` must return a char const*: nullptr, or what is wrong, in words");
    static_assert(has<game_part::action>, "a game needs `action`, which derives from ludo::choice (see ludo/core/choice.hpp)");
    static_assert(has<game_part::two_bytes>, "`action` must take one or two bytes: it keeps nothing but its index");
    static_assert(has<game_part::rules>, "a game needs `rules`, a std::array with the address of every ludo::rule that it has");
    static_assert(has<game_part::refusal>,
                  "a game needs `refusal(state, action)`, which returns a ludo::rule const*: nullptr, or what forbids it");
    static_assert(has<game_part::actions>,
                  "a game needs `actions(state)`, which returns a ludo::action_set<action>: all that are legal");
    static_assert(has<game_part::deal>, "a game needs `deal(options, ludo::rng&)`, which returns the first `state`");
    static_assert(has<game_part::turn>,
                  "a game needs `turn(state)`, which returns a ludo::seat: ludo::nobody once the game is over");
    static_assert(has<game_part::play>, "a game needs `play(state&, action)`, which changes the state and returns void");
    static_assert(has<game_part::scores>,
                  "a game needs `scores(state)`, which returns ludo::seat_numbers: the points of each seat");
    static_assert(has<game_part::wins>, "a game needs `wins`: ludo::best::highest or ludo::best::lowest");
    static_assert(has<game_part::aim>, "`aim` must be a ludo::aim: places, points or together");
    static_assert(has<game_part::view>, "a game needs `view(state, seat)`, which returns a `state` with what this seat knows");
    static_assert(has<game_part::determinize>,
                  "a game needs `determinize(view, ludo::rng&)`, which returns a `state` that it could be a view of");
    static_assert(has<game_part::secret>,
                  "a game needs `secret(state, action)`, which returns a bool: must others not learn which action it was?");
    static_assert(has<game_part::box>,
                  "a game needs `piece_kinds` and `in_box(options, kind)`, ints: what the box has (0, if nothing)");
    static_assert(has<game_part::each_piece>,
                  "a game needs `each_piece(state, visit)`, which calls visit(place, kind) for each card or tile");

    static constexpr bool all = true; // or else the compiler has said so already
};

/// `static_assert(ludo::is_game<mine>);` below a game says in words what it lacks. So do a table of it and the conformance suite.
template <typename G>
inline constexpr bool is_game = whole_game<G>::all;

} // namespace ludo
