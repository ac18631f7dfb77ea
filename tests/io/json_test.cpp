#include <ludo/io/json.hpp>

#include <cstdint>
#include <iterator>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/random_position.hpp"
#include "support/toy_game.hpp"

using ludo::calcory;
using ludo::json;
using ludo::json_form;
using ludo::parse_json;
using ludo::seat;
using action = toy_game::action;
using toy_card = toy_game::card;
using pointer = json::json_pointer;

namespace {

auto const dealt = toy_game::lay_out({}, {toy_card(3, 0), toy_card(0, 0), toy_card(1, 0), toy_card(2, 0)});

calcory::options some_options() {
    return {.players = *rc::gen::inRange(2, 5),
            .first = seat(*rc::gen::inRange(0, 2)),
            .markers_per_player = *rc::gen::inRange(0, 7),
            .min_cards_without_win = *rc::gen::inRange(1, 3),
            .thirteen_removes_marks = *rc::gen::arbitrary<bool>(),
            .reveal_returned_card = *rc::gen::arbitrary<bool>()};
}

/// What is said of a value that has something else at one place.
template <typename G>
std::string wrong_with(json object, char const* where, json const& value) {
    object[pointer(where)] = value;
    auto const read = ludo::state_from_json<G>(std::move(object));
    return read ? "" : read.error();
}
std::string wrong_toy(char const* where, json const& value) {
    return wrong_with<toy_game>(ludo::to_json<toy_game>(dealt), where, value);
}
std::string wrong_calcory(char const* where, json const& value) {
    return wrong_with<calcory>(ludo::to_json<calcory>(ludo::table<calcory>({}, 1).state()), where, value);
}
std::string wrong_json(std::string const& text) {
    auto const read = parse_json(text);
    return read ? "" : read.error();
}
std::string wrong_options(json const& from) {
    auto const read = ludo::options_from_json<calcory>(from);
    return read ? "" : read.error();
}
std::string wrong_view(json const& from) {
    auto const read = ludo::view_from_json<toy_game>(from);
    return read ? "" : read.error();
}
std::string wrong_record(json const& from) {
    auto const read = ludo::load_json<toy_game>(from);
    return read ? "" : read.error();
}

json parsed(std::string_view text) {
    auto const read = parse_json(text);
    REQUIRE(read.has_value());
    return *read;
}

} // namespace

// ---- Texts

TEST_CASE("a JSON text is parsed, its members in the order in which they stand") {
    REQUIRE(parsed(R"({"b":1,"a":[true,null,"x"]})").dump() == R"({"b":1,"a":[true,null,"x"]})");
    REQUIRE(parsed(" 7 ") == 7);
}

TEST_CASE("what is wrong with a JSON text is said with its place") {
    CHECK(wrong_json("").rfind("not JSON: parse error at line 1, column 1", 0) == 0);
    CHECK(wrong_json("{").rfind("not JSON: parse error at line 1, column 2", 0) == 0);
    CHECK(wrong_json("[1,\n 2,]").rfind("not JSON: parse error at line 2, column 4", 0) == 0);
    CHECK(wrong_json("1 2").rfind("not JSON: parse error at line 1, column 3", 0) == 0);
    CHECK(wrong_json("\"\xff\"").rfind("not JSON: parse error at line 1, column 2", 0) == 0);
    CHECK(wrong_json("nul").rfind("not JSON: ", 0) == 0);
    CHECK(wrong_json("1e999").rfind("not JSON: ", 0) == 0);
    CHECK(wrong_json('"' + std::string(1000, 'x')).size() < 250);
    CHECK(wrong_json("[1,1e999]").rfind("not JSON: up to byte 8: number overflow", 0) == 0);
}

TEST_CASE("a NUL does not end a JSON text: it is an error, wherever it stands") {
    using std::string_literals::operator""s;
    CHECK(wrong_json("{\"do\":\"games\"}\0 this is no JSON }}}"s) == "not JSON: byte 15 is a NUL");
    CHECK(wrong_json("7\0"s) == "not JSON: byte 2 is a NUL");
    CHECK(wrong_json("\0"s) == "not JSON: byte 1 is a NUL");
    CHECK(wrong_json("\"a\0b\""s) == "not JSON: byte 3 is a NUL");
    CHECK(parsed("\"a\\u0000b\"") == "a\0b"s); // this is how JSON writes it
}

TEST_CASE("a byte order mark is refused, with what it is") {
    CHECK(wrong_json("\xef\xbb\xbf{}") == "not JSON: it begins with a byte order mark");
}

TEST_CASE("the largest and the smallest numbers are read again as they were written") {
    auto const again = []<typename T>(T number) {
        T read{};
        return json_form().read(parsed(json_form().write(number).dump()), read, "") && read == number;
    };
    CHECK(again(~std::uint64_t{0}));
    CHECK(again(std::numeric_limits<std::int64_t>::min()));
    CHECK(again(std::numeric_limits<std::int64_t>::max()));
    CHECK(again(std::uint8_t{255}));
    CHECK(again(std::int8_t{-128}));
}

TEST_CASE("numbers are whole numbers only where they are written as such") {
    for (char const* whole : {"0", "2", "255"}) {
        std::uint8_t number = 0;
        CHECK(json_form().read(parsed(whole), number, ""));
    }
    for (char const* other : {"1.0", "1e0", "10E-1", "-0", "-0.0", "256", "-1", "18446744073709551616", "true", "null", "\"1\"",
                              "1e2", "99999999999999999999999999999999"}) {
        CAPTURE(other);
        std::uint8_t number = 0;
        std::int64_t large = 0;
        bool truth = false;
        seat sits;
        json_form form;
        CHECK_FALSE(form.read(parsed(other), number, ""));
        CHECK(form.problem() == "takes a whole number from 0 to 255");
        bool const fits = std::string_view("256 -1").find(other) != std::string_view::npos;
        CHECK(json_form().read(parsed(other), large, "") == fits);
        CHECK(json_form().read(parsed(other), sits, "") == (std::string_view(other) == "null"));
        CHECK(json_form().read(parsed(other), truth, "") == (std::string_view(other) == "true"));
    }
}

TEST_CASE("a name that stands twice in one object is refused, in two objects it is not") {
    REQUIRE(wrong_json(R"({"a":1,"b":2,"a":3})") == "`a` occurs twice in one object");
    REQUIRE(wrong_json(R"({"x":[{"a":{},"a":1}]})") == "`a` occurs twice in one object");
    REQUIRE(wrong_json(R"({"a":1,"\u0061":2})") == "`a` occurs twice in one object");
    REQUIRE(wrong_json(R"({"a":{"a":1},"b":[{"a":1},{"a":1}]})").empty());
    std::string const longest(1000, 'x');
    REQUIRE(wrong_json("{\"" + longest + "\":1,\"" + longest + "\":2}") ==
            '`' + std::string(60, 'x') + "` occurs twice in one object");
}

TEST_CASE("what is nested deeper than anything here is refused, however deep") {
    auto const lists = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    auto const objects = [](std::size_t depth) {
        std::string text;
        for (std::size_t i = 0; i < depth; ++i)
            text += "{\"a\":";
        return text + '1' + std::string(depth, '}');
    };
    REQUIRE(wrong_json(lists(32)).empty());
    REQUIRE(wrong_json(objects(32)).empty());
    for (std::size_t const depth : {34u, 100u, 100000u}) {
        CHECK(wrong_json(lists(depth)) == "not JSON for this: it is nested too deeply");
        CHECK(wrong_json(objects(depth)) == "not JSON for this: it is nested too deeply");
    }
    REQUIRE_FALSE(wrong_json(std::string(100000, '[')).empty());
}

TEST_CASE("no text does harm to the parser") {
    prop("any letters", [](std::string const& text) { static_cast<void>(parse_json(text)); });
    prop("the letters of JSON in any order", [] {
        auto const text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("{}[]\",:0123-.e truefalsn\\u\n")));
        static_cast<void>(parse_json(text));
    });
}

// ---- States

TEST_CASE("a state is written with every part by name") {
    REQUIRE(ludo::to_json<toy_game>(dealt).dump() ==
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
    s.sealed.insert(cell(1, 0), seat(2));
    s.won.win(calcory::card(0, 0), seat(1));
    s.won.win_but_one(calcory::card(1, 0), cell(1, 0));
    s.won.win_but_one(calcory::card(2, 0), cell(1, 0));
    json const object = ludo::to_json<calcory>(s);
    CHECK(object["table"]["up"] == json{{"a1", ludo::to_text(s.table.at(cell(0, 0)))}});
    CHECK(object["table"]["turned"] == json{{"c1", ludo::to_text(s.table.at(cell(0, 2)))}});
    CHECK(object["table"]["down"].size() == 58);
    CHECK(object["table"]["seen"] == json{"b1"});
    CHECK(object["returned"].dump() == R"([[],[],["a2"]])");
    CHECK(object["collected"].dump() == R"({"won":[[],["0r"],[]],"one_back":{"a2":["1r","2r"]}})");
    CHECK(object["marker"] == nullptr);
    CHECK(object["open"].dump() == R"({"sum":0,"count":0,"zeros":0})");
    CHECK(object["pile"].dump() == "[0,0,0]");
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
    json const object = ludo::to_json<toy_game>(dealt);
    std::vector<std::string> members;
    for (auto const& [name, ignored] : object.items())
        members.insert(members.begin(), name);
    json backwards = json::object();
    for (auto const& name : members)
        backwards[name] = object[name];
    REQUIRE(*ludo::state_from_json<toy_game>(backwards) == dealt);
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
    json const object = ludo::to_json<toy_game>(dealt);
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

    CHECK(wrong_calcory("/open", 3) == "open: takes an object");
    CHECK(wrong_calcory("/open", json::object()) == "open.sum: is missing");
    CHECK(wrong_calcory("/open/sum", "3") == "open.sum: takes a whole number from 0 to 255");
    CHECK(wrong_calcory("/open/colour", 3) == "open.colour: has no place here");
    CHECK(wrong_calcory("/pile/1", -1) == "pile[1]: takes a whole number from 0 to 255");
    CHECK(wrong_calcory("/pile/1", 1) == "pile must tell how many cards each seat has won");
}

TEST_CASE("what a message quotes is cut off after 60 letters") {
    CHECK(wrong_toy("/top", std::string(1000, 'x')) == "top: \"" + std::string(59, 'x') + " is not the notation of anything here");
    CHECK(wrong_toy(('/' + std::string(1000, 'x')).c_str(), 0) == std::string(60, 'x') + ": has no place here");
    CHECK(wrong_toy("/top", "\xff").rfind("top: ", 0) == 0);
}

TEST_CASE("a quotation from JSON ends where a letter ends") {
    std::string const letters(59, 'x'); // and a letter of two bytes
    CHECK(wrong_toy("/top", letters.substr(1) + "\u00e9") ==
          "top: \"" + letters.substr(1) + " is not the notation of anything here");
    CHECK(wrong_toy(('/' + letters + "\u00e9").c_str(), 0) == letters + ": has no place here");
    CHECK(wrong_options({{letters + "\u00e9", 1}}) == "there is no option `" + letters + '`');
    CHECK(wrong_json("{\"" + letters + "\u00e9\":1,\"" + letters + "\u00e9\":1}") ==
          '`' + letters + "` occurs twice in one object");
}

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

TEST_CASE("a place belongs to one seat at most") {
    CHECK(wrong_calcory("/returned", json::array({json::array()})) == "returned: takes a list with an entry for each seat");
    CHECK(wrong_calcory("/returned/0", "a1") == "returned[0]: takes a list");
    CHECK(wrong_calcory("/returned/1", json{"a1", "a1"}) == R"(returned[1]: "a1" is listed twice)");
    CHECK(wrong_calcory("/returned", json{{"a1"}, {"a1"}}) == "returned: a1 belongs to two seats");
}

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

// ---- Views

TEST_CASE("a view is a state with holes, and the seat that sees it") {
    json const object = to_json(ludo::view<toy_game>(dealt, seat(1)));
    REQUIRE(object.begin().key() == "viewer");
    REQUIRE(object["viewer"] == 1);
    REQUIRE(object["hand"].dump() == R"(["?","1x"])");
    REQUIRE(object["top"] == "?");
}

TEST_CASE("a view without its seat is refused") {
    json const object = to_json(ludo::view<toy_game>(dealt, seat(1)));
    std::string const takes = "viewer: takes the seat that sees this";
    CHECK(wrong_view(json()) == takes);
    CHECK(wrong_view(ludo::to_json<toy_game>(dealt)) == takes);
    for (json const& wrong : {json(), json("1"), json(-1), json(6), json(1.5)}) {
        json other = object;
        other["viewer"] = wrong;
        CHECK(wrong_view(other) == takes);
    }
    json other = object;
    other["turn"] = 1.5;
    CHECK(wrong_view(other).rfind("turn: ", 0) == 0);
}

TEST_CASE("from a whole state a view takes only what its seat may know") {
    json object = ludo::to_json<toy_game>(dealt);
    object["viewer"] = 1;
    REQUIRE(*ludo::view_from_json<toy_game>(object) == ludo::view<toy_game>(dealt, seat(1)));
}

// ---- Options

TEST_CASE("options that are not named have their defaults") {
    REQUIRE(*ludo::options_from_json<calcory>(json::object()) == calcory::options());
    REQUIRE(*ludo::options_from_json<calcory>(parsed(R"({"first":2,"players":3,"reveal_returned_card":true})")) ==
            calcory::options{.players = 3, .first = seat(2), .reveal_returned_card = true});
    prop("what is written is read again", [] {
        auto const chosen = some_options();
        RC_ASSERT(*ludo::options_from_json<calcory>(json_form().write_options<calcory>(chosen)) == chosen);
    });
}

TEST_CASE("an option that is wrong is named, with what it takes") {
    CHECK(wrong_options(json::array()) == "options are an object with their names and values");
    CHECK(wrong_options(json()) == "options are an object with their names and values");
    CHECK(wrong_options({{"seed", 1}}) == "there is no option `seed`");
    for (json const& wrong : {json(1), json(5), json("2"), json(2.0), json(true), json()})
        CHECK(wrong_options({{"players", wrong}}) == "players takes 2 to 4");
    CHECK(wrong_options({{"thirteen_removes_marks", 1}}) == "thirteen_removes_marks takes true or false");
    for (json const& wrong : {json(2), json(-1), json(), json("0"), json(6)})
        CHECK(wrong_options({{"first", wrong}}) == "first takes the seat that begins, 0 to players - 1");
    CHECK(ludo::options_from_json<toy_game>({{"draw", "never"}}).error() == "draw takes may or must");
    CHECK(ludo::options_from_json<toy_game>({{"draw", 1}}).error() == "draw takes may or must");
    for (json const& wrong : {json(2147483648), json(-1), json(1e30)})
        CHECK(wrong_options({{"markers_per_player", wrong}}) ==
              "markers_per_player takes 0 (no limit) or a positive number (from 0 to 2147483647)");
}

// ---- Records

TEST_CASE("a record is written as its beginning and its steps") {
    ludo::record<toy_game> told{{}, 42, std::nullopt, {{seat(0), action::keep()}, {seat(1), action::draw()}}};
    REQUIRE(to_json(told).dump() == R"({"game":"toy","steps":["0 keep","1 draw"],)"
                                    R"("options":{"players":2,"first":0,"open_discard":false,"draw":"may"},"seed":42})");
    told.position = dealt;
    json const object = to_json(told);
    REQUIRE(object["position"] == ludo::to_json<toy_game>(dealt));
    REQUIRE_FALSE(object.contains("seed"));
}

TEST_CASE("a record is loaded as the same game") {
    prop("also where its beginning is forgotten", [](std::uint64_t seed) {
        auto const played = random_table<calcory, 16>(some_options(), seed, *rc::gen::inRange(0, 60));
        auto const loaded = ludo::load_json<calcory>(*parse_json(to_json(record_of(played)).dump()));
        RC_ASSERT(loaded.has_value());
        RC_ASSERT(loaded->state() == played.state());
        RC_ASSERT(loaded->start() == played.start());
        RC_ASSERT(loaded->seed() == played.seed());
        RC_ASSERT(record_of(*loaded) == record_of(played));
    });
}

TEST_CASE("a record needs a beginning and steps") {
    std::string const steps = "steps: takes the list of what was played, `SEAT ACTION`";
    std::string const begins = "a record begins with options and seed, or with a position";
    CHECK(wrong_record(json()) == steps);
    CHECK(wrong_record(parsed(R"({"options":{},"seed":1})")) == steps);
    CHECK(wrong_record(parsed(R"({"options":{},"seed":1,"steps":"0 keep"})")) == steps);
    CHECK(wrong_record(parsed(R"({"steps":[]})")) == begins);
    CHECK(wrong_record(parsed(R"({"options":{},"steps":[]})")) == begins);
    CHECK(wrong_record(parsed(R"({"seed":1,"steps":[]})")) == begins);
    CHECK(wrong_record(parsed(R"({"options":{},"seed":1,"steps":[]})")).empty());
}

TEST_CASE("a record has nothing but what it needs, and is of this game") {
    CHECK(wrong_record(parsed(R"({"game":"toy","options":{},"seed":1,"steps":[]})")).empty());
    CHECK(wrong_record(parsed(R"({"game":"calcory","options":{},"seed":1,"steps":[]})")) == "game: this is not a record of toy");
    CHECK(wrong_record(parsed(R"({"game":7,"options":{},"seed":1,"steps":[]})")) == "game: this is not a record of toy");
    CHECK(wrong_record(parsed(R"({"options":{},"seed":1,"steps":[],"step":[]})")) == "step: has no place here");
    json object{{"steps", json::array()}, {"position", ludo::to_json<toy_game>(dealt)}, {"seed", 1}};
    CHECK(wrong_record(object) == "seed: has no place here");
}

TEST_CASE("what is wrong with the beginning of a record is named") {
    CHECK(wrong_record(parsed(R"({"options":{"players":3},"seed":1,"steps":[]})")) == "options: players takes 2");
    CHECK(wrong_record(parsed(R"({"options":[],"seed":1,"steps":[]})")) ==
          "options: options are an object with their names and values");
    for (char const* seed : {"-1", "\"1\"", "1.5", "null", "18446744073709551616"})
        CHECK(wrong_record(parsed(R"({"options":{},"steps":[],"seed":)" + std::string(seed) + "}")) ==
              "seed: takes a whole number from 0 to 18446744073709551615");
    json object{{"steps", json::array()}, {"position", ludo::to_json<toy_game>(dealt)}};
    CHECK(wrong_record(object).empty());
    object["position"]["stock"] = "two";
    CHECK(wrong_record(object) == "position: stock: takes a whole number from 0 to 255");
    object["position"] = 1;
    CHECK(wrong_record(object) == "position: game: this is not a position of toy");
    object["position"] = ludo::to_json<toy_game>(ludo::view<toy_game>(dealt, seat(0)).state());
    CHECK(wrong_record(object) == "a game can go on only from a position with every card known");
}

TEST_CASE("a step of a record that cannot be read or played is told by its number and the reason") {
    auto const with_steps = [](json const& steps) {
        return wrong_record({{"options", json::object()}, {"seed", 42}, {"steps", steps}});
    };
    CHECK(with_steps({"0 keep", "1 keep"}).empty());
    CHECK(with_steps({"0 keep", 1}) == "steps[1]: 1 is not `SEAT ACTION`");
    CHECK(with_steps({"0 fly"}) == "steps[0]: `0 fly` is not a seat and an action of toy");
    CHECK(with_steps({"0 keep", "0 keep"}) == "steps[1]: it is not the turn of seat 0");
    CHECK(with_steps({"0 draw", "0 keep"}) == "steps[1]: keep: A card is discarded first. (toy.discard.due)");
    CHECK(with_steps({"0 keep", "1 keep", "0 keep"}) == "steps[2]: keep: The game is over. (toy.over)");
}
