// first error: a match needs `begin(inner options&, options, number, points)`
#include <ludo/turns/series.hpp>

#include <ludo/games/xxl/match.hpp>

struct idle_rules : ludo::xxl::pur_rules {
    static void begin();
};
using idle = ludo::series<idle_rules>;
