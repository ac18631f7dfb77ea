// expect: a grid has 1 to 702 columns
#include <ludo/components/grid.hpp>

using cell = ludo::grid_cell<ludo::rectangle{.rows = 2, .columns = 703}>;

int main() { return cell().index(); }
