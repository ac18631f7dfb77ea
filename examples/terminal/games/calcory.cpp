#include <ludo/games/calcory.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::calcory = terminal::part_of<ludo::calcory>();
