// What happens at a table, in words, for each viewer: whoever draws a card is told which, and the others are not. A client that knew the
// beginning can follow the game from what it is told.
#include <iostream>
#include <string>
#include <vector>

#include <ludo/games/xxl/lower.hpp>
#include <ludo/io/told.hpp>
#include <ludo/play/table.hpp>

int main() {
    using ludo::xxl::lower;
    std::vector<std::string> const names{"Ada", "Blaise"};
    ludo::seat const ada(0);
    ludo::table<lower> table({.players = 2}, /*seed*/ 4);
    ludo::view<lower> known = table.view(ada);

    for (ludo::rng luck(4); table.size() < 12;)
        if (!table.play(table.turn(), table.actions().pick(luck)))
            return 1;

    std::cout << "Ada is told:\n";
    bool const told_ada = table.tell(ada, [&](ludo::told<lower> const& what) {
        std::cout << "  " << to_text(what, ludo::language::english, names) << '\n';
        known = what.applied_to(known);
    });
    std::cout << "Who looks on, in French:\n";
    bool const told_all = table.tell(ludo::nobody, [&](ludo::told<lower> const& what) {
        std::cout << "  " << to_text(what, ludo::language::french, names) << '\n';
    });
    return told_ada && told_all && known == table.view(ada) ? 0 : 1;
}
