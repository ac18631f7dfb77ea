// The first program: a game of Calcory for three, played at random.
#include <cstdio>

import ludo;

int main() {
    ludo::table<ludo::calcory> table({.players = 3}, /*seed*/ 42);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1; // a rule forbids it: never what is in `actions`
    for (ludo::seat s : table.seats())
        std::printf("seat %d: %d cards, place %d\n", s.index(), table.scores()[s], table.places()[s]);
}
