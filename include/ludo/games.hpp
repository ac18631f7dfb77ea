#pragma once

#include <ludo/core/game_list.hpp>
#include <ludo/games/bonbons.hpp>
#include <ludo/games/calcory.hpp>
#include <ludo/games/yamy.hpp>

namespace ludo {

/// Every game of the library.
using all_games = game_list<calcory, yamy, bonbons>;

} // namespace ludo
