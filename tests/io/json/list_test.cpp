#include <ludo/io/json/list.hpp>

#include <array>
#include <cstdint>
#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/letter_set.hpp>
#include <ludo/io/json/shape.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using ludo::json_list;
using ludo::json_map;
using ludo::json_shape;
using ludo::letter_set;
using ludo::member;
using ludo::per_seat;
using ludo::seat;

namespace {

using face = ludo::card<"123", "ry">;
using colours = letter_set<"ryg">;

struct die {
    std::uint8_t eyes = 1;
    bool held = false;
    friend constexpr bool operator==(die const&, die const&) = default;
    static constexpr auto members() { return std::tuple{member{"eyes", &die::eyes, 1, 6}, member{"held", &die::held}}; }
};

} // namespace

TEST_CASE("an array is a list of all that is in it") {
    std::array<std::uint8_t, 5> const dice{1, 6, 6, 2, 3};
    CHECK(written(dice) == "[1,6,6,2,3]");
    CHECK(read_again(dice));
    std::array<face, 3> const row{face(0, 1), face(), face(2, 0)};
    CHECK(written(row) == R"(["1y","?","3r"])");
    CHECK(read_again(row));
    std::array<colours, 2> const hints{colours{}, colours{colours::letter::from_index(0), colours::letter::from_index(2)}};
    CHECK(written(hints) == R"([[],["r","g"]])");
    CHECK(read_again(hints));
    std::array<die, 2> const held{die{4, true}, die{}};
    CHECK(written(held) == R"([{"eyes":4,"held":true},{"eyes":1,"held":false}])");
    CHECK(read_again(held));
}

TEST_CASE("an array may be in another one, or be one for each seat, or have one for each seat") {
    std::array<std::array<int, 2>, 2> const square{{{1, 2}, {3, 4}}};
    CHECK(written(square) == "[[1,2],[3,4]]");
    CHECK(read_again(square));
    per_seat<std::array<bool, 2>, 4> flags;
    flags[seat(1)] = {true, false};
    CHECK(written(flags, 2) == "[[false,false],[true,false]]");
    CHECK(read_again(flags, 2));
    std::array<per_seat<int, 4>, 2> turned;
    turned[1][seat(0)] = 7;
    CHECK(written(turned, 2) == "[[0,0],[7,0]]");
    CHECK(read_again(turned, 2));
}

TEST_CASE("of an array all is there, and what is wrong is named by its number, from 0") {
    using three = std::array<std::uint8_t, 3>;
    for (auto const* other : {"[1,2]", "[1,2,3,4]", "[]", "1", "null", "{}"})
        CHECK(wrong_as<three>(other) == "here: takes a list of 3");
    CHECK(wrong_as<three>("[1,2,256]") == "here[2]: takes a whole number from 0 to 255");
    CHECK(wrong_as<std::array<die, 2>>(R"([{"eyes":1,"held":true},{"eyes":1}])") == "here[1].held: is missing");
    CHECK(wrong_as<std::array<three, 2>>("[[1,2,3],[1,2]]") == "here[1]: takes a list of 3");
}

TEST_CASE("a list of at most so many has as many as are there, and a map has things for names") {
    using some = json_list<std::uint8_t, 2>;
    some list;
    list.add(7);
    CHECK(written(list) == "[7]");
    CHECK(wrong_as<some>("[7,8,9]") == "here: takes a list of at most 2");
    CHECK(wrong_as<some>("[7,-8]") == "here[1]: takes a whole number from 0 to 255");
    CHECK(wrong_as<json_list<face, 2>>(R"(["1r","4r"])") == R"(here: "4r" is not the notation of anything here)");
    using map = json_map<face, some>;
    map by_face;
    by_face.entries.add({face(0, 1), list});
    CHECK(written(by_face) == R"({"1y":[7]})");
    CHECK(wrong_as<map>(R"({"3r":[],"1y":[7]})") == "");
    CHECK(wrong_as<map>("[]") == "here: takes an object");
    CHECK(wrong_as<map>(R"({"4r":[]})") == "here.4r: is not the notation of anything here");
    CHECK(wrong_as<map>(R"({"?":[]})") == "here.?: is not the notation of anything here");
    CHECK(wrong_as<map>(R"({"1y":7})") == "here.1y: takes a list of at most 2");
}

TEST_CASE("the schema of an array is one of a list") {
    json_shape shapes;
    CHECK(shapes.of<std::array<bool, 2>>() == R"({"type":"array","items":{"type":"boolean"}})");
}
