#include "support/yamy.hpp"

#include <array>

#include <ludo/io/drawing.hpp>
#include <ludo/search/playout.hpp>

#include "support/catch.hpp"

using namespace ludo;
using G = yamy;

static_assert(game<yamy>);

namespace {

/// Plays a sheet in one game of cards: each round the first seat is dealt a hand and shows it in a box.
int sheet_total(std::initializer_list<std::pair<char const*, char const*>> notes) {
    yamy_game::sheet sheet;
    for (auto const& [cards, box] : notes)
        sheet.write(G::box::parse(box).value(), std::max(0, points_of(cards, box)));
    G::state s;
    s.sheets[seat(0)] = sheet;
    return G::scores(s)[seat(0)];
}

} // namespace

TEST_CASE("everybody is dealt five cards, one at a time, beginning left of the dealer") {
    yamy_table const table(stacked({.players = 3, .first = seat(1)}, "1r 2r 3r 1y 2y 3y 1g 2g 3g 1b 2b 3b 4r 5r 6r"));
    REQUIRE(table.problem() == nullptr);
    CHECK(table.mover() == 1);
    CHECK(table.hand(1) == "1r 4r 1y 1g 1b");
    CHECK(table.hand(2) == "2r 5r 2y 2g 2b");
    CHECK(table.hand(0) == "3r 6r 3y 3g 3b");
    CHECK(table.state().stock.size() == 96 - 15);
}

TEST_CASE("Fin de partie, figure 4, built from cards: 63 + 40 + 125 = 228") {
    // series 3 + 2 + 12 + 8 + 20 + 18 = 63, figures 10 + 15 + 20 + 30 + 50 = 125, the straight is struck
    CHECK(sheet_total({{"1r 1y 1g 5b 6b", "s1"},
                       {"2r 1y 3g 5b 6b", "s2"},
                       {"3r 3y 3g 3b 1r", "s3"},
                       {"4r 4y 4y 1g 2b", "s4"},
                       {"5r 5y 5g 5b 1r", "s5"},
                       {"6r 6y 6g 6g 1r", "s6"}}) == 103);
    CHECK(sheet_total({{"1r 1y 1g 5b 6b", "s1"},
                       {"2r 1y 3g 5b 6b", "s2"},
                       {"3r 3y 3g 3b 1r", "s3"},
                       {"4r 4y 4y 1g 2b", "s4"},
                       {"5r 5y 5g 5b 1r", "s5"},
                       {"6r 6y 6g 6g 1r", "s6"},
                       {"4r 4y 2g 2b 1r", "two-pairs"},
                       {"6r 6y 6g 1b 2b", "three"},
                       {"4r 4y 6r 6y 6g", "full-house"},
                       {"1r 1y 2g 3b 6b", "straight"},
                       {"6r 6y 6g 6b 1r", "four"},
                       {"1r 2r 3r 5r 6r", "flush"}}) == 228);
}

TEST_CASE(
    "Déroulement d'une manche, figure 3: three 3s are noted as a series, 9, or as three of a kind, 15, as their holder likes") {
    for (auto const& [box, points] : {std::pair("s3", 9), std::pair("three", 15)}) {
        yamy_table caller(dealt({}, {"3g 3r 3y 1b 2b", "2y 3r 4r 5r 6b"}));
        CHECK(caller.plays(std::string("show s3, score ") + box) == "");
        CHECK(caller.score(0) == points);
        yamy_table other(dealt({}, {"2y 3r 4r 5r 6b", "3g 3r 3y 1b 2b"}));
        CHECK(other.plays(std::string("show straight, score straight, score ") + box) == "");
        CHECK(other.score(1) == points);
    }
}

TEST_CASE("Déroulement d'une manche, figures 1 and 2: a card from the stock or from another player's discards, and one put down") {
    yamy_table table(dealt({}, {"1r 1r 2r 2r 4y", "3r 3r 5r 5r 6y"}, "6b"));
    CHECK(table.plays("draw, discard 4y, take 0, discard 6y") == "");
    CHECK(table.hand(0) == "1r 1r 2r 2r 6b");
    CHECK(table.hand(1) == "3r 3r 5r 5r 4y");
    CHECK(to_text(table.state().discards.top(seat(1))) == "6y");
    CHECK(table.state().discards.size(seat(0)) == 0);
    CHECK(table.mover() == 0);
}

TEST_CASE("a turn is a card taken and a card discarded; then the next player has the turn") {
    yamy_table table({.players = 3}, 5);
    CHECK(table.plays("discard 1r") == "yamy.discard.take-first");
    CHECK(table.plays("draw") == "");
    CHECK(table.mover() == 0);
    CHECK(table.plays("draw") == "yamy.discard.due");
    CHECK(table.plays("show s1") == "yamy.discard.due"); // not in the same turn
    auto const first = table.actions().nth(0);
    CHECK(table.play(first));
    CHECK(table.mover() == 1);
    CHECK(table.state().discards.size(seat(0)) == 1);
}

TEST_CASE("who lays down ends the round for all; then all cards go beneath the stock and the next seat begins") {
    yamy_table table(dealt({.players = 3}, {"1r 1y 1g 1b 2r", "2y 3r 4r 5r 6b", "6r 6y 6g 5y 5g"}));
    CHECK(table.plays("show four") == "");
    CHECK(table.mover() == 0);
    CHECK(table.plays("draw") == "yamy.show.once");
    CHECK(table.plays("score four") == "");
    CHECK(table.mover() == 1);
    CHECK(table.plays("draw") == "yamy.show.once");
    CHECK(table.plays("score straight") == "");
    CHECK(table.plays("strike s1") == "");
    CHECK(table.mover() == 1);
    CHECK(table.state().round == 2);
    CHECK(table.score(0) == 30);
    CHECK(table.score(1) == 25);
    CHECK(table.score(2) == 0);
    CHECK(table.state().stock.size() == 96 - 15);
}

TEST_CASE("a whole game can be played while compiling") {
    constexpr auto scores = [] {
        rng luck(3);
        yamy::state s = yamy::deal({.caller = G::calling::without_figure}, luck);
        playout<yamy>(s, luck, 60);
        return yamy::scores(s);
    }();
    rng luck(3);
    yamy::state s = yamy::deal({.caller = G::calling::without_figure}, luck);
    playout<yamy>(s, luck, 60);
    CHECK(yamy::scores(s) == scores);
}

TEST_CASE("the score sheets are drawn side by side") {
    yamy_table table(dealt({}, {"1r 1y 1g 1b 2r", "2y 3r 4r 5r 6b"}));
    REQUIRE(table.plays("show four, score four, strike s1") == "");
    CHECK(drawing(table.state().sheets, 2) == R"(              0    1
s1            .    0
s2            .    .
s3            .    .
s4            .    .
s5            .    .
s6            .    .
two-pairs     .    .
three         .    .
full-house    .    .
straight      .    .
four         30    .
flush         .    .
)");
}
