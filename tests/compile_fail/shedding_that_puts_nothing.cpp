// expect: shedding_puts_cards
#include <ludo/core/game.hpp>
#include <ludo/games/xxl/lower.hpp>

struct forgetful : ludo::xxl::lower_rules {
    static void put();
};

template <ludo::game G>
void play();

int main() { play<ludo::shedding<forgetful>>(); }
