#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "players.hpp"

namespace arena {

inline constexpr std::uint64_t most_deals = 10'000'000; // by then, an interval is narrower than a tenth of a percent

/// Who plays what: all that decides how each deal ends.
struct contest {
    std::string game;
    std::vector<player_name> players;
    std::vector<std::pair<std::string, std::string>> options; // the names of the game's options, and their values
    std::uint64_t seed = 1;
    std::uint64_t longest = 4000; // actions: then the scores count as they are
};

/// What came of the games of a deal for one player, in whole numbers.
struct standing {
    static constexpr std::int64_t win = 27720; // divided among those who share the first place, up to twelve
    std::int64_t wins = 0;
    std::int64_t places = 0; // twice their sum; who shares places has the middle one

    friend bool operator==(standing const&, standing const&) = default;
};

/// What came of a deal, for each player.
struct outcome {
    std::vector<standing> of;    // nobody's, if all play together:
    std::int64_t broken_off = 0; // games that were too long
    std::int64_t points = 0;     // then it is the team's points, of all games

    friend bool operator==(outcome const&, outcome const&) = default;
};

/// How a contest is played: how many games of each deal are compared, or, where all play together, counted; and what comes of the deal
/// with this number, always the same.
struct prepared {
    std::int64_t games = 0;
    bool together = false;
    std::function<outcome(std::uint64_t deal)> play;
};

} // namespace arena
