// first error: `state` needs ==
#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

struct incomparable : ludo::calcory {
    struct state {
        options chosen;
        int points = 0;
    };
};

int main() {
    ludo::table<incomparable> table({}, 1);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    return table.places()[ludo::seat(0)] + table.view(ludo::seat(0)).turn().index();
}
