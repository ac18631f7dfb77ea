#include "list_of.hpp"

#include <ludo/core/game_list.hpp>
#include <ludo/games/bonbons.hpp>
#include <ludo/games/calcory.hpp>
#include <ludo/games/yamy.hpp>

namespace arena {

list ours() { return list_of<ludo::game_list<ludo::calcory, ludo::yamy, ludo::bonbons>>(); }

} // namespace arena
