#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"

TEST_CASE("everything that happens in Calcory is told in sentences") { CHECK(line_with_a_hole<ludo::calcory>(6) == ""); }

TEST_CASE("a turn of Calcory reads like its story") {
    using ludo::calcory;
    auto cards = calcory::deck.cards; // in the order of the deck: 0r 1r 1r 2r 3r 4r 5r 6r 7r 7r in the first row
    calcory::state s = calcory::lay_out({}, cards);
    CHECK(logged<calcory>(s, "turn h1") == "Ada turns over h1: 6r");
    CHECK(logged<calcory>(s, "turn i1", ludo::seat(1)) == "Ada turns over i1: 7r; that makes thirteen; Ada takes 6r and 7r");
    CHECK(logged<calcory>(s, "return h1", ludo::seat(1)) == "Ada chooses in secret which card to give back");
    CHECK(logged<calcory>(s, "to i1", ludo::seat(1)) == "Ada lays a card on i1; Ada wins a card; Ada: 1 point");
    CHECK(logged<calcory>(s, "turn j1") == "Blaise turns over j1: 7r");
    CHECK(logged<calcory>(s, "turn g1", ludo::nobody, ludo::language::french) == "Blaise retourne g1 : 5r");
    CHECK(logged<calcory>(s, "stop") == "Blaise stops; g1 and j1 stay face up; the marked cards make 12");
    CHECK(logged<calcory>(s, "turn a2") == "Ada turns over a2: 8r");
    CHECK(logged<calcory>(s, "turn b2") == "Ada turns over b2: 9r; that makes 17: too much; nobody has beaten 12; "
                                           "a2 and b2 are turned back; Blaise takes 5r and 7r");
}

TEST_CASE("what came of an action for whoever acted is told before what came of it for the others") {
    using ludo::calcory;
    calcory::state s = calcory::lay_out({}, calcory::deck.cards); // 0r 1r 1r 2r 3r 4r 5r 6r 7r 7r in the first row, then 8r 9r
    for (auto text : {"turn h1", "turn i1", "return h1", "to h1", "turn b1", "turn c1", "stop", "turn a2", "stop"})
        played<calcory>(s, text); // Ada has marked an 8
    for (auto text : {"turn f1", "turn b2", "return f1"})
        played<calcory>(s, text);
    CHECK(logged<calcory>(s, "to f1") == "Blaise lays a card on f1; Blaise wins a card; Ada wins 8r; Ada: +1, 2 in all; "
                                         "Blaise: 1 point; the game is over: Ada wins");
}
