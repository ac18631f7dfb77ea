#pragma once

/// Games in a row: they stand with the other ways in which play goes on, for some of the games here are series.
#include <ludo/turns/series.hpp>
