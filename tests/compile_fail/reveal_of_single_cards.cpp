// first error: rules of reveal need `together(card, card)`, `in_a_set`, two or more
#include <ludo/turns/reveal.hpp>

#include "../../examples/games/memory.hpp"

struct alone_rules : memory_rules {
    static constexpr int in_a_set = 1;
};
using alone = ludo::reveal<alone_rules>;
