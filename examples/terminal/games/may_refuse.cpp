#include <ludo/games/xxl/may_refuse.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::may_refuse = terminal::part_of<ludo::xxl::may_refuse>();
