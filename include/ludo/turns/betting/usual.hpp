#pragma once

#include <array>

#include <ludo/core/for_players.hpp>

namespace ludo {

/// What is usual in small games of betting, for so many players. `Rules` that derive from it say only what is special: whatever is
/// different, they declare again.
template <int Least = 2, int Most = 2>
struct usual_betting : for_players<Least, Most> {
    static constexpr int ante = 1;            // what everybody pays before the first round
    static constexpr std::array bets{1};      // in each round, by how much a bet or a raise is higher than what was paid so far
    static constexpr int most_bets = 1;       // in a round: one bet, and no raises
    static constexpr int hand_size = 1;       // the cards that each seat is dealt
    static constexpr std::array turned_up{0}; // before each round: cards that count for everybody; none before later rounds
};

} // namespace ludo
