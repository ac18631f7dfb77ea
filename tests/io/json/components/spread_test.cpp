#include <ludo/io/json/components/spread.hpp>

#include <string>

#include <ludo/components/card.hpp>
#include <ludo/components/number.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"
#include "support/random_position.hpp"
#include "support/wrong_json.hpp"

using ludo::calcory;
using ludo::json;

TEST_CASE("cards of a spread lie on places, one on each") {
    CHECK(wrong_calcory("/table", 3) == "table: takes an object");
    CHECK(wrong_calcory("/table/more", 3) == "table.more: has no place here");
    CHECK(wrong_calcory("/table/up", json::array()) == "table.up: takes an object");
    CHECK(wrong_calcory("/table/down/a7", "1r") == "table.down.a7: is not the notation of anything here");
    CHECK(wrong_calcory("/table/down/a1", "10r") == R"(table.down.a1: "10r" is not the notation of anything here)");
    CHECK(wrong_calcory("/table/turned/a1", "1r") == "table.down.a1: has two cards");
    CHECK(wrong_calcory("/table/seen", "a1") == "table.seen: takes a list of at most 60");
    CHECK(wrong_calcory("/table/seen", json{"a7"}) == R"(table.seen: "a7" is not the notation of anything here)");
    CHECK(wrong_calcory("/table/seen", json{"a1", "b1", "a1"}) == R"(table.seen: "a1" is listed twice)");
    json const object = ludo::to_json<calcory>(random_table<calcory>({}, 1, 1).state());
    std::string const turned = object["table"]["turned"].begin().key();
    CHECK(wrong_with<calcory>(object, "/table/seen", json{turned}) == "table.seen: takes places where a card lies face down");
}

namespace {

using place = ludo::number<4>;
using card = ludo::card<"123", "rb">;
using spread = ludo::spread<place, card>;

} // namespace

TEST_CASE("a spread is the places with cards that lie face down, are turned over, or stay face up; and those seen face down") {
    spread table;
    for (int i = 0; i < 4; ++i)
        table.lay(place(i), card(i % 3, i / 3));
    table.turn_over(place(2));
    table.leave_up();
    table.turn_over(place(0));
    table.turn_back();
    table.turn_over(place(3));
    CHECK(written(table) == R"({"down":{"0":"1r","1":"2r"},"turned":{"3":"1b"},"up":{"2":"3r"},"seen":["0"]})");
    CHECK(read_again(table));
    CHECK(written(spread()) == R"({"down":{},"turned":{},"up":{},"seen":[]})");
    table.hide_but(table.seen());
    CHECK(written(table) == R"({"down":{"0":"1r","1":"?"},"turned":{"3":"1b"},"up":{"2":"3r"},"seen":["0"]})");
    CHECK(read_again(table));
}
