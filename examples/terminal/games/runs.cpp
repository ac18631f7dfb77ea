#include <ludo/games/xxl/may_refuse.hpp>
#include <ludo/games/xxl/runs.hpp>

#include "../part.hpp"

terminal::part const terminal::run_games = terminal::part_of<ludo::game_list<ludo::xxl::may_refuse, ludo::xxl::runs>>();
