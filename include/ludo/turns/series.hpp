#pragma once

/// Games in a row that are one game: `series<Match>`.
#include <ludo/turns/series/positions.hpp>
#include <ludo/turns/series/rules.hpp>
