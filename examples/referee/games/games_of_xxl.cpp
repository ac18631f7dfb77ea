#include <ludo/games/xxl.hpp>

#include "../description.hpp"

std::span<referee::known_game const> referee::games_of_xxl() {
    using namespace ludo::xxl;
    return known_games<ludo::game_list<up_down, lower, may_refuse, runs, one_by_one, set_colour, set_colour_trump>>::all;
}
