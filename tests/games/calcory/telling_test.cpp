#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"

TEST_CASE("everything that happens in Calcory is told in sentences") { CHECK(line_with_a_hole<ludo::calcory>(6) == ""); }

TEST_CASE("a turn of Calcory reads like its story") {
    using ludo::calcory;
    auto cards = calcory::deck.cards; // in the order of the deck: 0r 1r 1r 2r 3r 4r 5r 6r 7r 7r in the first row
    calcory::state s = calcory::lay_out({}, cards);
    CHECK(logged<calcory>(s, "turn h1") == "Ada turns over h1: 6r");
    CHECK(logged<calcory>(s, "turn i1", ludo::seat(1)) == "Ada turns over i1: 7r; that makes thirteen; taken: 6r, 7r");
    CHECK(logged<calcory>(s, "return h1", ludo::seat(1)) == "Ada chooses in secret");
    CHECK(logged<calcory>(s, "to i1", ludo::seat(1)) == "Ada lays a card on i1; Ada wins a card; Ada: +1, 1 in all");
    CHECK(logged<calcory>(s, "turn j1") == "Blaise turns over j1: 7r");
    CHECK(logged<calcory>(s, "turn g1", ludo::nobody, ludo::language::french) == "Blaise retourne g1 : 5r");
    CHECK(logged<calcory>(s, "stop") == "Blaise stops; g1, j1 stay face up; the marked cards make 12");
    CHECK(logged<calcory>(s, "turn a2") == "Ada turns over a2: 8r");
    CHECK(logged<calcory>(s, "turn b2") == "Ada turns over b2: 9r; that makes 17: too much; the marks are taken: 12; "
                                           "a2, b2 are turned back; taken: 5r, 7r");
}
