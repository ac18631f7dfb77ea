#pragma once

#include <type_traits>

#include <ludo/core/aim.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/series/contract.hpp>

namespace ludo {

/// When so many games are over, with these points, does another one follow?
template <series_match Match>
constexpr bool match_goes_on(typename Match::options const& chosen, int games, [[maybe_unused]] seat_numbers const& points) {
    if constexpr (match_may_end_early<Match>)
        return games < Match::length(chosen) && Match::goes_on(chosen, games, points);
    else
        return games < Match::length(chosen);
}

/// The least that a seat can have in a game with these options.
template <series_match Match, game G>
constexpr int least_score([[maybe_unused]] typename G::options const& inner) {
    if constexpr (match_goes_below<Match, G>)
        return Match::least(inner);
    else
        return 0;
}

/// Has a seat so many points, or more?
constexpr bool somebody_has(seat_numbers const& points, int enough) {
    for (int each : points)
        if (each >= enough)
            return true;
    return false;
}

/// Who has won a game alone, or nobody.
constexpr seat sole_winner(seat_numbers const& placed) {
    seat found;
    for (seat each : each_seat(placed.size()))
        if (placed[each] == 1) {
            if (found != nobody)
                return nobody;
            found = each;
        }
    return found;
}

/// How many games of a match each seat has won alone; nothing, where no bonus depends on it.
struct no_wins {
    friend constexpr bool operator==(no_wins, no_wins) = default;
};
template <typename Match>
using match_wins = std::conditional_t<match_has_bonuses<Match>, seat_numbers, no_wins>;

/// What is worth winning in a match: what it says, or what all its games say.
template <series_match Match>
inline constexpr aim match_aim = aim_of<std::conditional_t<requires { Match::aim; }, Match, typename Match::games>>();

/// Are the scores of the games added up, instead of the places?
template <series_match Match>
constexpr bool match_adds_scores([[maybe_unused]] typename Match::options const& chosen) {
    if constexpr (requires { Match::adds_scores(chosen); })
        return Match::adds_scores(chosen);
    else
        return match_aim<Match> == aim::together; // a team is always first
}

/// The points of a match that is over, with the bonuses.
template <series_match Match>
constexpr seat_numbers with_bonuses([[maybe_unused]] typename Match::options const& chosen, seat_numbers points,
                                    [[maybe_unused]] match_wins<Match> const& won) {
    if constexpr (match_has_bonuses<Match>) {
        seat_numbers const more = Match::bonuses(chosen, points, won);
        for (seat each : each_seat(points.size()))
            points[each] += more[each];
    }
    return points;
}

} // namespace ludo
