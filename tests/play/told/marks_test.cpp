#include <ludo/play/told/marks.hpp>

#include "../examples/games/reversi.hpp"
#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("a place that goes from one seat to another is lost first, and then won") {
    rng luck;
    reversi::state const before = reversi::deal({}, luck);
    reversi::state after = before;
    reversi::play(after, reversi::action::put(reversi::actions(before).nth(0).with<"put">()));
    change_list<8> changes;
    mark_changes(before, after, changes);
    REQUIRE(changes.size() == 3); // one lost, two won: the one put there, and the one turned over
    CHECK(changes.begin()[0].what == happening::unmarked);
    CHECK(changes.begin()[0].who == seat(1));
    CHECK(changes.begin()[1].what == happening::marked);
    CHECK(changes.begin()[1].who == seat(0));
}

TEST_CASE("a marked place has its notation") { STATIC_REQUIRE(marked_place<reversi::state>(9) == "b2"); }
