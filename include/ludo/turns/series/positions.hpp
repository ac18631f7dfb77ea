#pragma once

#include <cstdint>

#include <ludo/core/wrong_with.hpp>
#include <ludo/turns/series/ending.hpp>
#include <ludo/turns/series/place_points.hpp>
#include <ludo/turns/series/rules.hpp>

namespace ludo {

// What options and positions of a series must be like (see turns/series/rules.hpp): the points must be possible, and whatever follows
// from them must be right.

template <series_match Match>
constexpr char const* series<Match, true>::validate(options const& chosen) {
    if (char const* const wrong = own_check<Match>(chosen))
        return wrong;
    bool const can_be_counted = 1 <= Match::length(chosen) && Match::length(chosen) <= most_games;
    return can_be_counted ? nullptr : "a match has 1 to 255 games";
}

template <series_match Match>
constexpr char const* series<Match, true>::validate(state const& s) {
    if (s.number >= Match::length(s.chosen))
        return "number tells how many games are over before this one";
    if (static_cast<int>(s.playing.index()) != Match::which(s.chosen, s.number))
        return "playing: another game is due at this point";
    return s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) -> char const* {
        if (char const* const wrong = wrong_with<G>(inner))
            return wrong;
        bool const finished = G::turn(inner) == nobody;
        if (finished && match_goes_on<Match>(s.chosen, s.number + 1, s.points))
            return "playing: a game is over, and the next one has not been dealt";
        if (!finished && s.number > 0 && !match_goes_on<Match>(s.chosen, s.number, s.points))
            return "points: they end the match, and another game is being played";
        seat_numbers before = s.points;
        if (char const* const wrong = check_points(s, s.number + finished, before))
            return wrong;
        if (char const* const wrong = check_wins(s, s.number + finished))
            return wrong;
        if (!(inner.chosen == inner_options<G>(s.chosen, s.number, finished ? before : s.points)))
            return "playing: its options must follow from those of the match and from the points";
        return finished && !(s.last == G::scores(inner)) ? "last: these are not the scores of the game that is over" : nullptr;
    });
}

/// Can this many games have led to these points, and the last of them to these scores? Takes the points of the last off `before`.
template <series_match Match>
constexpr char const* series<Match, true>::check_points(state const& s, int games, seat_numbers& before) {
    if (s.points.size() != s.chosen.players || !can_be_points(s.chosen, games, s.points))
        return "points takes a number for each seat that the games so far can add up to";
    if (s.last.size() != s.chosen.players || !can_be_scores(s.last, games == 0 ? bounds() : bounds_of(s.chosen, games - 1)))
        return "last takes a number for each seat: the scores of the game that ended last";
    if (games == 0)
        return nullptr;
    seat_numbers const gained = counted(s.chosen, games - 1, s.last);
    for (seat each : each_seat(s.chosen.players))
        before[each] -= gained[each];
    bool const possible = can_be_points(s.chosen, games - 1, before);
    return possible && (games == 1 || match_goes_on<Match>(s.chosen, games - 1, before))
             ? nullptr
             : "points: what they were before the last game is not possible";
}

template <series_match Match>
constexpr bool series<Match, true>::can_be_points(options const& chosen, int games, seat_numbers const& points) {
    if (!match_adds_scores<Match>(chosen))
        return can_be_place_points(points, games);
    bounds sum;
    for (int number = 0; number < games; ++number) {
        bounds const more = bounds_of(chosen, number);
        sum.least += more.least;
        sum.most += more.most;
    }
    return can_be_scores(points, sum);
}

/// How often each seat has won alone: no more often than there were games, and whoever won the last one has won.
template <series_match Match>
constexpr char const* series<Match, true>::check_wins([[maybe_unused]] state const& s, [[maybe_unused]] int games) {
    if constexpr (match_has_bonuses<Match>) {
        bool possible = s.won.size() == s.chosen.players && can_be_scores(s.won, {.most = games});
        if (possible && games > 0)
            if (seat const last = sole_winner(placed(s.chosen, games - 1, s.last)); last != nobody)
                possible = s.won[last] > 0;
        return possible ? nullptr : "won takes a number for each seat: how many games it has won alone";
    } else
        return nullptr;
}

template <series_match Match>
constexpr bool series<Match, true>::can_be_scores(seat_numbers const& scores, bounds const& within) {
    std::int64_t left = std::int64_t{within.most} - std::int64_t{within.least} * scores.size();
    for (int each : scores)
        if (each < within.least || (left -= std::int64_t{each} - within.least) < 0)
            return false;
    return true;
}

/// What the scores of the game with this number can be.
template <series_match Match>
constexpr typename series<Match, true>::bounds series<Match, true>::bounds_of(options const& chosen, int number) {
    return with_options(chosen, number, []<typename G>(std::type_identity<G>, auto const& inner) {
        return bounds{.least = least_score<Match, G>(inner), .most = Match::most(inner)};
    });
}

} // namespace ludo
