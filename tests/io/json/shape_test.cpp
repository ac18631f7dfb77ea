#include <ludo/io/json/shape.hpp>

#include <cstdint>
#include <string>
#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/components/letter_set.hpp>
#include <ludo/components/spread.hpp>
#include <ludo/io/json/position.hpp>

#include "support/catch.hpp"
#include "support/json_schema.hpp"

using namespace ludo;

namespace {

using suit_card = card<"12", "ab">;
using cell = grid<rectangle{.rows = 2, .columns = 2}>::cell;

struct point {
    int across = 1;
    seat owner;
    or_none<suit_card> on;
    letter_set<"xy"> marks;
    bool raised = false;

    static constexpr auto members() {
        constexpr auto is_raised = [](point const& p) { return p.raised; };
        return std::tuple{member{"across", &point::across}, member{"owner", &point::owner}, member{"on", &point::on},
                          member{"marks", &point::marks}, member{"raised", &point::raised, is_raised}};
    }
};

template <typename T>
json_schema schema_of() {
    json_shape shapes;
    std::string schema = shapes.of<T>();
    schema.pop_back();
    return json_schema(schema + R"(,"$defs":{)" + shapes.definitions() + "}}");
}
template <typename T>
std::string wrong(std::string const& text) {
    return schema_of<T>().wrong_with(json::parse(text));
}

} // namespace

TEST_CASE("numbers, truth, seats and things are told apart") {
    CHECK(wrong<bool>("true") == "");
    CHECK(wrong<bool>("1") == ": type");
    CHECK(wrong<std::uint8_t>("7") == "");
    CHECK(wrong<std::uint8_t>("7.5") == ": type");
    CHECK(wrong<seat>("11") == "");
    CHECK(wrong<seat>("null") == "");
    CHECK(wrong<seat>("12") == ": maximum");
    CHECK(wrong<suit_card>(R"("2b")") == "");
    CHECK(wrong<suit_card>(R"("?")") == "");
    CHECK(wrong<suit_card>(R"("3b")") == ": enum");
    CHECK(wrong<suit_card>("null") == ": enum");
}

TEST_CASE("an object has its members, all that are always there, and no others") {
    std::string const whole = R"({"across":1,"owner":null,"on":"1a","marks":["x","y"]})";
    CHECK(wrong<point>(whole) == "");
    CHECK(wrong<point>(R"({"across":1,"owner":0,"on":null,"marks":[],"raised":true})") == "");
    CHECK(wrong<point>(R"({"across":1,"owner":0,"on":null})") == "/marks: required");
    CHECK(wrong<point>(R"({"across":1,"owner":0,"on":null,"marks":["z"]})") == "/marks/0: enum");
    CHECK(wrong<point>(R"({"across":1,"owner":0,"on":1,"marks":[]})") == "/on: anyOf");
    CHECK(wrong<point>(R"({"across":1,"owner":0,"on":null,"marks":[],"more":1})") == "/more: additionalProperties");
}

TEST_CASE("components describe themselves") {
    using layout = spread<cell, suit_card>;
    CHECK(wrong<layout>(R"({"down":{"a1":"?"},"turned":{"b1":"1a"},"up":{},"seen":["a1"]})") == "");
    CHECK(wrong<layout>(R"({"down":{"c1":"?"},"turned":{},"up":{},"seen":[]})") == "/down/c1: enum");
    CHECK(wrong<layout>(R"({"down":{"a1":"9"},"turned":{},"up":{},"seen":[]})") == "/down/a1: enum");
    CHECK(wrong<per_seat<int, 4>>("[1,2]") == "");
    CHECK(wrong<per_seat<int, 4>>(R"([1,"2"])") == "/1: type");
}

TEST_CASE("things of two kinds with one name are defined as two") {
    json_shape shapes;
    CHECK(shapes.of<suit_card>() == R"({"$ref":"#/$defs/card"})");
    CHECK(shapes.of<card<"12", "cd">>() == R"({"$ref":"#/$defs/card2"})");
    CHECK(shapes.of<suit_card>() == R"({"$ref":"#/$defs/card"})");
    CHECK(shapes.of<card<"12", "cd">>() == R"({"$ref":"#/$defs/card2"})");
}
