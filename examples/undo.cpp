// Actions are taken back one by one. Here each card is tried before one is chosen, and in the end the whole game is undone.
#include <iostream>

#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

int main() {
    using ludo::calcory;
    ludo::table<calcory> table({.players = 2}, /*seed*/ 42);
    calcory::state const dealt = table.state();
    if (!table.play(calcory::action::turn({0, 0})))
        return 1;

    int thirteens = 0;
    calcory::state const before = table.state();
    for (calcory::action next : table.actions()) {
        if (!table.play(next))
            return 1;
        thirteens += table.state().phase == calcory::game_phase::returning;
        if (!table.undo() || table.state() != before)
            return 1;
    }
    std::cout << "a1 is " << before.table.at({0, 0}).text().view() << ": thirteen with " << thirteens << " of the others\n";

    for (ludo::rng luck(7); !table.over();)
        if (!table.play(table.actions().pick(luck)))
            return 1;
    int taken_back = 0;
    while (table.undo())
        ++taken_back;
    std::cout << "played to the end, and " << taken_back << " actions taken back\n";
    return table.state() == dealt ? 0 : 1;
}
