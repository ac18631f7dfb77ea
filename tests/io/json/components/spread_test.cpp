#include <ludo/io/json/components/spread.hpp>

#include <string>

#include "support/catch.hpp"
#include "support/random_position.hpp"
#include "support/wrong_json.hpp"

using ludo::calcory;
using ludo::json;

TEST_CASE("cards of a spread lie on places, one on each") {
    CHECK(wrong_calcory("/table", 3) == "table: takes an object with down, turned, up and seen");
    CHECK(wrong_calcory("/table/more", 3) == "table: takes an object with down, turned, up and seen");
    CHECK(wrong_calcory("/table/up", json::array()) == "table.up: takes an object with places and their cards");
    CHECK(wrong_calcory("/table/down/a7", "1r") == "table.down.a7: is not a place");
    CHECK(wrong_calcory("/table/down/a1", "10r") == R"(table.down.a1: "10r" is not the notation of anything here)");
    CHECK(wrong_calcory("/table/turned/a1", "1r") == "table.down.a1: has two cards");
    CHECK(wrong_calcory("/table/seen", "a1") == "table.seen: takes a list");
    CHECK(wrong_calcory("/table/seen", json{"a7"}) == R"(table.seen: "a7" is not the notation of anything here)");
    CHECK(wrong_calcory("/table/seen", json{"a1", "b1", "a1"}) == R"(table.seen: "a1" is listed twice)");
    json const object = ludo::to_json<calcory>(random_table<calcory>({}, 1, 1).state());
    std::string const turned = object["table"]["turned"].begin().key();
    CHECK(wrong_with<calcory>(object, "/table/seen", json{turned}) == "table.seen: takes places where a card lies face down");
}
