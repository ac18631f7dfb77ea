#pragma once

#include <ludo/search/perft.hpp>
#include <ludo/search/playout.hpp>
#include <ludo/search/worlds.hpp>
