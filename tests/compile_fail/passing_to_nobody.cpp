// first error: rules of passing need `receiver(options, giver)`
#include <ludo/turns/passing.hpp>

#include "../../examples/games/hearts.hpp"

struct stingy_rules : hearts_rules {
    static void receiver();
};

ludo::seat const first = stingy_rules::receiver_in(ludo::trick_state<stingy_rules>(), ludo::seat(0));
