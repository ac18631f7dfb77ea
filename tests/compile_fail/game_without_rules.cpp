// expect: has_rules
#include <ludo/core/game.hpp>
#include <ludo/games/calcory.hpp>

struct lawless : ludo::calcory {
    static void refusal();
};

template <ludo::game G>
void play();

int main() { play<lawless>(); }
