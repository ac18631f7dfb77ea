// expect: a grid has at most 65,536 cells
#include <ludo/components/grid.hpp>

using cell = ludo::grid_cell<ludo::rectangle{.rows = 300, .columns = 300}>;

int main() { return cell().index(); }
