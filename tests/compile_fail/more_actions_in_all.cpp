// first error: a game has at most 65,536 actions: split a verb into steps
#include <ludo/components/grid.hpp>
#include <ludo/core/choice.hpp>

// Each verb has few enough, 62,500, and both together have not.
using cell = ludo::grid_cell<ludo::rectangle{.rows = 5, .columns = 50}>;
struct action : ludo::choice<action, ludo::step<ludo::verb<"move", cell, cell>>, ludo::step<ludo::verb<"push", cell, cell>>> {};

int main() { return action::count; }
