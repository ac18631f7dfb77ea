#include <ludo/games/bonbons.hpp>
#include <ludo/games/calcory.hpp>

#include "../../games/memory.hpp"
#include "../part.hpp"

terminal::part const terminal::memory_games = terminal::part_of<ludo::game_list<ludo::calcory, ludo::bonbons, memory>>();
