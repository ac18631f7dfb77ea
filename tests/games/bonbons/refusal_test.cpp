#include <ludo/games/bonbons/refusal.hpp>

#include "support/agreement.hpp"
#include "support/bonbons.hpp"
#include "support/catch.hpp"

using namespace ludo;
using G = bonbons;

TEST_CASE("what Bonbons refuses is what it does not list, in each phase") {
    for (bool any : {false, true})
        for (auto const* actions :
             {"", "flip a1", "flip 0:0", "flip a1, flip 0:0", "flip e1", "flip e1, flip f1", "flip e1, flip f1, flip a2",
              "flip e1, flip f1, flip a2, cover 1", "flip a3, flip 1:0", "flip a3, flip 1:0, give 0", "flip b2"}) {
            CAPTURE(any, actions);
            bonbons_table table(laid({.after_wrapper = G::going_on::round_tile, .any_two_tiles = any}, "Ar Br Cr Dr $ $ $ w",
                                     "Ar Br Cr Dr Ay By Cy Dy"));
            REQUIRE(table.plays(actions) == "");
            CHECK(disagreement<G>(table.state()) == "");
        }
    CHECK(disagreement<G>(G::state()) == "");
}

TEST_CASE("of several rules the first is told: what is due now, then where nothing lies, then what lies face up") {
    bonbons_table table(laid({}, "Ar Br Cr Dr $ $ $ w", "Ar Br Cr Dr Ay By Cy Dy"));
    CHECK(table.plays("flip 0:4") == "bonbons.flip.no-tile");
    CHECK(table.plays("flip a1, flip a1") == "bonbons.flip.round-due");
    CHECK(table.plays("flip 0:0, flip a1") == "bonbons.flip.face-down");
    CHECK(table.plays("give 0") == "bonbons.give.nothing");
    CHECK(table.plays("flip a3, flip 1:0, give 4") == "bonbons.give.face-down");
    CHECK(table.plays("cover 1") == "bonbons.give.due");
}
