#pragma once

#include <ludo/core/game_list.hpp>
#include <ludo/games/bonbons.hpp>
#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl.hpp>
#include <ludo/games/yamy.hpp>

namespace ludo {

/// All games of the library, including the matches of several games.
using all_games = game_list<calcory, yamy, xxl::up_down, xxl::lower, xxl::may_refuse, xxl::runs, xxl::one_by_one, xxl::set_colour,
                            xxl::set_colour_trump, xxl::pur, xxl::individual, xxl::six_plus, bonbons>;

} // namespace ludo
