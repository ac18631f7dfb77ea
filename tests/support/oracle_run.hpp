#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <ratio>
#include <string>
#include <vector>

/// How many games a comparison with an oracle plays, and the seed of the first: `[GAMES [FIRST_SEED]]` on the command line;
/// without, a number for daily use, and a seed that goes with the day. Slow builds divide that number by LUDOTHEQUE_FEWER
/// of the environment.
struct oracle_run {
    int games;
    std::uint64_t first_seed;

    oracle_run(int count, char** arguments, int usual = 10000) {
        using days = std::chrono::duration<std::int64_t, std::ratio<86400>>;
        auto const today = std::chrono::duration_cast<days>(std::chrono::system_clock::now().time_since_epoch());
        first_seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : static_cast<std::uint64_t>(today.count()) * 1000000;
        char const* const fewer = std::getenv("LUDOTHEQUE_FEWER");
        games = count > 1 ? std::atoi(arguments[1]) : usual / std::max(1, fewer ? std::atoi(fewer) : 1);
    }
};

inline std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}
