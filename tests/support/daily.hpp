#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>

/// How many games a comparison plays, and from which seed on: as its arguments say; or a number for daily use, and a seed
/// that goes with the day. Slow builds divide that number by LUDOTHEQUE_FEWER of the environment.
struct daily {
    int games;
    std::uint64_t first_seed;

    daily(int count, char** arguments, int usual) {
        auto const days =
            std::chrono::duration_cast<std::chrono::hours>(std::chrono::system_clock::now().time_since_epoch()).count() / 24;
        char const* const fewer = std::getenv("LUDOTHEQUE_FEWER");
        games = count > 1 ? std::atoi(arguments[1]) : usual / std::max(1, fewer ? std::atoi(fewer) : 1);
        first_seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : static_cast<std::uint64_t>(days) * 1000000;
    }
};
