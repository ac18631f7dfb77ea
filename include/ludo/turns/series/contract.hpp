#pragma once

#include <concepts>

#include <ludo/core/game.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/core/scores.hpp>

namespace ludo {

// What `series<Match>` requires of its `Match`. Each part is a concept by itself, so that a compiler that refuses it says which
// part is missing or wrong; `series_match`, at the end, is all of them.

/// `name`, `title`, `seats`, `options` with `players`, `option_list` and `check(options)`, as in every game; and `wins`.
template <typename Match>
concept match_has_options = has_name_and_seats<Match> && has_options<Match> && requires { Match::wins; };

/// `games`, the list of the different games, all played with the same cards; `length(options)`, how many are played, 1 to
/// 255;
/// `which(options, number)`, which of the list comes then, as its number there.
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

/// `most(inner options)`, the most that the scores of a game can add up to; no score is below 0.
template <typename Match, typename G>
concept match_bounds = requires(typename G::options const& inner) {
    { Match::most(inner) } -> std::same_as<int>;
};
template <typename Match>
concept match_bounds_scores = []<game... G>(game_list<G...>) { return (match_bounds<Match, G> && ...); }(typename Match::games());

/// What turns games into a match. It may also say whether scores are added up instead of places: `adds_scores(options)`;
/// if it does not, those of teams are.
template <typename Match>
concept series_match =
    match_has_options<Match> && match_has_games<Match> && match_says_who_begins<Match> && match_bounds_scores<Match>;

} // namespace ludo
