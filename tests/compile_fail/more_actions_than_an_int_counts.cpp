// first error: a game has at most 65,536 actions: split a verb into steps
#include <ludo/components/grid.hpp>
#include <ludo/core/choice.hpp>

// Seven cells of 361: 8 * 10^17 actions.
using cell = ludo::grid_cell<ludo::rectangle{.rows = 19, .columns = 19}>;
struct action : ludo::choice<action, ludo::step<ludo::verb<"jump", cell, cell, cell, cell, cell, cell, cell>>> {};

int main() { return action::count; }
