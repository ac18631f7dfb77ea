#include <ludo/components/hand.hpp>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

namespace {
using card = ludo::card<"123456", "rygb">;
using hand = ludo::hand<card, 6>;
constexpr card one(0, 0), two(1, 0), six(5, 3);
} // namespace

TEST_CASE("a hand has no order") {
    constexpr auto added = [](auto... cards) {
        hand made;
        (made.add(cards), ...);
        return made;
    };
    STATIC_REQUIRE(added(one, six, two) == added(six, two, one));
    STATIC_REQUIRE(added(one, one).size() == 2);
    STATIC_REQUIRE(added(one, one).kinds().size() == 1);
    STATIC_REQUIRE_FALSE(added(one, one) == added(one));
    STATIC_REQUIRE(sizeof(hand) == 8);
}

TEST_CASE("others see the open cards of a hand and the backs of the others") {
    hand held;
    held.add(six);
    held.add(one, true);
    held.add(two);
    hand const seen = held.covered();
    CHECK(seen.size() == 3);
    CHECK(seen.unknown() == 2);
    CHECK(seen.contains(one));
    CHECK_FALSE(seen.contains(six));
    CHECK(seen.covered() == seen);
}

TEST_CASE("of cards that look the same an open one goes first") {
    hand held;
    held.add(one);
    held.add(one, true);
    CHECK(held.remove(one));
    CHECK_FALSE(held.open(0));
    CHECK_FALSE(held.remove(one));
    CHECK(held == hand());
}

TEST_CASE("an unknown card can be imagined") {
    hand held;
    held.add(two, true);
    held.add(card());
    held.imagine(one);
    CHECK(held.contains(one));
    CHECK(held.unknown() == 0);
    CHECK(held.covered().unknown() == 1);
}
