#include <ludo/games/xxl/lower.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::lower = terminal::part_of<ludo::xxl::lower>();
