// first error: a game needs `turn(state)`, which returns a ludo::seat
#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

struct numbered : ludo::calcory {
    static int turn(state const&) { return -1; }
};

int main() {
    ludo::table<numbered> table({}, 1);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    return table.places()[ludo::seat(0)] + table.view(ludo::seat(0)).turn().index();
}
