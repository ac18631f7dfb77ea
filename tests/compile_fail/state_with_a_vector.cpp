// first error: `state` must be copied as bytes
#include <vector>

#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

struct on_the_heap : ludo::calcory {
    struct state : ludo::calcory::state {
        std::vector<int> drawn;
        friend bool operator==(state const&, state const&) = default;
    };
};

int main() {
    ludo::table<on_the_heap> table({}, 1);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    return table.places()[ludo::seat(0)] + table.view(ludo::seat(0)).turn().index();
}
