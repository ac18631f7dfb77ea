#include <ludo/games/xxl/match.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::xxl_six_plus = terminal::part_of<ludo::xxl::six_plus>();
