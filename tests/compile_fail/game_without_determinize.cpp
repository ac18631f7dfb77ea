// first error: a game needs `determinize(view, ludo::rng&)`
#include <ludo/games/calcory.hpp>
#include <ludo/testing/conformance.hpp>

struct unimaginable : ludo::calcory {
    static void determinize();
};

int main() { return ludo::testing::conformance<unimaginable>().run(100) ? 0 : 1; }
