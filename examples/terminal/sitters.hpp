#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game.hpp"

namespace terminal {

/// Who sits somewhere, from a text: `me`, `random`, `ismcts:2000` (so many games are played out in thought), `forgetful:6` or
/// `forgetful:6:2000` (of what it has seen, half is forgotten after six looks at the table).
std::optional<sitter> sitter_of(std::string const& text);
/// The same, with commas between them; nothing if one of them is wrong.
std::optional<std::vector<sitter>> sitters_of(std::string const& text);

/// Names for those who play.
std::vector<std::string> names_for(int players);

} // namespace terminal
