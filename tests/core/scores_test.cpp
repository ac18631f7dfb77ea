#include <ludo/core/scores.hpp>

#include <initializer_list>
#include <vector>

#include "support/catch.hpp"

using ludo::seat;
using ludo::seat_numbers;

namespace {

constexpr seat_numbers of(std::initializer_list<int> numbers) {
    seat_numbers made(static_cast<int>(numbers.size()));
    int at = 0;
    for (int number : numbers)
        made[seat(at++)] = number;
    return made;
}

} // namespace

TEST_CASE("seat numbers have an entry for each seat that plays") {
    STATIC_REQUIRE(of({4, 5, 6}).size() == 3);
    STATIC_REQUIRE(of({4, 5, 6})[seat(1)] == 5);
    STATIC_REQUIRE(seat_numbers().size() == 0);
    STATIC_REQUIRE(of({1, 0}) != of({1}));
    auto const three = of({4, 5, 6});
    REQUIRE(std::vector<int>(three.begin(), three.end()) == std::vector{4, 5, 6});
}

TEST_CASE("who does not play has 0, whatever is written there") {
    STATIC_REQUIRE(of({4, 5, 6})[ludo::nobody] == 0);
    STATIC_REQUIRE(of({4, 5, 6})[seat(3)] == 0);
    STATIC_REQUIRE(of({4, 5, 6})[seat(100)] == 0);
    STATIC_REQUIRE(seat_numbers()[seat(0)] == 0);
    auto two = of({4, 5});
    two[ludo::nobody] = 7;
    two[seat(2)] += 8;
    CHECK(two[ludo::nobody] == 0);
    CHECK(two[seat(2)] == 0);
    CHECK(two == of({4, 5}));
}
