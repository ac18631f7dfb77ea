#include <ludo/games/xxl/up_down.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::up_down = terminal::part_of<ludo::xxl::up_down>();
