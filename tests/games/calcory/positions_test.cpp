#include <ludo/games/calcory/positions.hpp>

#include <string>

#include "support/calcory.hpp"
#include "support/catch.hpp"

using namespace ludo;
using G = calcory;

TEST_CASE("a position in which 55 cards are turned over is refused, whatever their sum of 265 looks like in eight bits") {
    G::state s = laid({}, "0r 0b 0g 0y 0k");
    for (int i = 5; i < G::cell::count; ++i)
        s.open.add(s.table.turn_over(G::cell::from_index(i)));
    CHECK(wrong_with<G>(s) == std::string("table: this many cards have a sum over thirteen, or two zeros"));
}

namespace {

/// What is wrong with the position after 9 and 1 were marked and 2 was turned over, with something else in it.
std::string wrong(void (*change)(G::state&)) {
    calcory_table table(laid({}, "9r 1r 2r"));
    REQUIRE(table.plays("turn a1, turn b1, stop, turn c1") == "");
    G::state s = table.state();
    change(s);
    char const* const said = wrong_with<G>(s);
    return said ? said : "nothing";
}

} // namespace

TEST_CASE("a position of Calcory that does not agree with itself is refused, and what is wrong is named") {
    CHECK(wrong([](G::state&) {}) == "nothing");
    CHECK(wrong([](G::state& s) { s.turn = seat(2); }) == "turn takes a seat that plays, or nobody once the game is over");
    CHECK(wrong([](G::state& s) { s.open = {}; }) == "revealed must tell the sum, count and zeros of the cards turned over");
    CHECK(wrong([](G::state& s) { s.marked.add(G::card(0, 0)); }) ==
          "marked must tell the sum, count and zeros of the marked cards");
    CHECK(wrong([](G::state& s) { s.marker = nobody; }) ==
          "marker takes the seat whose markers lie on cards, or nobody if none do");
    CHECK(wrong([](G::state& s) { s.marker = seat(1); }) == "marker: marks that come back to their owner are collected");
    CHECK(wrong([](G::state& s) { s.chosen.markers_per_player = 1; }) == "table: there are more marked cards than markers");
    CHECK(wrong([](G::state& s) { s.now = G::phase::returning; }) ==
          "phase: collected cards must be two or more, with a sum of at most thirteen and at most one 0");
    CHECK(wrong([](G::state& s) { s.held = G::card(2, 0); }) == "held takes one of the collected cards while it is placed");
    CHECK(wrong([](G::state& s) { s.pile[seat(0)] = 1; }) == "piled must tell how many cards each seat has won");
    CHECK(wrong([](G::state& s) { s.won.win(G::card(2, 0), seat(0)); }) == "table: a card that lies there is also elsewhere");
}
