#pragma once

#include <ludo/turns/series/place_points.hpp>
#include <ludo/turns/series/rules.hpp>

namespace ludo {

// What a position of a series must be like (see turns/series/rules.hpp): its points can have come about, and what follows from
// them is so.

template <typename Match>
constexpr char const*(series<Match>::check)(state const& s) {
    if (char const* const wrong = (check)(s.chosen))
        return wrong;
    if (s.number >= Match::length(s.chosen))
        return "number tells how many games are over before this one";
    if (static_cast<int>(s.playing.index()) != Match::which(s.chosen, s.number))
        return "playing: this is not the game that comes then";
    return s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) -> char const* {
        if (char const* const wrong = (G::check)(inner))
            return wrong;
        bool const finished = G::turn(inner) == nobody;
        if (finished && s.number + 1 < Match::length(s.chosen))
            return "playing: a game is over, and the next one is not dealt";
        seat_numbers before = s.points;
        if (char const* const wrong = check_points(s, s.number + finished, before))
            return wrong;
        if (!(inner.chosen == inner_options<G>(s.chosen, s.number, finished ? before : s.points)))
            return "playing: its options follow from those of the match, and from the points";
        return finished && !(s.last == G::scores(inner)) ? "last: the scores of the game that is over are others" : nullptr;
    });
}

/// Can so many games have come to these points, and the last of them to these scores? Takes its points off `before`.
template <typename Match>
constexpr char const* series<Match>::check_points(state const& s, int games, seat_numbers& before) {
    if (s.points.size() != s.chosen.players || !can_be_points(s.chosen, games, s.points))
        return "points takes a number for each seat, such as the games that are over can come to";
    if (s.last.size() != s.chosen.players || !can_be_scores(s.last, games == 0 ? 0 : most(s.chosen, games - 1)))
        return "last takes a number for each seat, the scores of the game that ended last";
    if (games == 0)
        return nullptr;
    seat_numbers const gained = counted(s.chosen, games - 1, s.last);
    for (seat each : ludo::seats(s.chosen.players))
        before[each] -= gained[each];
    return can_be_points(s.chosen, games - 1, before) ? nullptr : "points: without those of the last game they cannot be";
}

template <typename Match>
constexpr bool series<Match>::can_be_points(options const& chosen, int games, seat_numbers const& points) {
    if (!adds_scores(chosen))
        return can_be_place_points(points, games);
    int sum = 0;
    for (int number = 0; number < games; ++number)
        sum += most(chosen, number);
    return can_be_scores(points, sum);
}

/// None is below 0, and together they are not more.
template <typename Match>
constexpr bool series<Match>::can_be_scores(seat_numbers const& scores, int sum) {
    for (int each : scores)
        if (each < 0 || (sum -= each) < 0)
            return false;
    return true;
}

/// What the scores of the game with that number add up to at most.
template <typename Match>
constexpr int series<Match>::most(options const& chosen, int number) {
    return with_options(chosen, number, []<typename G>(std::type_identity<G>, auto const& inner) { return Match::most(inner); });
}

} // namespace ludo
