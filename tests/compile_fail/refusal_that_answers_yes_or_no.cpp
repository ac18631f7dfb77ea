// first error: a game needs `refusal(state, action)`, which returns a ludo::rule const*
#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

struct curt : ludo::calcory {
    static bool refusal(state const&, action) { return false; }
};

int main() {
    ludo::table<curt> table({}, 1);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    return table.places()[ludo::seat(0)] + table.view(ludo::seat(0)).turn().index();
}
