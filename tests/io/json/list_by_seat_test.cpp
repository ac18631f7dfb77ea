#include <ludo/io/json/list.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using ludo::per_seat;
using ludo::seat;
using flags = per_seat<bool, 4>;

TEST_CASE("one thing for each seat is a list, of those that play") {
    flags some;
    some[seat(1)] = true;
    CHECK(written(some, 3) == "[false,true,false]");
    CHECK(read_again(some, 3));
    per_seat<per_seat<int, 2>, 2> table;
    table[seat(0)][seat(1)] = 2;
    table[seat(1)][seat(0)] = 3;
    CHECK(written(table, 2) == "[[0,2],[3,0]]");
    CHECK(read_again(table, 2));
}

TEST_CASE("one thing more or less is refused, and one that is wrong is named by its seat") {
    for (auto const* other : {"[true]", "[true,true,true,true]", "true", "null"})
        CHECK(wrong_as<flags>(other, 3) == "here: takes a list with an entry for each seat");
    CHECK(wrong_as<flags>("[true,0,true]", 3) == "here[1]: takes true or false");
    CHECK(wrong_as<per_seat<per_seat<int, 2>, 2>>(R"([[1,2],[3,"4"]])", 2) ==
          "here[1][1]: takes a whole number from -2147483648 to 2147483647");
}
