// A match is played like a game: here the six of pure XXL, one after the other. After each, everybody gets points for their
// place, 1 for the first; whoever has the fewest at the end wins.
#include <iostream>

#include <ludo/games/xxl/match.hpp>
#include <ludo/play/table.hpp>

int main() {
    ludo::table<ludo::xxl::pur> match({.players = 3}, /*seed*/ 42);
    ludo::rng luck(7);
    int games = 0;
    while (!match.over()) {
        ludo::xxl::pur::state const before = match.state();
        if (!match.play(match.actions().pick(luck)))
            return 1;
        if (match.scores() == before.points)
            continue; // that game goes on
        ++games;
        std::cout << before.playing.names[before.playing.index()] << ':';
        for (ludo::seat s : match.seats())
            std::cout << ' ' << match.state().last[s] << " (+" << match.scores()[s] - before.points[s] << ')';
        std::cout << '\n';
    }

    for (ludo::seat s : match.seats())
        std::cout << "seat " << s.index() << ": " << match.scores()[s] << " points, place " << match.places()[s] << '\n';
    return games == 6 ? 0 : 1;
}
