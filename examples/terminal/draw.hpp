#pragma once

#include <string>
#include <vector>

#include "game.hpp"
#include "paint.hpp"
#include "scene.hpp"

namespace terminal {

/// Draws what somebody sees of a table: the grid, a line for each seat with all that is its own, what lies in the middle, and the score
/// sheets. A line each; a piece that has just come or been turned over stands out.
std::vector<std::string> drawing(scene const& seen, voice const& how, paint const& with);

} // namespace terminal
