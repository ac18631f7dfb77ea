#include "own_games.hpp"

#include "../terminal/part.hpp"

std::vector<terminal::part> terminal::offered() { return parts_of<own_games>(); }
