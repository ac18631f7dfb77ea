#include <ludo/components/graph_board.hpp>

#include <array>
#include <cstdlib>
#include <string>
#include <string_view>

#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/text.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using namespace ludo;

namespace {

//   north --- east
//     |      /
//   middle -/    island --- cave
//     |
//   south
inline constexpr std::array<std::string_view, 4> roads{"north middle south", "north east", "east middle", "island cave"};
using land = graph_board<roads>;
using point = land::point;

constexpr point at(std::string_view name) { return *point::parse(name); }
constexpr land::points all(std::string_view names) {
    land::points found;
    each_word(names, [&](std::string_view name) { found.insert(at(name)); });
    return found;
}

/// The lines of a grid of three by three.
inline constexpr std::array<std::string_view, 6> crossed{"a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3"};

} // namespace

TEST_CASE("a board has the points that its lines name, in their order") {
    STATIC_REQUIRE(point::count == 6);
    std::string names;
    for (point each : land::points::all())
        names += to_text(each) + ' ';
    CHECK(names == "north middle south east island cave ");
    STATIC_REQUIRE(at("cave").index() == 5);
    STATIC_REQUIRE_FALSE(point::parse("west"));
    STATIC_REQUIRE_FALSE(point::parse(""));
    STATIC_REQUIRE(kind_of<point>() == "point");
    STATIC_REQUIRE(sizeof(point) == 1);
}

TEST_CASE("points are beside each other where a line joins them and none lies between") {
    STATIC_REQUIRE(land::beside(at("north")) == all("middle east"));
    STATIC_REQUIRE(land::beside(at("middle")) == all("north south east"));
    STATIC_REQUIRE(land::beside(at("south")) == all("middle"));
    STATIC_REQUIRE(land::beside(at("cave")) == all("island"));
    STATIC_REQUIRE(land::beside(all("south cave")) == all("middle island"));
    STATIC_REQUIRE(land::beside(land::points()).empty());
    for (point one : land::points::all())
        for (point other : land::points::all())
            CHECK(land::beside(one).contains(other) == land::beside(other).contains(one));
}

TEST_CASE("points in line are all those of a line that is long enough") {
    STATIC_REQUIRE(land::in_line<3>(all("north middle south cave")) == all("north middle south"));
    STATIC_REQUIRE(land::in_line<2>(all("north east south cave island")) == all("north east cave island"));
    STATIC_REQUIRE(land::in_line<3>(all("north middle east island cave")).empty());
    STATIC_REQUIRE(land::lines[0] == all("south middle north"));
}

TEST_CASE("in a grid, the points beside one are those above, below, to the left and to the right") {
    using board = graph_board<crossed>;
    STATIC_REQUIRE(board::point::count == 9);
    for (board::point one : board::points::all())
        for (board::point other : board::points::all()) {
            int const right = std::abs(one->name[0] - other->name[0]), down = std::abs(one->name[1] - other->name[1]);
            CHECK(board::beside(one).contains(other) == (right + down == 1));
        }
}

TEST_CASE("a set of points is written as their names") {
    CHECK(::written(all("cave north")) == R"(["north","cave"])");
    CHECK(read_again(all("cave middle")));
    CHECK(wrong_as<land::points>(R"(["west"])") == R"(here: "west" is not the notation of anything here)");
}
