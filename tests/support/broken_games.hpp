#pragma once

#include <cstdint>
#include <string_view>

#include <ludo/testing/conformance.hpp>

#include "support/catch.hpp"

/// A game whose view is spoilt by `Broken::spoil(seen, truth, viewer)`, which shows too much or too little.
template <typename Broken, ludo::game G>
struct other_view : G {
    static constexpr typename G::state view(typename G::state const& s, ludo::seat viewer) {
        typename G::state seen = G::view(s, viewer);
        Broken::spoil(seen, s, viewer);
        return seen;
    }
};

/// A game that imagines the same each time it is asked.
template <ludo::game G>
struct imagines_always_the_same : G {
    static constexpr typename G::state determinize(typename G::state const& view, ludo::rng&) {
        ludo::rng same(1);
        return G::determinize(view, same);
    }
};

/// The suite finds that one of these promises is broken.
template <ludo::game G>
void is_caught(ludo::testing::extras<G> const& more, std::string_view promises, int games, std::uint64_t longest) {
    ludo::testing::report const found = ludo::testing::conformance<G>(more, longest).run(games);
    INFO(found.wrong << '\n' << found.record);
    REQUIRE(!found);
    CHECK(promises.find(found.wrong[0]) != promises.npos);
}

template <ludo::game G>
ludo::testing::report keeps_every_promise(ludo::testing::conformance<G> suite, int games, std::uint64_t positions) {
    ludo::testing::report const found = suite.run(games);
    INFO(found.wrong << '\n' << found.record);
    CHECK(found);
    CHECK(found.games == static_cast<std::uint64_t>(games));
    CHECK(found.positions > positions);
    return found;
}
