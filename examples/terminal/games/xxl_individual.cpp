#include <ludo/games/xxl/match.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::xxl_individual = terminal::part_of<ludo::xxl::individual>();
