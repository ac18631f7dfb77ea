#pragma once

#include <ludo/core/game_list.hpp>
#include <ludo/games/bonbons.hpp>
#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl.hpp>
#include <ludo/games/yamy.hpp>

namespace ludo {

/// Every game of the library, and the matches of several games.
using all_games = game_list<calcory, yamy, up_down, lower, may_refuse, runs, one_by_one, set_colour, set_colour_trump, xxl_pur,
                            xxl_individual, xxl_six_plus, bonbons>;

} // namespace ludo
