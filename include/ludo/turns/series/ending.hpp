#pragma once

#include <type_traits>

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

/// Who has won a game alone, or nobody.
constexpr seat sole_winner(seat_numbers const& placed) {
    seat found;
    for (seat each : seats(placed.size()))
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

/// The points of a match that is over, with the bonuses.
template <series_match Match>
constexpr seat_numbers with_bonuses([[maybe_unused]] typename Match::options const& chosen, seat_numbers points,
                                    [[maybe_unused]] match_wins<Match> const& won) {
    if constexpr (match_has_bonuses<Match>) {
        seat_numbers const more = Match::bonuses(chosen, points, won);
        for (seat each : seats(points.size()))
            points[each] += more[each];
    }
    return points;
}

} // namespace ludo
