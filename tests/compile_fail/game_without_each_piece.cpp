// first error: a game needs `each_piece(state, visit)`
#include <ludo/games/calcory.hpp>
#include <ludo/testing/conformance.hpp>

struct uncounted : ludo::calcory {
    static void each_piece();
};

int main() { return ludo::testing::conformance<uncounted>().run(100) ? 0 : 1; }
