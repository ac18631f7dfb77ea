#include "own_games.hpp"

#include "../arena/list_of.hpp"

std::vector<arena::list> arena::all_lists() { return {list_of<own_games>()}; }
