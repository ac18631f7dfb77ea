#include <ludo/io/json/components/hands.hpp>

#include <ludo/components/card.hpp>
#include <ludo/io/json/core/index_set.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using card = ludo::card<"123", "rb">;
using hands = ludo::hands<card, 3>;
using ludo::seat;

TEST_CASE("each seat that plays has its cards, the unknown ones last, and those that lie open") {
    hands held;
    held.add(seat(0), card(2, 0));
    held.add_open(seat(0), card(0, 0));
    held.add(seat(1), card());
    CHECK(written(held, 2) == R"([{"cards":["1r","3r"],"open":["1r"]},{"cards":["?"],"open":[]}])");
    CHECK(read_again(held, 2));
    CHECK(read_again(hands(), 3));
}

TEST_CASE("a card is in one hand, and open only where it is") {
    CHECK(wrong_as<hands>(R"([{"cards":["1r"],"open":[]},{"cards":["2r","?"],"open":["2r"]}])", 2) == "");
    CHECK(wrong_as<hands>("[]", 2) == "here: takes a list with an entry for each seat");
    CHECK(wrong_as<hands>(R"([["1r"]])", 1) == "here[0]: takes an object");
    CHECK(wrong_as<hands>(R"([{"cards":["1r"],"open":[]},{"cards":["1r"],"open":[]}])", 2) ==
          R"(here[1].cards: "1r" is in two places)");
    CHECK(wrong_as<hands>(R"([{"cards":["1r"],"open":["2r"]}])", 1) == "here[0].open: takes known cards of the hand");
    CHECK(wrong_as<hands>(R"([{"cards":["?"],"open":["?"]}])", 1) == "here[0].open: takes known cards");
    CHECK(wrong_as<hands>(R"([{"cards":["4r"],"open":[]}])", 1) == R"(here[0].cards: "4r" is not the notation of anything here)");
}
