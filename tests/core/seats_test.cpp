#include <ludo/core/seats.hpp>

#include <initializer_list>
#include <vector>

#include "support/catch.hpp"

using ludo::each_seat;
using ludo::seat;

TEST_CASE("the seats of a table come in order") {
    std::vector<int> found;
    for (seat each : ludo::each_seat(4))
        found.push_back(each.index());
    REQUIRE(found == std::vector{0, 1, 2, 3});
    STATIC_REQUIRE(each_seat(4).size() == 4);
    STATIC_REQUIRE(each_seat(0).begin() == each_seat(0).end());
}

TEST_CASE("of equal seats the first clockwise is the highest") {
    constexpr auto highest = [](int first, std::initializer_list<int> numbers) {
        return ludo::highest_seat(seat(first), static_cast<int>(numbers.size()),
                                  [&](seat each) { return numbers.begin()[each.index()]; });
    };
    STATIC_REQUIRE(highest(0, {3, 5, 4}) == seat(1));
    STATIC_REQUIRE(highest(2, {3, 5, 4}) == seat(1));
    STATIC_REQUIRE(highest(0, {5, 5, 4}) == seat(0));
    STATIC_REQUIRE(highest(1, {5, 5, 4}) == seat(1));
    STATIC_REQUIRE(highest(2, {5, 5, 4}) == seat(0));
    STATIC_REQUIRE(highest(1, {-2, -2}) == seat(1));
}
