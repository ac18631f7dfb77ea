#include <ludo/games/xxl/match.hpp>

#include "../part.hpp"

terminal::part const terminal::long_match = terminal::part_of<ludo::game_list<ludo::xxl::pur>>();
