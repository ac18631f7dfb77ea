#include <ludo/games/xxl/runs.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::runs = terminal::part_of<ludo::xxl::runs>();
