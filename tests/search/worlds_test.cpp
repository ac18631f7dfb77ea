#include <ludo/search/worlds.hpp>

#include <cstdint>

#include <ludo/games.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"

using namespace ludo;
using ludo::xxl::lower;
using ludo::xxl::may_refuse;
using ludo::xxl::one_by_one;
using ludo::xxl::runs;
using ludo::xxl::set_colour;
using ludo::xxl::set_colour_trump;
using ludo::xxl::up_down;

TEMPLATE_TEST_CASE("every world drawn looks like the view that it is drawn from, however many there are", "", calcory, yamy,
                   bonbons, up_down, lower, one_by_one, runs, may_refuse, set_colour, set_colour_trump, xxl::pur) {
    int drawn = 0, others = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        rng luck(seed);
        auto const chosen = testing::random_options<TestType>(luck);
        auto s = TestType::deal(chosen, luck);
        for (int i = 0; i < 120 && TestType::turn(s) != nobody; ++i) {
            seat const viewer(static_cast<int>(luck.below(static_cast<std::uint32_t>(chosen.players))));
            view<TestType> const seen(s, viewer);
            worlds<TestType> all(seen);
            for (int number = 0; number < 3; ++number) {
                auto const world = all.draw(luck);
                REQUIRE(wrong_with<TestType>(world) == nullptr);
                REQUIRE(view<TestType>(world, viewer) == seen);
                ++drawn;
                others += !(world == s);
            }
            TestType::play(s, TestType::actions(s).pick(luck));
        }
    }
    CHECK(drawn > 300);
    CHECK(others > drawn / 4);
}

TEST_CASE("worlds are the same from the same luck") {
    rng luck(1);
    auto const s = lower::deal({.players = 3}, luck);
    view<lower> const seen(s, seat(1));
    worlds<lower> one(seen), other(seen);
    rng same = luck;
    for (int i = 0; i < 20; ++i)
        CHECK(one.draw(luck) == other.draw(same));
}
