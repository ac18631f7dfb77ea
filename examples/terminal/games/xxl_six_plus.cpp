#include <ludo/games/xxl/match.hpp>

#include "../part.hpp"

terminal::part const terminal::short_match = terminal::part_of<ludo::game_list<ludo::xxl::six_plus>>();
