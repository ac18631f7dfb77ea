#include <ludo/games/xxl/set_colour.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::set_colour = terminal::part_of<ludo::xxl::set_colour>();
