#pragma once

#include <ludo/core/game.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/series/ending.hpp>

namespace ludo {

/// A match of deals of one game, whose scores are added up; the deal goes round. Where the options have a `target`, it ends as soon as
/// somebody has so many points. What derives from it says its name, its options, its `length`, and `most`: see `series_match`.
template <game G>
struct match_of {
    using games = game_list<G>;
    static constexpr player_range seats = G::seats;
    static constexpr best wins = G::wins;

    static constexpr int which(auto const&, int) { return 0; }
    static constexpr void begin(typename G::options& inner, auto const& chosen, int number, seat_numbers const&) {
        inner.first = seat((chosen.first.index() + number) % chosen.players);
    }
    static constexpr bool adds_scores(auto const&) { return true; }
    static constexpr bool goes_on(auto const& chosen, int, seat_numbers const& points)
        requires requires { chosen.target; }
    {
        return !somebody_has(points, chosen.target);
    }
};

} // namespace ludo
