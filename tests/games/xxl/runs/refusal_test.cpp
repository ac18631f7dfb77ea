#include <ludo/games/xxl/runs/refusal.hpp>

#include <string>

#include "support/agreement.hpp"
#include "support/catch.hpp"
#include "support/runs.hpp"

using namespace ludo;
using G = xxl::runs;

namespace {

runs_table at(G::options const& chosen = {}) {
    return runs_table(laid_so(chosen, {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"}, "7g9y 1y7b", "5r9g 0b5y 2g4y"));
}

} // namespace

TEST_CASE("what the runs refuse is what they do not list, in each phase") {
    for (auto const* actions : {"", "meld g 4b6g", "meld g 4b6g, meld g 7g9y", "meld g 4b6g, meld g 6b7g, meld g 6y8g", "swap 0g1r",
                                "swap 0g1r, for 1y7b", "add 0g1r", "end"})
        for (int most : {0, 2}) {
            auto table = at({.max_display = most});
            CAPTURE(actions, most);
            std::string const said = table.plays(actions);
            CHECK((said == "" || said == "runs.add.full"));
            CHECK(disagreement<G>(table.state()) == "");
        }
    CHECK(disagreement<G>(laid_so({}, {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"}, "")) == "");
    CHECK(disagreement<G>(G::state()) == "");
}

TEST_CASE("of the reasons why a card cannot go on with a run the first is told") {
    CHECK(at().plays("meld g 0g2r") == "runs.meld.reach");
    CHECK(at().plays("meld y 4b6g") == "runs.meld.colour");
    CHECK(at().plays("meld g 6y8g") == "runs.meld.three");
    CHECK(at().plays("meld g 4b6g, meld g 6y8g") == "runs.meld.next");
    CHECK(at().plays("meld g 4b6g, meld b 6b7g") == "runs.meld.colour");
    CHECK(at().plays("meld g 4b6g, end") == "runs.meld.finish");
    CHECK(at({.end = G::ending::after_turn}).plays("meld g 4b6g, meld g 6b7g, meld g 6y8g, meld g 7g9y") == "runs.meld.once");
    runs_table all_displayed(laid_so({}, {"0g1r 0g2r 1g2r 2y9b", "3b10r 9y10r 8r10y 0r3y"}, "4b6g 6b7g 6y8g", "5r9g 0b5y"));
    CHECK(all_displayed.plays("meld g 4b6g") == "runs.meld.own");
}
