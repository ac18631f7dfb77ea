// expect: lines_says_where
#include "../../examples/games/tic_tac_toe.hpp"

struct nowhere : tic_tac_toe_rules {
    static void where(cells const&, cell);
};

ludo::lines<nowhere>::state s;
