#include <ludo/io/json/core/seat_set.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using ludo::seat;
using seats = ludo::seat_set<6>;

TEST_CASE("a set of seats is the list of their numbers") {
    seats const some = seats::of(seat(2)) | seats::of(seat(0));
    CHECK(written(some, 3) == "[0,2]");
    CHECK(read_again(some, 3));
    CHECK(written(seats(), 3) == "[]");
}

TEST_CASE("a set names seats that play, each once") {
    CHECK(wrong_as<seats>("0", 3) == "here: takes a list of at most 6");
    CHECK(wrong_as<seats>("[3]", 3) == "here: takes seats that play");
    CHECK(wrong_as<seats>("[null]", 3) == "here: takes seats that play");
    CHECK(wrong_as<seats>(R"(["1"])", 3) == "here: takes a seat, or null for nobody");
    CHECK(wrong_as<seats>("[1,1]", 3) == "here: 1 is listed twice");
}
