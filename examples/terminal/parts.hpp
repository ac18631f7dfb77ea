#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game.hpp"

namespace terminal {

// All games take minutes to compile, so they are compiled in parts, side by side (see games/). Each part knows some games.

/// What a part can do with its games. If it has no game of this name, it returns nothing, and leaves `wrong` empty.
struct part {
    void (*list)(std::vector<known_game>& to);
    std::unique_ptr<game> (*deal)(std::string_view name, int players, std::uint64_t seed, std::vector<chosen_option> const& options,
                                  std::string& wrong);
    std::unique_ptr<game> (*load)(std::string_view name, std::string_view record, std::string& wrong);
};

extern part const memory_games, line_games, card_games, other_games, shedding_games, trick_games, run_games, long_match,
    individual_match, short_match;

} // namespace terminal
