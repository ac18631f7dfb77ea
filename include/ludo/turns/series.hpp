#pragma once

/// Several games in a row as one game: `series<Match>`.
#include <ludo/turns/series/contract.hpp>
#include <ludo/turns/series/ending.hpp>
#include <ludo/turns/series/match_of.hpp>
#include <ludo/turns/series/positions.hpp>
#include <ludo/turns/series/rules.hpp>
#include <ludo/turns/series/state.hpp>
