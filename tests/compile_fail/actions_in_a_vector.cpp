// first error: a game needs `actions(state)`, which returns a ludo::action_set<action>
#include <vector>

#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

struct listing : ludo::calcory {
    static std::vector<action> actions(state const&) { return {}; }
};

int main() {
    ludo::table<listing> table({}, 1);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    return table.places()[ludo::seat(0)] + table.view(ludo::seat(0)).turn().index();
}
