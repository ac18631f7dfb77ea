// first error: rules of tricks need `game_phase`
#include <ludo/turns/tricks.hpp>

#include <ludo/games/xxl/set_colour.hpp>

struct timeless_rules : ludo::xxl::set_colour_rules {
    enum class game_phase { over, leading };
};
using timeless = ludo::tricks<timeless_rules>;
