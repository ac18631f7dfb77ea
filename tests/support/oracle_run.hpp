#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <ratio>
#include <string>
#include <vector>

/// How many games a comparison with an oracle plays, and the seed of the first: `[GAMES [FIRST_SEED]]` on the command line;
/// without, a number for daily use, and a seed that goes with the day.
struct oracle_run {
    int games = 10000;
    std::uint64_t first_seed;

    oracle_run(int count, char** arguments) {
        using days = std::chrono::duration<std::int64_t, std::ratio<86400>>;
        auto const today = std::chrono::duration_cast<days>(std::chrono::system_clock::now().time_since_epoch());
        first_seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : static_cast<std::uint64_t>(today.count()) * 1000000;
        if (count > 1)
            games = std::atoi(arguments[1]);
    }
};

inline std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}
