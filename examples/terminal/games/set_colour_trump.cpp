#include <ludo/games/xxl/set_colour_trump.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::set_colour_trump = terminal::part_of<ludo::xxl::set_colour_trump>();
