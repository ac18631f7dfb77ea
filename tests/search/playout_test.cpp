#include <ludo/search/playout.hpp>

#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using ludo::calcory;
using ludo::playout;

TEST_CASE("a playout goes on to the end and answers how many actions there were") {
    prop("a playout is picking among the legal actions until nobody has the turn", [](std::uint64_t seed) {
        ludo::rng deal(seed), luck(seed + 1), other(seed + 1);
        calcory::state s = calcory::deal({.players = 3}, deal);
        calcory::state plain = s;
        std::uint64_t actions = 0;
        for (; calcory::turn(plain) != ludo::nobody; ++actions)
            calcory::play(plain, calcory::actions(plain).pick(other));
        RC_ASSERT(playout<calcory>(s, luck) == actions);
        ludo::let_memory_sleep<calcory>(plain); // nobody remembers a playout
        RC_ASSERT(s == plain);
        RC_ASSERT(luck == other);
    });
}

TEST_CASE("a playout stops at its limit") {
    prop("two halves are the whole", [](std::uint64_t seed) {
        ludo::rng deal(seed), luck(seed), other(seed);
        calcory::state s = calcory::deal({}, deal);
        calcory::state whole = s;
        auto const limit = *rc::gen::inRange<std::uint64_t>(0, 100);
        std::uint64_t const played = playout<calcory>(s, luck, limit);
        RC_ASSERT((played == limit || (played < limit && calcory::turn(s) == ludo::nobody)));
        RC_ASSERT(played + playout<calcory>(s, luck) == playout<calcory>(whole, other));
        RC_ASSERT(s == whole);
    });
}

TEST_CASE("of a game that is over nothing is played") {
    toy_game::state s;
    ludo::rng luck(1);
    REQUIRE(playout<toy_game>(s, luck) == 0);
    REQUIRE(s == toy_game::state());
    REQUIRE(luck == ludo::rng(1));
}

TEST_CASE("a playout runs while the program is compiled") {
    constexpr auto actions = [](std::uint64_t seed) {
        ludo::rng luck(seed);
        auto s = toy_game::deal({}, luck);
        return playout<toy_game>(s, luck);
    };
    STATIC_REQUIRE((actions(1) >= 2 && actions(1) <= 4)); // each of two seats: keep, or draw and discard
}
