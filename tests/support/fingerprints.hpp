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
    {"calcory", 0xb34c065784351177},
    {"yamy", 0xb040581f7ef6c682},
    {"up_down", 0x011e3294fb1c24e4},
    {"lower", 0x4581ecc64d2f9afb},
    {"may_refuse", 0xbe02468aa4fe24b5},
    {"runs", 0x29c1963d9f6bf821},
    {"one_by_one", 0xc73d2b885d3749cd},
    {"set_colour", 0x4b0185fbedea7705},
    {"set_colour_trump", 0xd2b646a4b22507db},
    {"xxl_pur", 0x7c78479b7c5655e2},
    {"xxl_individual", 0x6f8715c5a816a3c3},
    {"xxl_six_plus", 0x3c2d170463f25b6b},
    {"bonbons", 0x18dea3b05d26454b},
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
