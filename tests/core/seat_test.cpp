#include <ludo/core/seat.hpp>

#include <type_traits>

#include "support/catch.hpp"

using ludo::nobody;
using ludo::seat;

TEST_CASE("a seat that is not named is nobody") {
    STATIC_REQUIRE(seat() == nobody);
    STATIC_REQUIRE(seat(0) != nobody);
    STATIC_REQUIRE(nobody.index() < 0);
}

TEST_CASE("a number that no seat can have is nobody's, not another seat's") {
    STATIC_REQUIRE(seat(-2) == nobody);
    STATIC_REQUIRE(seat(128) == nobody);
    STATIC_REQUIRE(seat(256) == nobody);
    STATIC_REQUIRE(seat(ludo::most_seats - 1).index() == 11);
}

TEST_CASE("a number does not become a seat unasked") {
    STATIC_REQUIRE_FALSE(std::is_convertible_v<int, seat>);
    STATIC_REQUIRE_FALSE(std::is_convertible_v<seat, int>);
    STATIC_REQUIRE(sizeof(seat) == 1);
}

TEST_CASE("the neighbours to the left go round the table") {
    STATIC_REQUIRE(seat(0).next(3) == seat(1));
    STATIC_REQUIRE(seat(1).next(3) == seat(2));
    STATIC_REQUIRE(seat(2).next(3) == seat(0));
    STATIC_REQUIRE(seat(0).next(1) == seat(0));
    STATIC_REQUIRE(seat(1).next_if(false, 3) == seat(1));
    STATIC_REQUIRE(seat(2).next_if(false, 3) == seat(2));

    prop("after as many neighbours as there are players comes the same seat", [] {
        int const players = *rc::gen::inRange(1, 7);
        seat const from(*rc::gen::inRange(0, players));
        seat at = from;
        for (int i = 0; i < players; ++i) {
            RC_ASSERT(at.next(players).index() == (at.index() + 1) % players);
            at = at.next(players);
        }
        RC_ASSERT(at == from);
    });
}
