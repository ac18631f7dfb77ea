// first error: `validate(options)` must return a char const*
#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

struct assenting : ludo::calcory {
    static constexpr bool validate(options const&) { return true; }
};

int main() {
    ludo::table<assenting> table({}, 1);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    return table.places()[ludo::seat(0)] + table.view(ludo::seat(0)).turn().index();
}
