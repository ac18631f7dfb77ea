// first error: rules of shedding need `put(options, layout&, card, ...)`
#include <ludo/turns/shedding.hpp>

#include <ludo/games/xxl/lower.hpp>

struct forgetful_rules : ludo::xxl::lower_rules {
    static void put();
};
using forgetful = ludo::shedding<forgetful_rules>;
