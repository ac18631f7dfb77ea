#include <ludo/turns/shedding/refusal.hpp>

#include <string>

#include <ludo/games/xxl/lower.hpp>

#include "support/agreement.hpp"
#include "support/catch.hpp"
#include "support/shedding.hpp"

using namespace ludo;
using G = ludo::xxl::lower;

namespace {

std::string const nothing_low = "8y9r 8r10y 9y10r 7r8g 7g9y 6b10y"; // none fits on 0g1r: that takes a red 0

} // namespace

TEST_CASE("what is refused is what is not listed: with a card that fits, without one, after a draw, without a stock, at the end") {
    CHECK(disagreement<G>(shedding_table<G>("0r3y 9y10r", "", "0g1r").state()) == "");
    CHECK(disagreement<G>(shedding_table<G>("0r3y 9y10r", "", "0g1r", {.voluntary_draw = true}).state()) == "");
    auto table = shedding_table<G>(nothing_low, "0r7y", "0g1r", {}, "0r3y");
    CHECK(disagreement<G>(table.state()) == "");
    REQUIRE(table.plays("draw") == "");
    CHECK(disagreement<G>(table.state()) == "");
    CHECK(disagreement<G>(without_stock(shedding_table<G>("0r3y 9y10r", "", "0g1r")).state()) == "");
    CHECK(disagreement<G>(G::state()) == "");
}

TEST_CASE("of several rules that a play breaks the first is told: the hand, then the card drawn, then what lies there") {
    auto table = shedding_table<G>(nothing_low, "0r7y", "0g1r", {}, "0r3y");
    CHECK(table.plays("play 0r7y") == "shedding.play.held");
    CHECK(table.plays("play 9y10r") == "lower.play.less");
    REQUIRE(table.plays("draw") == "");
    CHECK(table.plays("play 9y10r") == "shedding.play.drawn");
    CHECK(table.plays("play 0r7y") == "shedding.play.held");
}
