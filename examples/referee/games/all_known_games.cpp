#include <span>
#include <vector>

#include "../known_game.hpp"

std::vector<referee::known_game> referee::all_known_games() {
    std::vector<known_game> all;
    for (auto const some : {single_games(), games_of_xxl(), matches_of_xxl(), classics()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}
