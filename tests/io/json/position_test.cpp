#include <ludo/io/json/position.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "support/random_position.hpp"
#include "support/wrong_json.hpp"

using ludo::calcory;
using ludo::json;
using ludo::parse_json;
using ludo::seat;
using pointer = json::json_pointer;

namespace {

std::string wrong_view(json const& from) {
    auto const read = ludo::view_from_json<toy_game>(from);
    return read ? "" : read.error();
}

} // namespace

TEST_CASE("a state is written with every part by name") {
    REQUIRE(ludo::to_json<toy_game>(dealt_toy()).dump() ==
            R"({"game":"toy","options":{"players":2,"first":0,"open_discard":false,"draw":"may"},"turn":0,"phase":"choosing",)"
            R"("turns_left":2,"hand":["4x","1x"],"drawn":"?","has_discarded":[false,false],"discard":["?","?"],)"
            R"("stock":2,"top":"2x","bottom":"3x"})");
}

TEST_CASE("a spread, owned places and collected cards are written by their places") {
    auto const at = ludo::table<calcory>({.players = 3}, 1);
    calcory::state s = at.state();
    using cell = calcory::cell;
    s.table.turn_over(cell(0, 0));
    s.table.leave_up();
    s.table.turn_over(cell(0, 1));
    s.table.turn_back();
    s.table.turn_over(cell(0, 2));
    s.remembered.returned.insert(cell(1, 0), seat(2));
    s.remembered.collected.win(calcory::card(0, 0), seat(1));
    s.remembered.collected.win_but_one(calcory::card(1, 0), cell(1, 0));
    s.remembered.collected.win_but_one(calcory::card(2, 0), cell(1, 0));
    json const object = ludo::to_json<calcory>(s);
    CHECK(object["table"]["up"] == json{{"a1", ludo::to_text(s.table.at(cell(0, 0)))}});
    CHECK(object["table"]["turned"] == json{{"c1", ludo::to_text(s.table.at(cell(0, 2)))}});
    CHECK(object["table"]["down"].size() == 58);
    CHECK(object["table"]["seen"] == json{"b1"});
    CHECK(object["returned"].dump() == R"([[],[],["a2"]])");
    CHECK(object["collected"].dump() == R"({"won":[[],["0r"],[]],"one_back":{"a2":["1r","2r"]}})");
    CHECK(object["marker"] == nullptr);
    CHECK(object["revealed"].dump() == R"({"sum":0,"count":0,"zeros":0})");
    CHECK(object["piled"].dump() == "[0,0,0]");
}

TEST_CASE("states and views are read again as they were") {
    prop("positions of Calcory, through their text", [](std::uint64_t seed) {
        auto const played = random_table<calcory, 256>(some_options(), seed, *rc::gen::inRange(0, 250));
        auto const text = ludo::to_json<calcory>(played.state()).dump();
        auto const read = ludo::state_from_json<calcory>(*parse_json(text));
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == played.state());
        RC_ASSERT(ludo::to_json<calcory>(*read).dump() == text);
        for (seat each : played.seats()) {
            auto const seen = played.view(each);
            auto const view = ludo::view_from_json<calcory>(*parse_json(to_json(seen).dump()));
            RC_ASSERT(view.has_value());
            RC_ASSERT(*view == seen);
        }
    });
    prop("positions of the toy game", [](std::uint64_t seed) {
        auto const played = random_table<toy_game>({.open_discard = seed % 2 == 0}, seed, *rc::gen::inRange(0, 5));
        auto const read = ludo::state_from_json<toy_game>(ludo::to_json<toy_game>(played.state()));
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == played.state());
        for (seat each : played.seats())
            RC_ASSERT(*ludo::view_from_json<toy_game>(to_json(played.view(each))) == played.view(each));
    });
}

TEST_CASE("the members of an object can stand in any order") {
    json const object = ludo::to_json<toy_game>(dealt_toy());
    std::vector<std::string> members;
    for (auto const& [name, ignored] : object.items())
        members.insert(members.begin(), name);
    json backwards = json::object();
    for (auto const& name : members)
        backwards[name] = object[name];
    REQUIRE(*ludo::state_from_json<toy_game>(backwards) == dealt_toy());
}

TEST_CASE("only a position of the game is read as one") {
    for (json const& other :
         {json(), json(7), json("toy"), json::array(), json::object(), json{{"game", "calcory"}}, json{{"game", 7}}}) {
        CAPTURE(other.dump());
        auto const read = ludo::state_from_json<toy_game>(other);
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error() == "game: this is not a position of toy");
    }
}

TEST_CASE("every part of a position is there, and no other") {
    json const object = ludo::to_json<toy_game>(dealt_toy());
    for (auto const& [name, ignored] : object.items())
        if (name != "game") {
            json less = object;
            less.erase(name);
            CHECK(ludo::state_from_json<toy_game>(less).error() == name + ": is missing");
        }
    CHECK(wrong_toy("/colour", "red") == "colour: has no place here");
    CHECK(wrong_toy("/Turn", 0) == "Turn: has no place here");
    CHECK(wrong_calcory("/held", "?") == "held: has no place here");
}

TEST_CASE("a part that is wrong is named, with what it takes") {
    CHECK(wrong_toy("/turn", 12) == "turn: takes a seat, or null for nobody");
    CHECK(wrong_toy("/turn", -1) == "turn: takes a seat, or null for nobody");
    CHECK(wrong_toy("/turn", "0") == "turn: takes a seat, or null for nobody");
    CHECK(wrong_toy("/turn", 0.5) == "turn: takes a seat, or null for nobody");
    CHECK(wrong_toy("/phase", "nap") == R"(phase: has no value "nap")");
    CHECK(wrong_toy("/phase", 1) == "phase: has no value 1");
    for (json const& number : {json(-1), json(256), json("1"), json(1.0), json(true), json(nullptr), json(18446744073709551615u)}) {
        CAPTURE(number.dump());
        CHECK(wrong_toy("/turns_left", number) == "turns_left: takes a whole number from 0 to 255");
    }
    CHECK(wrong_toy("/top", "5x") == R"(top: "5x" is not the notation of anything here)");
    CHECK(wrong_toy("/top", 7) == "top: 7 is not the notation of anything here");
    CHECK(wrong_toy("/hand", "4x") == "hand: takes a list with an entry for each seat");
    CHECK(wrong_toy("/hand", json{"4x", "1x", "?"}) == "hand: takes a list with an entry for each seat");
    CHECK(wrong_toy("/hand/1", "1y") == R"(hand[1]: "1y" is not the notation of anything here)");
    CHECK(wrong_toy("/has_discarded/0", 0) == "has_discarded[0]: takes true or false");
    CHECK(wrong_toy("/hand/1", "4x") == "a card is in two places");
    CHECK(wrong_toy("/options", 2) == "options: options are an object with their names and values");
    CHECK(wrong_toy("/options/players", 3) == "options: players takes 2");
    CHECK(wrong_toy("/options/draw", "never") == "options: draw takes may or must");
    CHECK(wrong_toy("/options/colour", "red") == "options: there is no option `colour`");

    CHECK(wrong_calcory("/revealed", 3) == "revealed: takes an object");
    CHECK(wrong_calcory("/revealed", json::object()) == "revealed.sum: is missing");
    CHECK(wrong_calcory("/revealed/sum", "3") == "revealed.sum: takes a whole number from 0 to 255");
    CHECK(wrong_calcory("/revealed/colour", 3) == "revealed.colour: has no place here");
    CHECK(wrong_calcory("/piled/1", -1) == "piled[1]: takes a whole number from 0 to 255");
    CHECK(wrong_calcory("/piled/1", 1) == "piled must tell how many cards each seat has won");
}

TEST_CASE("a position with something else anywhere is refused, or it can be played to its end") {
    ludo::rng luck(2024);
    auto const below = [&](std::size_t n) { return luck.below(static_cast<std::uint32_t>(n)); };
    std::vector<json> const values{json(),       json(-1),        json(0),         json(1),    json(5),       json(13),
                                   json(255),    json("?"),       json("0r"),      json("a1"), json::array(), json::object(),
                                   json("over"), json("turning"), json("placing"), json(true)};
    int taken = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        json object = ludo::to_json<calcory>(random_table<calcory, 256>({}, seed, static_cast<int>(below(250))).state());
        auto const leaf = [&] {
            json const flat = object.flatten();
            return pointer(std::next(flat.begin(), below(flat.size())).key());
        };
        for (auto changes = 1 + below(2); changes > 0; --changes) {
            pointer const one = leaf(), other = leaf();
            if (luck.below(2) == 0)
                object[one] = values[below(values.size())];
            else
                std::swap(object[one], object[other]);
        }
        CAPTURE(seed, object.dump());
        auto const read = ludo::state_from_json<calcory>(object);
        if (!read) {
            CHECK_FALSE(read.error().empty());
            continue;
        }
        if (auto made = ludo::table<calcory>::make(*read)) {
            ++taken;
            for (int i = 0; i < 5000 && !made->over(); ++i)
                REQUIRE(made->play(made->actions().pick(luck)));
            CHECK(made->over());
        }
    }
    CHECK(taken > 10); // two cards that change places, say
}

TEST_CASE("a view is a state with holes, and the seat that sees it") {
    json const object = to_json(ludo::view<toy_game>(dealt_toy(), seat(1)));
    REQUIRE(object.begin().key() == "viewer");
    REQUIRE(object["viewer"] == 1);
    REQUIRE(object["hand"].dump() == R"(["?","1x"])");
    REQUIRE(object["top"] == "?");
}

TEST_CASE("a state with holes is no state, but a position that a seat may have seen") {
    json const object = ludo::to_json<toy_game>(ludo::view<toy_game>(dealt_toy(), seat(1)).state());
    CHECK(ludo::state_from_json<toy_game>(object).error() == "a game can go on only from a position with every card known");
    auto const given = ludo::position_from_json<toy_game>(object);
    REQUIRE(given);
    CHECK(*given->checked(seat(1)) == ludo::view<toy_game>(dealt_toy(), seat(1)));
}

TEST_CASE("a view without its seat is refused") {
    json const object = to_json(ludo::view<toy_game>(dealt_toy(), seat(1)));
    std::string const takes = "viewer: takes the seat that sees this, or null for a spectator";
    CHECK(wrong_view(json()) == takes);
    CHECK(wrong_view(ludo::to_json<toy_game>(dealt_toy())) == takes);
    for (json const& wrong : {json("1"), json(-1), json(12), json(1.5)}) {
        json other = object;
        other["viewer"] = wrong;
        CHECK(wrong_view(other) == takes);
    }
    json other = object;
    other["viewer"] = 6;
    CHECK(wrong_view(other) == "a view is that of a seat that plays, or of nobody");
    other = object;
    other["turn"] = 1.5;
    CHECK(wrong_view(other).rfind("turn: ", 0) == 0);
}

TEST_CASE("from a whole state a view takes only what its seat may know") {
    json object = ludo::to_json<toy_game>(dealt_toy());
    object["viewer"] = 1;
    REQUIRE(*ludo::view_from_json<toy_game>(object) == ludo::view<toy_game>(dealt_toy(), seat(1)));
}
