// first error: a game needs `option_list`
#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

struct unnamed : ludo::calcory {
private:
    using ludo::calcory::option_list;
};

int main() {
    ludo::table<unnamed> table({}, 1);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    return table.places()[ludo::seat(0)] + table.view(ludo::seat(0)).turn().index();
}
