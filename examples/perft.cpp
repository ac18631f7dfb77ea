// In how many ways can a game go on? `perft` counts them, and the different positions that they lead to. Here it counts the last
// four tricks of XXL 6; trying all ways one after the other must give the same numbers.
#include <cstdint>
#include <iostream>

#include <ludo/games/xxl/set_colour.hpp>
#include <ludo/search/perft.hpp>
#include <ludo/search/playout.hpp>

using ludo::xxl::set_colour;

std::uint64_t ways_to_play(set_colour::state const& from, int cards) {
    std::uint64_t ways = cards == 0;
    if (cards > 0)
        for (set_colour::action each : set_colour::actions(from)) {
            set_colour::state next = from;
            set_colour::play(next, each);
            ways += ways_to_play(next, cards - 1);
        }
    return ways;
}

int main() {
    ludo::rng luck(7);
    set_colour::state s = set_colour::deal({.players = 2}, luck); // 12 cards each,
    ludo::playout<set_colour>(s, luck, /*limit*/ 16);             // and 4 when these are played
    std::cout << "cards\tways\tpositions\n";
    int cards = 0;
    for (ludo::perft_count const& count : ludo::perft<set_colour>(s, /*depth*/ 8)) {
        if (count.ways != ways_to_play(s, cards) || count.over != (cards == 8 ? count.ways : 0))
            return 1;
        std::cout << cards++ << '\t' << count.ways << '\t' << count.states << '\n';
    }
}
