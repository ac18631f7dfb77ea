#include <ludo/io/json/components/hand.hpp>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using card = ludo::card<"123", "rb">;
using hand = ludo::hand<card, 4>;

TEST_CASE("a hand is its cards, those of them that are open, and the ages of the others") {
    hand held;
    held.add(card(1, 0), hand::open);
    held.add(card(0, 1), 3);
    held.add(card(), 2);
    CHECK(read_again(held));
    ludo::json const form = ludo::json::parse(written(held));
    CHECK(form["open"].dump() == R"(["2r"])");
    CHECK(form["cards"].size() == 3);
    CHECK(form["ages"].size() == 2);
    CHECK(written(hand()) == R"({"cards":[],"open":[],"ages":[]})");
}

TEST_CASE("open cards are cards of the hand, and all others have an age") {
    CHECK(wrong_as<hand>(R"({"cards":["1r","2r"],"open":["2r"],"ages":[1]})") == "");
    CHECK(wrong_as<hand>("[]") == "here: takes an object");
    CHECK(wrong_as<hand>(R"({"cards":[],"open":[]})") == "here.ages: is missing");
    CHECK(wrong_as<hand>(R"({"cards":["1r"],"open":["2r"],"ages":[]})") == "here.open: takes known cards of the hand");
    CHECK(wrong_as<hand>(R"({"cards":["?"],"open":["?"],"ages":[]})") == "here.open: takes known cards of the hand");
    CHECK(wrong_as<hand>(R"({"cards":["1r"],"open":["1r","1r"],"ages":[]})") == "here.open: takes known cards of the hand");
    CHECK(wrong_as<hand>(R"({"cards":["1r"],"open":[],"ages":[]})") == "here.ages: takes a number for each card that is not open");
    for (auto const* age : {"0", "16", "255"})
        CHECK(wrong_as<hand>(R"({"cards":["1r"],"open":[],"ages":[)" + std::string(age) + "]}") ==
              "here.ages: takes numbers from 1 to 15");
    CHECK(wrong_as<hand>(R"({"cards":["1r","1r","1r","1r","1r"],"open":[],"ages":[]})") == "here.cards: takes a list of at most 4");
}
