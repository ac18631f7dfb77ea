#pragma once

#include <cstdint>
#include <tuple>

#include <ludo/core/any_game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/turns/series/contract.hpp>
#include <ludo/turns/series/ending.hpp>

namespace ludo {

/// A match in progress: the game that is being played, and what the score sheet says of those before it. What the seats remember is in
/// the game.
template <series_match Match>
struct series_state {
    typename Match::options chosen;
    std::uint8_t number = 0; // how many games were over before this one began
    match_wins<Match> won{};
    seat_numbers points; // from the games that are over
    seat_numbers last;   // the scores of the game that ended last: its cards are gone once the next one is dealt
    any_state<typename Match::games> playing;
    rng luck = no_luck; // for the deals to come
    friend constexpr bool operator==(series_state const&, series_state const&) = default;

    static constexpr auto members() {
        constexpr std::tuple always{member{"number", &series_state::number}, member{"points", &series_state::points},
                                    member{"last", &series_state::last}, member{"playing", &series_state::playing},
                                    member{"luck", &series_state::luck}};
        if constexpr (match_has_bonuses<Match>)
            return std::tuple_cat(always, std::tuple{member{"won", &series_state::won}});
        else
            return always;
    }
};

} // namespace ludo
