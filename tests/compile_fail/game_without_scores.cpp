// first error: a game needs `scores(state)`
#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

struct pointless : ludo::calcory {
    static void scores();
};

int main() {
    ludo::table<pointless> table({}, 1);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    return table.places()[ludo::seat(0)] + table.view(ludo::seat(0)).turn().index();
}
