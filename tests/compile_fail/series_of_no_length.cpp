// first error: a match needs `games`, a ludo::game_list, `length(options)`
#include <ludo/turns/series.hpp>

#include <ludo/games/xxl/match.hpp>

struct endless_rules : ludo::xxl::pur_rules {
    static void length();
};
using endless = ludo::series<endless_rules>;
