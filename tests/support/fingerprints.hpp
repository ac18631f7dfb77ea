#pragma once

#include <cstdint>
#include <string_view>

#include <ludo/testing/fingerprint.hpp>

/// The same seeds give the same games on every machine: the numbers below were printed by tests/standalone/fingerprints.cpp
/// (with any argument) when the rules or the luck were last changed on purpose, and every compiler, word size and byte order
/// must print them.
// clang-format off
inline constexpr struct {
    std::string_view game;
    std::uint64_t fingerprint;
} expected_fingerprints[] = {
    {"calcory", 0x4f19e2a1150d1653},
    {"yamy", 0x74c2c1029b5ae917},
    {"up_down", 0x31da5055bfaea08e},
    {"lower", 0x315a3b71d976551c},
    {"may_refuse", 0x0cf4b3e72eb61d29},
    {"runs", 0x0ed3e529be52609d},
    {"one_by_one", 0x2a27c679da2bfa3d},
    {"set_colour", 0x036df52e488672fa},
    {"set_colour_trump", 0x2fd35a553c2cdeb0},
    {"xxl_pur", 0x1d135487b190e08b},
    {"xxl_individual", 0x56d254b8c62d33da},
    {"xxl_six_plus", 0x99ce932e68299839},
    {"bonbons", 0x4a54f07b90a7df72},
};
// clang-format on

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
