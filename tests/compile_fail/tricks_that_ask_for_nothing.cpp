// first error: rules of tricks need `each_lead(s, visit)`, `fit_to_lead(s, hand)`, `asked(s, card, ...)`
#include <ludo/turns/tricks.hpp>

#include <ludo/games/xxl/set_colour.hpp>

struct silent_rules : ludo::xxl::set_colour_rules {
    static void asked();
};
using silent = ludo::tricks<silent_rules>;
