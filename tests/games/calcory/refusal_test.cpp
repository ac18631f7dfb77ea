#include <ludo/games/calcory/refusal.hpp>

#include "support/agreement.hpp"
#include "support/calcory.hpp"
#include "support/catch.hpp"

using namespace ludo;
using G = calcory;

TEST_CASE("what Calcory refuses is what it does not list, in each phase") {
    for (int markers : {0, 2, 6})
        for (int least : {1, 2})
            for (auto const* actions :
                 {"", "turn a1", "turn a1, turn b1", "turn b1, turn d1, turn e1", "turn a1, turn c1", "turn a1, turn c1, return a1",
                  "turn a1, turn c1, return a1, to c1", "turn a1, turn b1, stop", "turn a1, turn b1, stop, turn d1",
                  "turn a1, turn b1, stop, turn d1, turn e1, turn f1"}) {
                CAPTURE(markers, least, actions);
                calcory_table table(laid({.markers_per_player = markers, .min_cards_without_win = least}, "9r 1r 4r 2r 3r 3b"));
                REQUIRE(table.plays(actions) == "");
                CHECK(disagreement<G>(table.state()) == "");
            }
    CHECK(disagreement<G>(late({}, "5r 7r")) == "");
    CHECK(disagreement<G>(G::state()) == "");
}

TEST_CASE("of several rules the first is told: what is due now, then what lies on the cell") {
    calcory_table table(laid({}, "9r 1r 4r 2r"));
    CHECK(table.plays("to a1") == "calcory.return.nothing");
    CHECK(table.plays("turn a1, turn b1, stop, turn a1") == "calcory.turn.marked");
    CHECK(table.plays("turn c1, turn c1") == "calcory.turn.face-down");
    calcory_table other(laid({}, "9r 4r"));
    CHECK(other.plays("turn a1, turn b1, to a1") == "calcory.to.choose-first");
    CHECK(other.plays("turn a1") == "calcory.return.due");
    CHECK(other.plays("return c1") == "calcory.return.collected");
    CHECK(other.plays("return a1, return b1") == "calcory.return.chosen");
    CHECK(other.plays("to c1") == "calcory.to.empty");
}
