// What may be done in Yamy.
#include <ludo/games/yamy.hpp>

#include <string_view>

#include "support/agreement.hpp"
#include "support/catch.hpp"
#include "support/yamy.hpp"

using namespace ludo;
using G = yamy;

namespace {

/// Two hands with a three and a pair, after these actions.
G::state after(std::string_view actions, G::options const& chosen = {}) {
    yamy_table table(dealt(chosen, {"3g 3r 3y 1b 1r", "2y 2g 4g 5b 6b"}, "6r"));
    REQUIRE(table.plays(actions) == "");
    return table.state();
}

} // namespace

TEST_CASE("a turn begins with a card that is taken, or with a figure of the hand that is announced") {
    CHECK(all_actions<G>(after("")) == "draw, show s1, show s3, show two-pairs, show three, show full-house");
    CHECK(all_actions<G>(after("", {.min_series_cards_to_call = 3})) ==
          "draw, show s3, show two-pairs, show three, show full-house");
    CHECK(all_actions<G>(after("draw, discard 6r")) == "draw, take 0, show s2, show s4, show s5, show s6");
    CHECK(all_actions<G>(after("", {.caller = G::calling::without_figure})).substr(0, 4) == "draw");
    CHECK(G::actions(after("", {.caller = G::calling::without_figure})).size() == 6 + 12); // and any box is struck
}

TEST_CASE("one of the different cards of the hand is discarded") {
    CHECK(all_actions<G>(after("draw")) == "discard 1r, discard 3r, discard 6r, discard 3y, discard 3g, discard 1b");
    yamy_table pairs(dealt({}, {"3g 3g 3g 3g 1r", "2y 2g 4g 5b 6b"}, "1r"));
    REQUIRE(pairs.plays("draw") == "");
    CHECK(all_actions<G>(pairs.state()) == "discard 1r, discard 3g");
}

TEST_CASE("once somebody has laid down a figure is noted or any open box struck") {
    G::state s = after("show three");
    CHECK(G::actions(s).size() == 5 + 12);
    s = after("show three, score three, score s2");
    REQUIRE(s.phase == G::game_phase::choosing);
    REQUIRE(s.round == 2);
    CHECK(G::actions(G::state()).empty());
}

TEST_CASE("from an empty stock something is drawn, but where only the discards are left") {
    for (auto const each : {G::exhausted::reshuffle, G::exhausted::end_round, G::exhausted::discards_only}) {
        G::state s = after("draw, discard 6r", {.stock_exhausted = each});
        while (!s.stock.empty())
            s.discards.put(seat(0), s.stock.draw());
        CHECK(G::actions(s).contains(G::action::draw()) == (each != G::exhausted::discards_only));
        CHECK(G::actions(s).contains(G::action::take(seat(0))));
        CHECK_FALSE(G::actions(s).contains(G::action::take(seat(1))));
    }
}
