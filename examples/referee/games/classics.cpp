#include "../../games/all.hpp"
#include "../description.hpp"

std::span<referee::known_game const> referee::classics() { return known_games<::classics>::all; }
