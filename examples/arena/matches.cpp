#include "list_of.hpp"

#include <ludo/core/game_list.hpp>
#include <ludo/games/xxl.hpp>

namespace arena {

list matches() { return list_of<ludo::game_list<ludo::xxl::pur, ludo::xxl::individual, ludo::xxl::six_plus>>(); }

} // namespace arena
