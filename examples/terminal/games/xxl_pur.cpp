#include <ludo/games/xxl/match.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::xxl_pur = terminal::part_of<ludo::xxl::pur>();
