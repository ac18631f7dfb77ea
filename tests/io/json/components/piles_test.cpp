#include <ludo/io/json/components/piles.hpp>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using card = ludo::card<"123", "rb">;
using piles = ludo::piles<card, 3, 4>;
using ludo::seat;

TEST_CASE("each seat that plays has a pile, from the bottom") {
    piles all;
    all.put(seat(1), card(2, 0));
    all.put(seat(0), card(0, 1));
    all.put(seat(1), card(2, 0));
    all.put(seat(1), card(0, 0));
    CHECK(written(all, 2) == R"([["1b"],["3r","3r","1r"]])");
    CHECK(read_again(all, 2));
}

TEST_CASE("what lies in piles is known, and there is room for so much in all of them") {
    CHECK(wrong_as<piles>(R"([["1r","2r"],["3r","1b"]])", 2) == "");
    CHECK(wrong_as<piles>(R"([["1r","2r"],["3r","1b","2b"]])", 2) == "here: takes at most 4 cards in all");
    CHECK(wrong_as<piles>(R"([["1r"]])", 2) == "here: takes a list with an entry for each seat");
    CHECK(wrong_as<piles>(R"([["?"],[]])", 2) == "here[0]: takes known cards: they lie face up");
    CHECK(wrong_as<piles>(R"([[],"1r"])", 2) == "here[1]: takes a list of at most 4");
}
