#include <ludo/turns/shedding/refusal.hpp>

#include <string>

#include <ludo/games/xxl/lower.hpp>

#include "support/catch.hpp"
#include "support/shedding.hpp"

using namespace ludo;
using G = ludo::xxl::lower;

namespace {

/// Does every action that is not listed break a rule of the game, and no other?
bool agrees(G::state const& s) {
    for (int index = 0; index < G::action::count; ++index) {
        auto const a = G::action::from_index(index);
        rule const* const broken = G::refusal(s, a);
        bool listed = false;
        for (rule const* each : G::rules)
            listed = listed || each == broken;
        if (G::actions(s).contains(a) ? broken != nullptr : !listed)
            return false;
    }
    return true;
}

std::string const nothing_low = "8y9r 8r10y 9y10r 7r8g 7g9y 6b10y"; // none fits on 0g1r: that takes a red 0

} // namespace

TEST_CASE("what is refused is what is not listed: with a card that fits, without one, after a draw, without a stock, at the end") {
    CHECK(agrees(shedding_table<G>("0r3y 9y10r", "", "0g1r").state()));
    CHECK(agrees(shedding_table<G>("0r3y 9y10r", "", "0g1r", {.voluntary_draw = true}).state()));
    auto table = shedding_table<G>(nothing_low, "0r7y", "0g1r", {}, "0r3y");
    CHECK(agrees(table.state()));
    REQUIRE(table.plays("draw") == "");
    CHECK(agrees(table.state()));
    CHECK(agrees(without_stock(shedding_table<G>("0r3y 9y10r", "", "0g1r")).state()));
    CHECK(agrees(G::state()));
}

TEST_CASE("of several rules that a play breaks the first is told: the hand, then the card drawn, then what lies there") {
    auto table = shedding_table<G>(nothing_low, "0r7y", "0g1r", {}, "0r3y");
    CHECK(table.plays("play 0r7y") == "shedding.play.held");
    CHECK(table.plays("play 9y10r") == "lower.play.less");
    REQUIRE(table.plays("draw") == "");
    CHECK(table.plays("play 9y10r") == "shedding.play.drawn");
    CHECK(table.plays("play 0r7y") == "shedding.play.held");
}
