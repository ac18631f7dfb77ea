#pragma once

#include <cstdint>
#include <string_view>

#include <ludo/testing/fingerprint.hpp>

/// The same seeds give the same games on every machine: the numbers below were printed by tests/standalone/fingerprints.cpp
/// (with any argument) when the rules or the luck were last changed on purpose, and every compiler, word size and byte order
/// must print them.
inline constexpr struct {
    std::string_view game;
    std::uint64_t fingerprint;
} expected_fingerprints[] = {
    {"calcory", 0xb34c065784351177},
    {"yamy", 0xb040581f7ef6c682},
    {"bonbons", 0x18dea3b05d26454b},
};

template <ludo::game G>
std::uint64_t found_fingerprint() {
    return ludo::testing::fingerprint<G>(200);
}

/// Is it the one of the table? A game that has none there has never the right one.
template <ludo::game G>
bool is_expected(std::uint64_t found) {
    for (auto const& [game, fingerprint] : expected_fingerprints)
        if (game == G::name)
            return fingerprint == found;
    return false;
}
