#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

int main() {
    ludo::table<ludo::calcory> table({.players = 3}, /*seed*/ 42);
    ludo::rng luck(7);
    return table.play(table.actions().pick(luck)) ? 0 : 1;
}
