// first error: a game needs `refusal(state, action)`
#include <ludo/games/calcory.hpp>
#include <ludo/testing/conformance.hpp>

struct lawless : ludo::calcory {
    static void refusal();
};

int main() { return ludo::testing::conformance<lawless>().run(100) ? 0 : 1; }
