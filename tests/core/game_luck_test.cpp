#include <ludo/core/game.hpp>

#include <set>

#include <ludo/search/playout.hpp>
#include <ludo/search/worlds.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/fingerprint.hpp>

#include "support/catch.hpp"
#include "support/pig.hpp"

using ludo::seat;

TEST_CASE("a game may have luck after the deal: it is in the state, and no view shows it") {
    STATIC_REQUIRE(ludo::game<pig>);
    ludo::rng luck(1);
    auto const s = pig::deal({}, luck);
    CHECK(pig::view(s, seat(0)).luck == ludo::no_luck);
    auto const found = ludo::testing::conformance<pig>({}, 5000).run(40, 1);
    INFO(ludo::testing::to_text(found));
    CHECK(found);
    CHECK(ludo::testing::fingerprint<pig>(3) == ludo::testing::fingerprint<pig>(3));
}

TEST_CASE("worlds that look the same have other luck to come") {
    ludo::rng luck(1);
    auto const s = pig::deal({}, luck);
    ludo::worlds<pig> worlds(ludo::view<pig>(s, seat(0)));
    std::set<int> rolled;
    for (int i = 0; i < 200; ++i) {
        auto world = worlds.draw(luck);
        pig::play(world, pig::action::roll());
        rolled.insert(world.rolled);
    }
    CHECK(rolled == std::set{0, 2, 3, 4, 5, 6});
}
