// first error: a game has at most 65,536 actions: split a verb into steps
#include <ludo/components/grid.hpp>
#include <ludo/core/choice.hpp>

// Three cells of 64: 262,144 actions.
using cell = ludo::grid_cell<ludo::rectangle{.rows = 8, .columns = 8}>;
struct action : ludo::choice<action, ludo::step<ludo::verb<"jump", cell, cell, cell>>> {};

int main() { return action::count; }
