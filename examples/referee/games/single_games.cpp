#include <ludo/games/bonbons.hpp>
#include <ludo/games/calcory.hpp>
#include <ludo/games/yamy.hpp>

#include "../description.hpp"

std::span<referee::known_game const> referee::single_games() {
    return known_games<ludo::game_list<ludo::calcory, ludo::yamy, ludo::bonbons>>::all;
}
