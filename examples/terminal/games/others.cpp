#include <ludo/games/yamy.hpp>

#include "../../games/freecell.hpp"
#include "../../games/gin_rummy.hpp"
#include "../part.hpp"

terminal::part const terminal::other_games = terminal::part_of<ludo::game_list<ludo::yamy, gin_rummy, freecell>>();
