#pragma once

#include <type_traits>

#include <ludo/core/game.hpp>

namespace ludo {

/// Says which type it is that a member of a state cannot be of.
template <typename Part>
struct member_of_a_state {
    static constexpr bool known = std::is_void_v<Part>;
    static_assert(known, "a member of `state` has no text: take a number, a seat, an enumeration with `names`, a card, a "
                         "component, a std::array or a ludo::per_seat of these, or a type with `members()`");
};
template <typename G>
struct unknown_member_of : unknown_member<typename G::state> {};

/// Says to whoever writes a game, in words and as an error of the compiler, which part it lacks. Each part is asked for only if all
/// parts before it are there, so the first that is missing is named, and nothing behind it.
template <typename G>
struct whole_game {
    static constexpr bool asked = !requires { G::lacks_a_part; }; // or else the compiler has said so already
    static constexpr bool name = asked && has_name<G>;
    static_assert(!(asked && !name), "a game needs `name`, a short text that never changes");
    static constexpr bool title = name && has_title<G>;
    static_assert(!(name && !title), "a game needs `title`, a ludo::phrase: its title in English and French");
    static constexpr bool seats = title && has_seats<G>;
    static_assert(!(title && !seats), "a game needs `seats`, a ludo::player_range: how few and how many can play");
    static constexpr bool twelve_seats = seats && at_most_twelve_seats<G>;
    static_assert(!(seats && !twelve_seats), "at most twelve can play a game: `seats` says more");
    static constexpr bool options = twelve_seats && has_options_type<G>;
    static_assert(!(twelve_seats && !options),
                  "a game needs `options`, a struct with `players`, `first` (the seat that begins) and ==");
    static constexpr bool option_list = options && has_option_list<G>;
    static_assert(!(options && !option_list), "a game needs `option_list`, the names of its options (see ludo/core/options.hpp)");
    static constexpr bool options_in_words = option_list && has_options<G>;
    static_assert(!(option_list && !options_in_words),
                  "`validate(options)` must return a char const*: nullptr, or what is wrong, in words");
    static constexpr bool state = options_in_words && requires { typename G::state; };
    static_assert(!(options_in_words && !state), "a game needs `state`, a struct with everything there is to know");
    static constexpr bool bytes = state && has_state_of_bytes<G>;
    static_assert(!(state && !bytes),
                  "`state` must be copied as bytes: no std::vector, no std::string, no copy constructor of its own");
    static constexpr bool equality = bytes && has_state_with_equality<G>;
    static_assert(!(bytes && !equality), "`state` needs == (a defaulted one will do) and a default constructor");
    static constexpr bool chosen = equality && has_state_with_options<G>;
    static_assert(!(equality && !chosen), "`state` needs the member `chosen`, the `options` of the table");
    static constexpr bool members = chosen && has_state_with_members<G>;
    static_assert(!(chosen && !members), "`state` needs `members()`, the names of its members (see ludo/core/members.hpp)");
    static constexpr bool member_kinds = members && has_state_of_known_kinds<G>;
    using odd_member = std::conditional_t<members && !member_kinds, unknown_member_of<G>, first_unknown<>>;
    static_assert(sizeof(member_of_a_state<typename odd_member::type>) > 0);
    static constexpr bool players = member_kinds && has_players<G>;
    static_assert(!(member_kinds && !players), "a game needs `players(state)`, which returns an int: how many play");
    static constexpr bool state_in_words = players && has_state<G>;
    static_assert(!(players && !state_in_words),
                  "`validate(state)` must return a char const*: nullptr, or what is wrong, in words");
    static constexpr bool action = state_in_words && has_choices<G>;
    static_assert(!(state_in_words && !action),
                  "a game needs `action`, which derives from ludo::choice (see ludo/core/choice.hpp)");
    static constexpr bool two_bytes = action && has_actions<G>;
    static_assert(!(action && !two_bytes), "`action` must take one or two bytes: it keeps nothing but its index");
    static constexpr bool rules = two_bytes && has_list_of_rules<G>;
    static_assert(!(two_bytes && !rules), "a game needs `rules`, a std::array with the address of every ludo::rule that it has");
    static constexpr bool refusal = rules && has_refusal<G>;
    static_assert(!(rules && !refusal),
                  "a game needs `refusal(state, action)`, which returns a ludo::rule const*: nullptr, or what forbids it");
    static constexpr bool actions = refusal && has_legal_actions<G>;
    static_assert(!(refusal && !actions),
                  "a game needs `actions(state)`, which returns a ludo::action_set<action>: all that are legal");
    static constexpr bool deal = actions && has_deal<G>;
    static_assert(!(actions && !deal), "a game needs `deal(options, ludo::rng&)`, which returns the first `state`");
    static constexpr bool turn = deal && has_turn<G>;
    static_assert(!(deal && !turn), "a game needs `turn(state)`, which returns a ludo::seat: ludo::nobody once the game is over");
    static constexpr bool play = turn && has_play<G>;
    static_assert(!(turn && !play), "a game needs `play(state&, action)`, which changes the state and returns void");
    static constexpr bool scores = play && has_scores<G>;
    static_assert(!(play && !scores), "a game needs `scores(state)`, which returns ludo::seat_numbers: the points of each seat");
    static constexpr bool wins = scores && has_winner<G>;
    static_assert(!(scores && !wins), "a game needs `wins`: ludo::best::highest or ludo::best::lowest");
    static constexpr bool aim = wins && has_aim<G>;
    static_assert(!(wins && !aim), "`aim` must be a ludo::aim: places, points or together");
    static constexpr bool view = aim && has_view<G>;
    static_assert(!(aim && !view), "a game needs `view(state, seat)`, which returns a `state` with what this seat knows");
    static constexpr bool determinize = view && has_determinize<G>;
    static_assert(!(view && !determinize),
                  "a game needs `determinize(view, ludo::rng&)`, which returns a `state` that it could be a view of");
    static constexpr bool secret = determinize && has_secret<G>;
    static_assert(!(determinize && !secret),
                  "a game needs `secret(state, action)`, which returns a bool: must others not learn which action it was?");
    static constexpr bool box = secret && has_box<G>;
    static_assert(!(secret && !box),
                  "a game needs `piece_kinds` and `in_box(options, kind)`, ints: what the box has (0, if nothing)");
    static constexpr bool each_piece = box && has_each_piece<G>;
    static_assert(!(box && !each_piece),
                  "a game needs `each_piece(state, visit)`, which calls visit(place, kind) for each card or tile");

    static constexpr bool all = true;
};

/// `static_assert(ludo::is_game<mine>);` below a game says in words what it lacks. So do a table of it and the conformance suite.
template <typename G>
inline constexpr bool is_game = whole_game<G>::all;

} // namespace ludo
