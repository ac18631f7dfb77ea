#include <ludo/io/json/components/card_list.hpp>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using card = ludo::card<"123", "rb">;
using list = ludo::card_list<card, 3>;

TEST_CASE("cards in a row are listed in their order") {
    list cards;
    cards.add(card(2, 0));
    cards.add(card(0, 0));
    cards.add(card(2, 0));
    CHECK(written(cards) == R"(["3r","1r","3r"])");
    CHECK(read_again(cards));
    CHECK(read_again(list()));
}

TEST_CASE("they are known, and no more than there is room for") {
    CHECK(wrong_as<list>(R"(["1r","?"])") == "here: takes known cards");
    CHECK(wrong_as<list>(R"(["1r","1r","1r","1r"])") == "here: takes a list of at most 3");
    CHECK(wrong_as<list>("null") == "here: takes a list of at most 3");
}
