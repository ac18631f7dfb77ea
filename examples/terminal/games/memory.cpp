#include "../../games/memory.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::memory = terminal::part_of<::memory>();
