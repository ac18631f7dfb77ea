#include <ludo/testing/seen_action.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;
using seen_action = testing::seen_action<toy_game>;

namespace {

toy_game::state after(toy_game::state s, toy_game::action a) {
    toy_game::play(s, a);
    return s;
}

} // namespace

TEST_CASE("the truth is a world of what was seen of it, and worlds that look otherwise afterwards are none") {
    rng luck(1);
    toy_game::state const dealt = toy_game::deal({}, luck), drawn = after(dealt, toy_game::action::draw());
    seen_action const mine(dealt, toy_game::action::draw(), drawn, seat(0));
    CHECK_FALSE(mine.secret);
    auto const truth = mine.in(dealt, luck);
    REQUIRE(truth);
    CHECK(truth->after == drawn);
    int found = 0;
    for (int time = 0; time < 300; ++time)
        if (auto const world = mine.in(toy_game::determinize(mine.before, luck), luck)) {
            CHECK(world->after.drawn == drawn.drawn);
            ++found;
        }
    CHECK((60 < found && found < 140)); // of three cards that may lie on top
    CHECK_FALSE(mine.in(drawn, luck));  // nobody draws twice
}

TEST_CASE("a secret action may have been any that is") {
    rng luck(1);
    toy_game::state s = toy_game::deal({}, luck);
    toy_game::play(s, toy_game::action::draw());
    auto const done = toy_game::actions(s).nth(0);
    seen_action const others(s, done, after(s, done), seat(1));
    REQUIRE(others.secret);
    int same = 0;
    for (int time = 0; time < 100; ++time) {
        auto const world = others.in(s, luck);
        REQUIRE(world);
        same += world->done == done;
    }
    CHECK((20 < same && same < 80)); // one of two
}
