#include <ludo/io/json/components/collected.hpp>

#include <string>

#include <ludo/components/card.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/number.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"
#include "support/wrong_json.hpp"

using ludo::json;

TEST_CASE("collected cards are cards of the deck, each once") {
    CHECK(wrong_calcory("/collected", 3) == "collected: takes an object");
    CHECK(wrong_calcory("/collected/won", json::array()) == "collected.won: takes a list with an entry for each seat");
    CHECK(wrong_calcory("/collected/one_back", json::array()) == "collected.one_back: takes an object");
    CHECK(wrong_calcory("/collected/more", json::array()) == "collected.more: has no place here");
    CHECK(wrong_calcory("/collected/won/1", "0r") == "collected.won[1]: takes a list of at most 60");
    CHECK(wrong_calcory("/collected/won/1", json{"x"}) == R"(collected.won[1]: "x" is not the notation of anything here)");
    CHECK(wrong_calcory("/collected/won/1", json{"0r", "0r"}) == R"(collected.won[1]: "0r" is there more often than in the deck)");
    CHECK(wrong_calcory("/collected/won/1", json{"?"}) == R"(collected.won[1]: "?" is there more often than in the deck)");
    CHECK(wrong_calcory("/collected/one_back/a7", json::array()) == "collected.one_back.a7: is not the notation of anything here");
    CHECK(wrong_calcory("/collected/one_back/a1", "0r") == "collected.one_back.a1: takes a list of at most 60");
    CHECK(wrong_calcory("/collected/one_back/a1", json{"1r", "1r", "1r"}) ==
          R"(collected.one_back.a1: "1r" is there more often than in the deck)");
}

namespace {

using card = ludo::card<"123", "r">;
constexpr auto deck = ludo::deck<card, 5>::of("1r 1r 2r 2r 3r");
using place = ludo::number<2>;
using collected = ludo::collected<deck, place, 2>;

} // namespace

TEST_CASE("collected cards are what each seat has won, and the sets of which a card lies on a place") {
    collected cards;
    cards.win(card(0, 0), ludo::seat(1));
    cards.win_but_one(card(0, 0), place(1));
    cards.win_but_one(card(2, 0), place(1));
    CHECK(written(cards, 2) == R"({"won":[[],["1r"]],"one_back":{"1":["1r","3r"]}})");
    CHECK(read_again(cards, 2));
    CHECK(wrong_as<collected>(R"({"won":[["1r"],["1r"]],"one_back":{"1":["1r","3r"]}})", 2) ==
          R"(here.one_back.1: "1r" is there more often than in the deck)");
    CHECK(wrong_as<collected>(R"({"won":[[],[]],"one_back":{"1":[]}})", 2) == "here.one_back.1: takes at least one card");
}
