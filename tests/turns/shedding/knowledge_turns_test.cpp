// What a seat sees of a turn, and what the turn tells it, shown in `lower`.
#include <ludo/turns/shedding/knowledge.hpp>

#include <string>

#include <ludo/games/xxl/lower.hpp>

#include "support/catch.hpp"
#include "support/shedding.hpp"

using namespace ludo;
using G = ludo::xxl::lower;

namespace {

std::string const nothing_low = "8y9r 8r10y 9y10r 7r8g 7g9y 6b10y"; // none fits on 0g1r: that takes a red 0

/// On 0g2r seat 0 has 0g1r and cards that do not fit, seat 1 these; there is no stock.
xxl_table<G> late(std::string const& others) {
    return without_stock(shedding_table<G>("0g1r 8y9r 8r10y 9y10r 7r8g 7g9y", others, "0g2r"));
}

/// However the cards that seat 1 cannot see are imagined: do those of seat 0 agree with that?
template <typename Agrees>
bool always(G::state const& s, Agrees agrees) {
    G::state const seen = G::view(s, seat(1));
    REQUIRE(wrong_with<G>(seen) == nullptr);
    rng luck(1);
    bool all = agrees(s.hands.of(seat(0)));
    for (int i = 0; i < 300; ++i)
        all = all && agrees(G::determinize(seen, luck).hands.of(seat(0)));
    return all;
}

} // namespace

TEST_CASE("a seat sees its hand and the table; nobody else sees what it has drawn; at the end all hands are shown") {
    auto table = shedding_table<G>(nothing_low, "", "0g1r", {}, "0r3y");
    CHECK(table.plays("draw") == "");
    G::state const mine = G::view(table.state(), seat(0)), theirs = G::view(table.state(), seat(1));
    CHECK(mine.drawn == xxl_card(0, 3));
    CHECK_FALSE(theirs.drawn.known());
    CHECK(theirs.hands.of(seat(0)).empty());
    CHECK(theirs.hands.hidden(seat(0)) == 7);
    CHECK(theirs.stock.hidden() == theirs.stock.size());
    CHECK(mine.stock.hidden() == mine.stock.size());
    CHECK(theirs.played == cards_of("0g1r"));
    auto end = late("6b7g 6y8g 6g9r 6b10y 5b8y 5r9g");
    CHECK(end.plays("play 0g1r") == "");
    CHECK(G::view(end.state(), seat(1)).hands == end.state().hands);
}

TEST_CASE("who had to draw is known to have had nothing that fits; who kept the drawn card, to have one such card") {
    xxl_cards const fits = cards_of("0r3y 0r7y");
    auto drew = shedding_table<G>(nothing_low, "2g5b", "0g1r", {}, "4y5r");
    CHECK(drew.plays("draw") == "");
    CHECK(always(drew.state(), [&](xxl_cards const& hand) { return (hand & fits).empty(); }));
    auto kept = shedding_table<G>(nothing_low, "0r7y", "0g1r", {}, "0r3y");
    CHECK(kept.plays("draw, keep") == "");
    CHECK(always(kept.state(), [&](xxl_cards const& hand) { return (hand & fits).size() == 1; }));
    CHECK(kept.plays("play 0r7y, play 7r8g") == "lower.play.less");
    CHECK(always(kept.state(), [&](xxl_cards const& hand) { return hand.contains(cards_of("0r3y").first()); }));
}

TEST_CASE("what a draw has told stays true of the cards that were there, when another is drawn") {
    // on 0g1r fit 0r3y and 0r7y; on 0r7y what has a yellow number below 7
    auto table = shedding_table<G>("6b7g 8y9r 8r10y 9y10r 7r8g 7g9y", "0r7y", "0g1r", {}, "0y10b 6b10y");
    REQUIRE(table.plays("draw") == ""); // nothing fits, and what is drawn does not
    REQUIRE(table.plays("play 0r7y") == "");
    REQUIRE(table.plays("play 0y10b") == "");
    bool any = false;
    CHECK(always(table.state(), [&](xxl_cards const& hand) {
        any = any || hand.contains(cards_of("6b10y").first());
        return !hand.contains(cards_of("0r3y").first());
    }));
    CHECK(any); // though the card drawn could be any other
}

TEST_CASE("where drawing is free, who keeps the drawn card has one that fitted, until it plays one") {
    // on 0g2r fit red numbers below 2
    auto const told = [](xxl_cards const& hand) { return !(hand & cards_of("0g1r 0r3y 0r7y 1r4y 1r8b")).empty(); };
    G::state s = shedding_table<G>("9y10r 0b5y", "1r8b", "0g2r", {.voluntary_draw = true}, "0r3y").state();
    leave(s, seat(0), "9y10r 0b5y");
    xxl_table<G> table(s);
    CHECK(table.plays("draw, keep") == "");
    CHECK(always(table.state(), told));
    CHECK(table.plays("play 1r8b") == "");
    auto other = table, gone = table;
    CHECK(other.plays("play 0b5y") == "");
    CHECK(always(other.state(), told));
    CHECK(gone.plays("play 0r3y") == "");
    CHECK_FALSE(always(gone.state(), told));
}

TEST_CASE("where drawing is free, a turn that the draw ends tells that the card did not fit, until one is played that did not") {
    // on 9y10r fits what has a yellow number below 9 or a red one below 10: all but
    xxl_cards const unfit = cards_of("0b8g 1b3g 1b9g 2g5b 2g10b 3g8b 3b9y 3b10r 4b6g 4g10y 5g10b 6b7g 6b10y 7g9y 9y10r");
    auto const told = [&](xxl_cards const& hand) { return !(hand & unfit).empty(); };
    G::state s = shedding_table<G>("6y8g 0r7y", "8y9r 2y9b", "9y10r", {.voluntary_draw = true}, "0b8g").state();
    leave(s, seat(0), "6y8g 0r7y");
    xxl_table<G> table(s);
    CHECK(table.plays("draw") == "");
    CHECK(table.mover() == 1);
    CHECK(always(table.state(), told));
    auto other = table, gone = table;
    CHECK(other.plays("play 8y9r, play 0r7y") == "");
    CHECK(always(other.state(), told));
    CHECK(gone.plays("play 2y9b, play 0b8g") == "");
    CHECK_FALSE(always(gone.state(), told));
}

TEST_CASE("who kept the drawn card and is passed over then has just one of those that fitted, and none that fits now") {
    auto const one = without_stock(shedding_table<G>(nothing_low, "0r3y 1y6r", "0g2r", {}, "0r7y"), 1);
    auto const free = without_stock(shedding_table<G>(nothing_low, "0r3y 1y6r", "0g2r", {.voluntary_draw = true}, "0r7y"), 1);
    for (auto table : {one, free}) {
        CHECK(table.plays("draw, keep, play 0r3y") == "");
        CHECK(table.mover() == 1); // on 0r3y fits what has a yellow number below 3: seat 0 has none
        CHECK(always(table.state(), [&](xxl_cards const& hand) {
            int const kept = (hand & cards_of("0g1r 0r7y 1r4y 1r8b")).size(); // the others that fitted on 0g2r
            xxl_cards const now = cards_of("0y9g 0y10b 1y6r 1y7b 1y10g 2y3g 2y9b");
            return (table.options().voluntary_draw ? kept > 0 : kept == 1) && (hand & now).empty();
        }));
    }
}
