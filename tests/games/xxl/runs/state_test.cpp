#include <ludo/games/xxl/runs/state.hpp>

#include <ludo/games/xxl/runs.hpp>

#include "support/catch.hpp"
#include "support/runs.hpp"

using namespace ludo;
using G = xxl::runs;

TEST_CASE("a state of the runs is a plain value of at most 408 bytes, an action a number of two") {
    STATIC_REQUIRE(game<G>);
    STATIC_REQUIRE(sizeof(G::state) <= 408);
    STATIC_REQUIRE(sizeof(G::action) == 2);
    STATIC_REQUIRE(G::action::count == 55 + 55 + 1 + 220 + 55);
}

TEST_CASE("what the display shows follows its cards, as they come and go and where only they were read") {
    G::state s = laid_so({}, {"4b6g", "6b7g"}, "7g9y 1y7b");
    CHECK(s.displayed == xxl::digit_set(s.chosen.deck, s.display));
    xxl::runs_game::leave_display(s, G::card(1, 7));
    CHECK(s.displayed == xxl::digit_set(s.chosen.deck, s.display));
    G::state read = s;
    read.displayed = {};
    read.complete();
    CHECK(read == s);
}
