#include <ludo/io/json/components/collected.hpp>

#include <string>

#include "support/catch.hpp"
#include "support/wrong_json.hpp"

using ludo::json;

TEST_CASE("collected cards are cards of the deck, each once") {
    std::string const takes =
        "collected: takes an object with won, a list of cards for each seat, and one_back, places with lists of cards";
    CHECK(wrong_calcory("/collected", 3) == takes);
    CHECK(wrong_calcory("/collected/won", json::array()) == takes);
    CHECK(wrong_calcory("/collected/one_back", json::array()) == takes);
    CHECK(wrong_calcory("/collected/more", json::array()) == takes);
    CHECK(wrong_calcory("/collected/won/1", "0r") == "collected.won[1]: takes a list of cards");
    CHECK(wrong_calcory("/collected/won/1", json{"x"}) == R"(collected.won[1]: "x" is not the notation of anything here)");
    CHECK(wrong_calcory("/collected/won/1", json{"0r", "0r"}) == R"(collected.won[1]: "0r" is there more often than in the deck)");
    CHECK(wrong_calcory("/collected/won/1", json{"?"}) == R"(collected.won[1]: "?" is there more often than in the deck)");
    CHECK(wrong_calcory("/collected/one_back/a7", json::array()) == "collected.one_back.a7: is not a place");
    CHECK(wrong_calcory("/collected/one_back/a1", "0r") == "collected.one_back.a1: takes a list of cards");
    CHECK(wrong_calcory("/collected/one_back/a1", json{"1r", "1r", "1r"}) ==
          R"(collected.one_back.a1: "1r" is there more often than in the deck)");
}
