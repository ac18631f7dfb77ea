// expect: reveal_says_what_is_won
#include "../../examples/games/memory.hpp"

struct alone : memory_rules {
    static constexpr int in_a_set = 1;
};

ludo::reveal<alone>::state s;
