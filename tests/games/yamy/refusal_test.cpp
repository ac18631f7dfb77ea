#include <ludo/games/yamy/refusal.hpp>

#include "support/agreement.hpp"
#include "support/catch.hpp"
#include "support/yamy.hpp"

using namespace ludo;
using G = yamy;

TEST_CASE("what Yamy refuses is what it does not list, in each phase") {
    for (auto const caller : {G::calling::as_others, G::calling::announced, G::calling::without_figure})
        for (int least : {1, 3})
            for (auto const* actions : {"", "draw", "draw, discard 6r", "draw, discard 6r, take 0", "show three",
                                        "draw, discard 6r, draw, discard 2y, take 1"}) {
                CAPTURE(static_cast<int>(caller), least, actions);
                yamy_table table(
                    dealt({.caller = caller, .min_series_cards_to_call = least}, {"3g 3r 3y 1b 1r", "2y 2g 4g 5b 6b"}, "6r"));
                REQUIRE(table.plays(actions) == "");
                CHECK(disagreement<G>(table.state()) == "");
            }
    CHECK(disagreement<G>(G::state()) == "");
}

TEST_CASE("of several rules the first is told: what is due now, then whose the card is, then what the box and the hand say") {
    yamy_table table(dealt({}, {"3g 3r 3y 1b 1r", "2y 2g 4g 5b 6b"}, "6r"));
    CHECK(table.plays("discard 6b") == "yamy.discard.take-first");
    CHECK(table.plays("score three") == "yamy.score.shown");
    CHECK(table.plays("show flush") == "yamy.note.held");
    CHECK(table.plays("take 0") == "yamy.take.other");
    CHECK(table.plays("take 1") == "yamy.take.empty");
    CHECK(table.plays("strike three") == "yamy.strike.caller");
    CHECK(table.plays("draw, discard 6b") == "yamy.discard.held");
    CHECK(table.plays("draw") == "yamy.discard.due");
    CHECK(table.plays("discard 6r, draw, discard 2y, show three, draw") == "yamy.show.once");
    CHECK(table.plays("score three, score s2, show s2") == "yamy.note.open");
}
