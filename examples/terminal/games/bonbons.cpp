#include <ludo/games/bonbons.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::bonbons = terminal::part_of<ludo::bonbons>();
