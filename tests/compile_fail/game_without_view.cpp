// first error: a game needs `view(state, seat)`
#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

struct blind : ludo::calcory {
    static void view();
};

int main() {
    ludo::table<blind> table({}, 1);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    return table.places()[ludo::seat(0)] + table.view(ludo::seat(0)).turn().index();
}
