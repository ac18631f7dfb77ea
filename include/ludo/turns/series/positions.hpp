#pragma once

#include <cstdint>
#include <type_traits>

#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/turns/series/ending.hpp>

namespace ludo {

// What positions of a match must be like (see turns/series/rules.hpp): the points must be possible, and whatever follows from them must
// be right.

/// What the numbers of the seats can be: the least of each, and the most of all together.
struct score_bounds {
    std::int64_t least = 0, most = 0;

    [[nodiscard]] constexpr bool allow(seat_numbers const& scores) const {
        std::int64_t together = 0;
        bool enough = true;
        for (int score : scores) {
            enough = enough && score >= least;
            together += score;
        }
        return enough && together <= most;
    }
};

/// What the scores of one game of a match can be; and what so many games can count, as scores or as places (1, 1, 3).
template <typename Series>
constexpr score_bounds bounds_of_scores(typename Series::options const& chosen, int number) {
    return Series::with_options(chosen, number, []<typename G>(std::type_identity<G>, auto const& inner) {
        return score_bounds{.least = least_score<typename Series::match, G>(inner), .most = Series::most(inner)};
    });
}
template <typename Series>
constexpr score_bounds bounds_of_points(typename Series::options const& chosen, int games) {
    int const players = chosen.players;
    if (!match_adds_scores<typename Series::match>(chosen))
        return {.least = games, .most = games * players * (players + 1) / 2};
    score_bounds sum;
    for (int number = 0; number < games; ++number) {
        score_bounds const more = bounds_of_scores<Series>(chosen, number);
        sum.least += more.least;
        sum.most += more.most;
    }
    return sum;
}

/// The points without those of the last of so many games.
template <typename Series>
constexpr seat_numbers points_before(typename Series::state const& s, int games) {
    seat_numbers before = s.points;
    seat_numbers const gained = Series::counted(s.chosen, games - 1, s.last);
    for (seat each : each_seat(s.chosen.players))
        before[each] -= gained[each];
    return before;
}

/// Can so many games have led to these points, and the last of them to these scores?
template <typename Series>
constexpr char const* wrong_with_points(typename Series::state const& s, int games) {
    int const players = s.chosen.players;
    if (s.points.size() != players || !bounds_of_points<Series>(s.chosen, games).allow(s.points))
        return "points takes a number for each seat that the games so far can add up to";
    if (s.last.size() != players || !(games == 0 ? score_bounds() : bounds_of_scores<Series>(s.chosen, games - 1)).allow(s.last))
        return "last takes a number for each seat: the scores of the game that ended last";
    if constexpr (match_has_bonuses<typename Series::match>) {
        seat const last = games == 0 ? nobody : sole_winner(Series::placed(s.chosen, games - 1, s.last));
        if (s.won.size() != players || !score_bounds{.most = games}.allow(s.won) || (last != nobody && s.won[last] == 0))
            return "won takes a number for each seat: how many games it has won alone";
    }
    if (games == 0)
        return nullptr;
    seat_numbers const before = points_before<Series>(s, games);
    return bounds_of_points<Series>(s.chosen, games - 1).allow(before) &&
                   (games == 1 || match_goes_on<typename Series::match>(s.chosen, games - 1, before))
             ? nullptr
             : "points: what they were before the last game is not possible";
}

template <typename Series>
constexpr char const* wrong_with_match(typename Series::state const& s) {
    if (s.number >= Series::length(s.chosen))
        return "number tells how many games are over before this one";
    if (static_cast<int>(s.playing.index()) != Series::which(s.chosen, s.number))
        return "playing: another game is due at this point";
    return s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) -> char const* {
        if (char const* const wrong = wrong_with<G>(inner))
            return wrong;
        bool const finished = G::turn(inner) == nobody;
        if (finished && match_goes_on<typename Series::match>(s.chosen, s.number + 1, s.points))
            return "playing: a game is over, and the next one has not been dealt";
        if (!finished && s.number > 0 && !match_goes_on<typename Series::match>(s.chosen, s.number, s.points))
            return "points: they end the match, and another game is being played";
        if (char const* const wrong = wrong_with_points<Series>(s, s.number + finished))
            return wrong;
        seat_numbers const then = finished ? points_before<Series>(s, s.number + 1) : s.points;
        if (!(inner.chosen == Series::template inner_options<G>(s.chosen, s.number, then)))
            return "playing: its options must follow from those of the match and from the points";
        return finished && !(s.last == G::scores(inner)) ? "last: these are not the scores of the game that is over" : nullptr;
    });
}

} // namespace ludo
