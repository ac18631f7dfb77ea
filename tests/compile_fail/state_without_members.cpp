// first error: `state` needs `members()`
#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

struct secretive : ludo::calcory {
    struct state {
        options chosen;
        friend constexpr bool operator==(state const&, state const&) = default;
    };
};

int main() {
    ludo::table<secretive> table({}, 1);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    return table.places()[ludo::seat(0)] + table.view(ludo::seat(0)).turn().index();
}
