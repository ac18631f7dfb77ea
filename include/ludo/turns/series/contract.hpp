#pragma once

#include <concepts>

#include <ludo/core/always_false.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/core/memory.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/scores.hpp>

namespace ludo {

// What `series<Match>` requires of its `Match`. Each part is a concept by itself, so that a compiler that refuses it says which
// part is missing or wrong; `series_match`, at the end, is all of them.

/// `name`, `title`, `seats`, `options` with `players`, `option_list` and `validate(options)`, as in every game; and `wins`.
template <typename Match>
concept match_has_options = has_name_and_seats<Match> && has_options<Match> && requires { Match::wins; };

/// `games`, the list of the different games, all played with the same cards; `length(options)`, how many are played at most, 1 to
/// 255; `which(options, number)`, which of the list comes then, as its number there.
template <typename Match>
concept match_has_games = requires(typename Match::options const& chosen, typename Match::games list) {
    []<game... Games>(game_list<Games...>) {}(list);
    { Match::length(chosen) } -> std::same_as<int>;
    { Match::which(chosen, 0) } -> std::same_as<int>;
};

/// `begin(inner options&, options, number, points so far)`, which says who begins a game. Options of the game that have the name
/// and type of an option of the match are already set.
template <typename Match, typename G>
concept match_begins = requires(typename G::options& inner, typename Match::options const& chosen, seat_numbers const& points) {
    Match::begin(inner, chosen, 0, points);
};
template <typename Match>
concept match_says_who_begins = []<game... G>(game_list<G...>) { return (match_begins<Match, G> && ...); }(typename Match::games());

/// `most(inner options)`, the most that the scores of a game can add up to; and if scores below 0 are possible,
/// `least(inner options)`, the least that a seat can have.
template <typename Match, typename G>
concept match_goes_below = requires(typename G::options const& inner) { Match::least(inner); };
template <typename Match, typename G>
concept match_bounds = requires(typename G::options const& inner) {
    { Match::most(inner) } -> std::same_as<int>;
} && (!match_goes_below<Match, G> || requires(typename G::options const& inner) {
                           { Match::least(inner) } -> std::same_as<int>;
                       });
template <typename Match>
concept match_bounds_scores = []<game... G>(game_list<G...>) { return (match_bounds<Match, G> && ...); }(typename Match::games());

/// What a match may say besides: `adds_scores(options)`, whether scores are added up instead of places (if it does not say, those of
/// teams are); `goes_on(options, number, points)`, whether another game follows when so many are over, or these points end the match
/// before its full length; and `bonuses(options, points, won)`, what each seat gets in addition at the end, `won` being how many games
/// each has won alone.
template <typename Match>
concept match_may_end_early = requires(typename Match::options const& chosen, seat_numbers const& points) {
    { Match::goes_on(chosen, 1, points) } -> std::same_as<bool>;
};
template <typename Match>
concept match_has_bonuses = requires(typename Match::options const& chosen, seat_numbers const& points) {
    { Match::bonuses(chosen, points, points) } -> std::same_as<seat_numbers>;
};
template <typename Match>
concept match_ends =
    (match_may_end_early<Match> || !requires { &Match::goes_on; }) && (match_has_bonuses<Match> || !requires { &Match::bonuses; });

/// Whether one of the games hints at what a sensible player would do (see search/rollout.hpp).
template <typename G>
concept game_hints = requires(typename G::state const& s, rng& luck) { G::hint(s, luck); };
template <typename Match>
concept match_hints = []<game... G>(game_list<G...>) { return (game_hints<G> || ...); }(typename Match::games());

/// Whether one of the games has a memory (see core/memory.hpp).
template <typename Match>
concept match_remembers = []<game... G>(game_list<G...>) { return (remembering<G> || ...); }(typename Match::games());

/// What turns games into a match.
template <typename Match>
concept series_match = match_has_options<Match> && match_has_games<Match> && match_says_who_begins<Match> &&
                       match_bounds_scores<Match> && match_ends<Match>;

/// Says in words and as an error of the compiler which part of a match is missing: the first, and nothing behind it.
template <typename Match>
consteval bool whole_series() {
    if constexpr (!match_has_options<Match>)
        static_assert(always_false<Match>,
                      "a match needs `name`, `title`, `seats`, `options` and `option_list`, as every game, and `wins`");
    else if constexpr (!match_has_games<Match>)
        static_assert(always_false<Match>,
                      "a match needs `games`, a ludo::game_list, `length(options)` and `which(options, number)`, ints");
    else if constexpr (!match_says_who_begins<Match>)
        static_assert(always_false<Match>, "a match needs `begin(inner options&, options, number, points)`, for each of its games");
    else if constexpr (!match_bounds_scores<Match>)
        static_assert(always_false<Match>, "a match needs `most(inner options)`, an int: what the scores of a game can add up to");
    else if constexpr (!match_ends<Match>)
        static_assert(always_false<Match>,
                      "a match has `goes_on(options, number, points)`, a bool, and `bonuses(options, points, won)`, or neither");
    return true; // or else the compiler has said so
}

} // namespace ludo
