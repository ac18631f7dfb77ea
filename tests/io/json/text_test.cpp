#include <ludo/io/json/text.hpp>

#include <cstddef>
#include <string>
#include <string_view>

#include "support/catch.hpp"
#include "support/json_texts.hpp"

using ludo::json;
using ludo::parse_json;

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

TEST_CASE("a name that stands twice in one object is refused, in two objects it is not") {
    REQUIRE(wrong_json(R"({"a":1,"b":2,"a":3})") == "`a` occurs twice in one object, again at line 1, column 16");
    REQUIRE(wrong_json(R"({"x":[{"a":{},"a":1}]})") == "`a` occurs twice in one object, again at line 1, column 17");
    REQUIRE(wrong_json(R"({"a":1,"\u0061":2})") == "`a` occurs twice in one object, again at line 1, column 15");
    REQUIRE(wrong_json("{\"a\":1,\n\n \"a\":2}") == "`a` occurs twice in one object, again at line 3, column 4");
    REQUIRE(wrong_json(R"({"a":1,"b":1,"a":2,"b":2,"a":3})").find("again at line 1, column 16") != std::string::npos);
    REQUIRE(wrong_json(R"({"a":{"a":1},"b":[{"a":1},{"a":1}]})").empty());
    std::string const longest(1000, 'x');
    REQUIRE(wrong_json("{\"" + longest + "\":1,\"" + longest + "\":2}") ==
            '`' + std::string(60, 'x') + "` occurs twice in one object, again at line 1, column 2008");
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
        CHECK(wrong_json(lists(depth)) == "not JSON for this: it is nested too deeply at line 1, column 33");
        CHECK(wrong_json(objects(depth)) ==
              "not JSON for this: it is nested too deeply at line 1, column 161"); // 32 times 5, and 1
    }
    CHECK(wrong_json("[\n" + lists(40)) == "not JSON for this: it is nested too deeply at line 2, column 32");
    REQUIRE_FALSE(wrong_json(std::string(100000, '[')).empty());
}

TEST_CASE("no text does harm to the parser") {
    prop("any letters", [](std::string const& text) { static_cast<void>(parse_json(text)); });
    prop("the letters of JSON in any order", [] {
        auto const text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("{}[]\",:0123-.e truefalsn\\u\n")));
        static_cast<void>(parse_json(text));
    });
}
