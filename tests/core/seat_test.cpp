#include <ludo/core/seat.hpp>

#include <type_traits>

#include <ludo/core/notated.hpp>

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

TEST_CASE("a seat is written as its number, and read from nothing else") {
    STATIC_REQUIRE(ludo::notated<seat>);
    for (int index = 0; index < ludo::most_seats; ++index)
        CHECK(seat::parse(seat(index).text()) == seat(index));
    for (char const* text : {"", "-1", "12", "01", "one", "1 "})
        CHECK_FALSE(seat::parse(text));
}

TEST_CASE("at a small table there are as many seats to name as there is room") {
    using ludo::seat_of;
    STATIC_REQUIRE(ludo::notated<seat_of<5>>);
    STATIC_REQUIRE(seat_of<5>::count == 5);
    STATIC_REQUIRE(seat_of<5>(seat(4)) == seat(4));
    STATIC_REQUIRE(seat_of<5>::parse("4") == seat_of<5>(seat(4)));
    STATIC_REQUIRE_FALSE(seat_of<5>::parse("5"));
    STATIC_REQUIRE(seat_of<5>::from_index(2).text() == "2");
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
