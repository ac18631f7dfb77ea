#include <ludo/io/json.hpp>

#include <string>

#include <ludo/games/yamy.hpp>
#include <ludo/io/json.hpp>

#include "support/catch.hpp"
#include "support/position_with_holes.hpp"
#include "support/yamy.hpp"

using namespace ludo;

namespace {

yamy::state some_state() {
    yamy_table table(dealt({}, {"1r 1r 2r 2r 4y", "3r 3r 5r 5r 6y"}, "6b 1b"));
    REQUIRE(table.plays("draw, discard 6b, take 0, discard 3r") == "");
    return table.state();
}

/// What is said of a position that has something else at one place.
std::string wrong_with(char const* where, json const& value) {
    json object = to_json<yamy>(some_state());
    object[json::json_pointer(where)] = value;
    auto const read = state_from_json<yamy>(std::move(object));
    return read ? "" : read.error();
}

} // namespace

TEST_CASE("hands, piles, stock and sheets are written by name") {
    json const object = to_json<yamy>(some_state());
    CHECK(object["hands"][1]["cards"].dump() == R"(["3r","5r","5r","6y","6b"])");
    CHECK(object["hands"][1]["open"].dump() == R"(["6b"])");
    CHECK(object["hands"][1]["ages"].dump() == "[1,1,1,1]");
    CHECK(object["discards"].dump() == R"([[],["3r"]])");
    CHECK(object["packet"]["touched"] == true);
    CHECK(object["packet"]["parts"][0]["cards"][0] == "1b");
    CHECK(object["sheets"][0]["flush"].is_null());
    json const seen = to_json<yamy>(yamy::view(some_state(), seat(0)));
    CHECK(seen["hands"][1]["cards"].dump() == R"(["6b","?","?","?","?"])");
    CHECK(seen["luck"].dump() == "[0,0,0,0]");
}

TEST_CASE("what is written is read again, whole or seen by a seat") {
    auto const s = some_state();
    for (auto const& each : {s, yamy::view(s, seat(0)), yamy::view(s, seat(1))}) {
        auto const read = position_with_holes<yamy>(to_json<yamy>(each));
        REQUIRE(read);
        CHECK(*read == each);
    }
}

TEST_CASE("a position that cannot be is refused, with the place") {
    CHECK(wrong_with("/hands/0", {{"cards", {"1r"}}, {"open", json::array()}, {"ages", {1}}}) ==
          "hands, discards and packet: every card of the deck must be in one place");
    CHECK(wrong_with("/hands/0/cards", "1r") == "hands[0].cards: takes a list of at most 6");
    CHECK(wrong_with("/hands/0/open", json::array({"6b"})) == "hands[0].open: takes known cards of the hand");
    CHECK(wrong_with("/hands/0", 3) == "hands[0]: takes an object");
    CHECK(wrong_with("/hands/0/cards/0", "?") == "luck: it can be known only if all cards are known");
    CHECK(wrong_with("/discards", 3) == "discards: takes a list with an entry for each seat");
    CHECK(wrong_with("/discards/1/0", "?") == "discards[1]: takes known cards: they lie face up");
    CHECK(wrong_with("/packet/touched", 3) == "packet.touched: takes true or false");
    CHECK(wrong_with("/packet/parts/0/cards", json::array()) == "packet.parts: takes at least one card in each part");
    CHECK(wrong_with("/packet/parts/0/cards/0", "7r") != "");
    CHECK(wrong_with("/sheets/0/flush", 49) == "sheets: everybody fills or strikes one box each round");
    CHECK(wrong_with("/sheets/0/flush", 200) == "sheets[0].flush: takes at most 127 points");
    CHECK(wrong_with("/sheets/0", json::object()) == "sheets[0]: takes the points of each box, null where it is open");
    CHECK(wrong_with("/hands/0/ages/0", 0) == "hands[0].ages: takes numbers from 1 to 15");
    CHECK(wrong_with("/hands/0/ages/0", "old") != "");
    CHECK(wrong_with("/hands/0/ages", json::array()) == "hands[0].ages: takes a number for each card that is not open");
    CHECK(wrong_with("/hands/0/ages/0", 2) == "");
    CHECK(wrong_with("/out", json::array({"1r"})) ==
          "out: the unknown cards in hands that came from used-up parts of the stock, oldest first and then by kind");
    CHECK(wrong_with("/out", json::array({"?"})) == "out: takes known cards");
    CHECK(wrong_with("/luck", json::array({1, 2})) == "luck: takes a list of 4");
    CHECK(wrong_with("/round", 13) == "round takes 1 to 12");
    CHECK(wrong_with("/turn", nullptr) != "");
}
