// first error: rules of betting need `strength(hand, board)`
#include <ludo/turns/betting.hpp>

#include "../../examples/games/kuhn_poker.hpp"

struct feeble_rules : kuhn_poker_rules {
    static void strength();
};
using feeble = ludo::betting<feeble_rules>;
