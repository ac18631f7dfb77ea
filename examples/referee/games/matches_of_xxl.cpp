#include <ludo/games/xxl.hpp>

#include "../description.hpp"

std::span<referee::known_game const> referee::matches_of_xxl() {
    return known_games<ludo::game_list<ludo::xxl::pur, ludo::xxl::individual, ludo::xxl::six_plus>>::all;
}
