#include <ludo/io/json/core/scores.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using ludo::seat;
using ludo::seat_numbers;

TEST_CASE("numbers of seats are a list, with one for each seat that plays") {
    seat_numbers points(3);
    points[seat(0)] = 12;
    points[seat(2)] = -5;
    CHECK(written(points, 3) == "[12,0,-5]");
    CHECK(read_again(points, 3));
    CHECK(written(seat_numbers(0)) == "[]");
}

TEST_CASE("one number more or less, or something else, is refused, with the seat") {
    for (auto const* other : {"[1,2]", "[1,2,3,4]", "3", R"({"0":1})"})
        CHECK(wrong_as<seat_numbers>(other, 3) == "here: takes a list with an entry for each seat");
    for (auto const* other : {"[1,null,3]", R"([1,"2",3])", "[1,2.5,3]", "[1,2147483648,3]"})
        CHECK(wrong_as<seat_numbers>(other, 3) == "here[1]: takes a whole number from -2147483648 to 2147483647");
}
