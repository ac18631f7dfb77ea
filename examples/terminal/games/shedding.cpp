#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/up_down.hpp>

#include "../part.hpp"

terminal::part const terminal::shedding_games =
    terminal::part_of<ludo::game_list<ludo::xxl::up_down, ludo::xxl::lower, ludo::xxl::one_by_one>>();
