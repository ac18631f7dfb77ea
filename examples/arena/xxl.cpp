#include "list_of.hpp"

#include <ludo/core/game_list.hpp>
#include <ludo/games/xxl.hpp>

namespace arena {

list xxl() {
    return list_of<ludo::game_list<ludo::xxl::up_down, ludo::xxl::lower, ludo::xxl::may_refuse, ludo::xxl::runs,
                                   ludo::xxl::one_by_one, ludo::xxl::set_colour, ludo::xxl::set_colour_trump>>();
}

} // namespace arena
