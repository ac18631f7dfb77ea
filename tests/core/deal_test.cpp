#include <ludo/core/deal.hpp>

#include <cstdint>

#include <ludo/games/yamy.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using ludo::deal;
using ludo::rng;

TEST_CASE("a seed deals with luck of its own, also for what luck will bring later") {
    prop("cards, and the luck of reshuffles", [](std::uint64_t seed) {
        rng luck = rng::for_deal(seed);
        auto const dealt = deal<ludo::yamy>({.players = 3}, seed);
        RC_ASSERT(dealt == ludo::yamy::deal({.players = 3}, luck));
        rng other(seed);
        RC_ASSERT(dealt.luck != ludo::yamy::deal({.players = 3}, other).luck);
    });
    STATIC_REQUIRE(deal<toy_game>({}, 3) == deal<toy_game>({}, 3));
}
