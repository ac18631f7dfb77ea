#include <ludo/games/xxl/set_colour.hpp>
#include <ludo/games/xxl/set_colour_trump.hpp>

#include "../part.hpp"

terminal::part const terminal::trick_games =
    terminal::part_of<ludo::game_list<ludo::xxl::set_colour, ludo::xxl::set_colour_trump>>();
