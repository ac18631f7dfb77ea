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
    {"calcory", 0xa8f0d6048352f339},
    {"yamy", 0xd4c838e2347e807d},
    {"up_down", 0x3fbf02268d87536a},
    {"lower", 0x23368cc5e34a699b},
    {"may_refuse", 0xd511f8f949d09a2d},
    {"runs", 0xbb8f2124b815bbd0},
    {"one_by_one", 0xee7d22167fd4cb5d},
    {"set_colour", 0x405a3d455465ab74},
    {"set_colour_trump", 0x9d00f65b59a7254a},
    {"xxl_pur", 0xa4d28bab80e105e3},
    {"xxl_individual", 0x139ebbcfa823010c},
    {"xxl_six_plus", 0xbdda5bc2915ed14e},
    {"bonbons", 0xd2b30233b47c50ed},
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
