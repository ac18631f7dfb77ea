#include <ludo/core/scores.hpp>

#include <vector>

#include "support/catch.hpp"
#include "support/seat_numbers.hpp"

using ludo::seat;
using ludo::seat_numbers;

TEST_CASE("seat numbers have an entry for each seat that plays") {
    STATIC_REQUIRE(numbers({4, 5, 6}).size() == 3);
    STATIC_REQUIRE(numbers({4, 5, 6})[seat(1)] == 5);
    STATIC_REQUIRE(seat_numbers().size() == 0);
    STATIC_REQUIRE(numbers({1, 0}) != numbers({1}));
    auto const three = numbers({4, 5, 6});
    REQUIRE(std::vector<int>(three.begin(), three.end()) == std::vector{4, 5, 6});
}

TEST_CASE("a team has the same number at each seat") {
    STATIC_REQUIRE(seat_numbers(3, -7) == numbers({-7, -7, -7}));
    STATIC_REQUIRE(seat_numbers(0, 5) == seat_numbers());
    STATIC_REQUIRE(seat_numbers(2, 5)[ludo::nobody] == 0);
}

TEST_CASE("who does not play has 0, whatever is written there") {
    STATIC_REQUIRE(numbers({4, 5, 6})[ludo::nobody] == 0);
    STATIC_REQUIRE(numbers({4, 5, 6})[seat(3)] == 0);
    STATIC_REQUIRE(numbers({4, 5, 6})[seat(100)] == 0);
    STATIC_REQUIRE(seat_numbers()[seat(0)] == 0);
    auto two = numbers({4, 5});
    two[ludo::nobody] = 7;
    two[seat(2)] += 8;
    CHECK(two[ludo::nobody] == 0);
    CHECK(two[seat(2)] == 0);
    CHECK(two == numbers({4, 5}));
}
