#include <ludo/core/seats.hpp>

#include <vector>

#include "support/catch.hpp"

using ludo::seat;
using ludo::seats;

TEST_CASE("the seats of a table come in order") {
    std::vector<int> found;
    for (seat each : seats(4))
        found.push_back(each.index());
    REQUIRE(found == std::vector{0, 1, 2, 3});
    STATIC_REQUIRE(seats(4).size() == 4);
    STATIC_REQUIRE(seats(0).begin() == seats(0).end());
}
