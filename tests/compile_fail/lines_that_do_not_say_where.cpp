// first error: rules of lines need `free(marked)`, what can be named, and `where(marked, named)`
#include <ludo/turns/lines.hpp>

#include "../../examples/games/tic_tac_toe.hpp"

struct nowhere_rules : tic_tac_toe_rules {
    static void where(cells const&, cell);
};
using nowhere = ludo::lines<nowhere_rules>;
