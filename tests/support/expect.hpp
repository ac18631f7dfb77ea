#pragma once

#include <cstdint>
#include <cstdio>
#include <utility>

#include <ludo/io/text.hpp>
#include <ludo/testing/conformance.hpp>

/// For programs without Catch2: what was expected is printed, and whether it is so.
inline int faults = 0;

inline void expect(bool right, char const* what) {
    std::printf("%s: %s\n", what, right ? "right" : "WRONG");
    faults += !right;
}

/// Puts a game through the conformance suite.
template <ludo::game G>
void keeps_its_promises(int games, std::uint64_t longest = 200, ludo::testing::extras<G> more = {}) {
    auto const found = ludo::testing::conformance<G>(std::move(more), longest).run(games, 1);
    if (!found)
        std::puts(ludo::testing::to_text(found).c_str());
    expect(static_cast<bool>(found), G::name.data());
}
