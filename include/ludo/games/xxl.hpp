#pragma once

#include <ludo/games/xxl/box.hpp>
#include <ludo/games/xxl/card.hpp>
#include <ludo/games/xxl/deck.hpp>
#include <ludo/games/xxl/halves.hpp>
#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/match.hpp>
#include <ludo/games/xxl/may_refuse.hpp>
#include <ludo/games/xxl/notation.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/runs.hpp>
#include <ludo/games/xxl/set_colour.hpp>
#include <ludo/games/xxl/set_colour_trump.hpp>
#include <ludo/games/xxl/up_down.hpp>
