#include <ludo/search/glance.hpp>

#include <set>

#include <ludo/games.hpp>
#include <ludo/play/view.hpp>
#include <ludo/testing/random_options.hpp>

#include "../examples/games/reversi.hpp"
#include "support/catch.hpp"
#include "support/pig.hpp"
#include "support/three_cups.hpp"

using namespace ludo;

TEMPLATE_TEST_CASE("what looks the same has the same number: a seat that cannot tell worlds apart sees the same", "", calcory, yamy,
                   bonbons, xxl::lower, xxl::runs, xxl::may_refuse, xxl::set_colour, xxl::pur) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        rng luck(seed);
        auto const chosen = testing::random_options<TestType>(luck);
        auto s = TestType::deal(chosen, luck);
        for (int i = 0; i < 100 && TestType::turn(s) != nobody; ++i) {
            seat const viewer(static_cast<int>(luck.below(static_cast<std::uint32_t>(chosen.players))));
            view<TestType> const seen(s, viewer);
            REQUIRE(glance<TestType>(s, viewer) == glance<TestType>(seen.determinize(luck), viewer));
            REQUIRE(glance<TestType>(s, viewer) == glance<TestType>(seen.state(), viewer));
            TestType::play(s, TestType::actions(s).pick(luck));
        }
    }
}

TEST_CASE("a card that is turned over is seen, and which it is") {
    std::set<int> kinds;
    std::set<std::uint32_t> looks;
    rng luck(1);
    for (int i = 0; i < 500; ++i) {
        auto s = calcory::deal({}, luck);
        auto const first = calcory::action::turn(calcory::cell::from_index(0));
        kinds.insert(s.table.at(calcory::cell::from_index(0)).index());
        calcory::play(s, first);
        looks.insert(glance<calcory>(s, seat(1)));
    }
    CHECK(kinds.size() > 30);
    CHECK(looks.size() == kinds.size());
}

TEST_CASE("only who looks sees it") {
    std::set<std::uint32_t> mine, theirs;
    for (int pea = 0; pea < 3; ++pea) {
        rng luck(1);
        auto s = three_cups::deal({}, luck);
        s.pea = three_cups::cup::from_index(pea);
        three_cups::play(s, three_cups::action::look());
        mine.insert(glance<three_cups>(s, seat(0)));
        theirs.insert(glance<three_cups>(s, seat(1)));
    }
    CHECK(mine.size() == 3);
    CHECK(theirs.size() == 1);
}

TEST_CASE("where all is open there is nothing to learn from a glance") {
    rng luck(1);
    CHECK(glance<reversi>(reversi::deal({}, luck), seat(0)) == 0);
}

TEST_CASE("where all is open, a die is still seen") {
    std::set<std::uint32_t> looks;
    std::set<int> rolled;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        rng luck(seed);
        auto s = pig::deal({}, luck);
        pig::play(s, pig::action::roll());
        looks.insert(glance<pig>(s, seat(0)));
        rolled.insert(s.rolled);
    }
    CHECK(rolled.size() == 6); // nothing after a 1, and 2 to 6
    CHECK(looks.size() == 6);
}
