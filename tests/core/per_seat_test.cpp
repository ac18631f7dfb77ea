#include <ludo/core/per_seat.hpp>

#include <ludo/core/seats.hpp>

#include "support/catch.hpp"

using ludo::each_seat;
using ludo::per_seat;
using ludo::seat;

TEST_CASE("each seat has its own thing") {
    constexpr auto filled = [] {
        per_seat<int, 3> number;
        for (seat each : ludo::each_seat(3))
            number[each] = 10 * each.index();
        return number;
    }();
    STATIC_REQUIRE(filled[seat(0)] == 0);
    STATIC_REQUIRE(filled[seat(2)] == 20);
    STATIC_REQUIRE(filled == per_seat<int, 3>{{0, 10, 20}});
    STATIC_REQUIRE(filled != per_seat<int, 3>());
    STATIC_REQUIRE(per_seat<int>().of.size() == ludo::most_seats);
}
