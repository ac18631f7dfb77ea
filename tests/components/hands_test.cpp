#include <ludo/components/hands.hpp>

#include <ludo/components/card.hpp>
#include <ludo/core/seats.hpp>

#include "support/catch.hpp"

namespace {
using card = ludo::card<"123456", "rygb">;
using hands = ludo::hands<card, 3>;
using cards = hands::cards;
using ludo::seat;
constexpr card one(0, 0), two(1, 0), three(2, 0), six(5, 3);

constexpr hands some_hands() {
    hands held;
    held.add(seat(0), one);
    held.add_open(seat(0), two);
    held.add(seat(2), six);
    return held;
}
} // namespace

TEST_CASE("a hand is a set of cards") {
    constexpr hands held = some_hands();
    STATIC_REQUIRE(held.of(seat(0)) == cards{two, one});
    STATIC_REQUIRE(held.size(seat(0)) == 2);
    STATIC_REQUIRE(held.empty(seat(1)));
    STATIC_REQUIRE_FALSE(held.empty(seat(2)));
    STATIC_REQUIRE(held.all() == cards{one, two, six});
    STATIC_REQUIRE(held.hidden(seat(0)) == 0);
}

TEST_CASE("all know the open cards, until they leave the hand") {
    hands held = some_hands();
    CHECK(held.open(seat(0)) == cards{two});
    held.show(one);
    CHECK(held.open(seat(0)) == cards{one, two});
    held.remove(seat(0), two);
    held.add(seat(1), two); // it came there unseen
    CHECK(held.open(seat(0)) == cards{one});
    CHECK(held.open(seat(1)).empty());
}

TEST_CASE("a whole hand is shown, or not") {
    hands held = some_hands();
    held.show_hand(seat(2), false);
    CHECK(held == some_hands());
    held.show_hand(seat(2));
    CHECK(held.open(seat(2)) == cards{six});
    CHECK(held.open(seat(0)) == cards{two});
    held.show_hand(seat(0));
    CHECK(held.open(seat(0)) == cards{one, two});
}

namespace {
hands seen(hands held, seat viewer) {
    held.hide_from(viewer);
    return held;
}
} // namespace

TEST_CASE("a seat sees its own hand, of the others the open cards and how many there are besides") {
    hands const held = some_hands();
    hands const mine = seen(held, seat(0)), theirs = seen(held, seat(1));
    CHECK(mine.of(seat(0)) == held.of(seat(0)));
    CHECK(mine.of(seat(2)).empty());
    CHECK(mine.hidden(seat(2)) == 1);
    CHECK(mine.hidden() == mine.hidden(seat(1)) + 1);
    CHECK(theirs.of(seat(0)) == cards{two});
    CHECK(theirs.hidden(seat(0)) == 1);
    for (seat owner : ludo::each_seat(3))
        CHECK(theirs.size(owner) == held.size(owner));
    CHECK(seen(theirs, seat(1)) == theirs);
    CHECK(seen(mine, seat(1)).of(seat(0)) == cards{two});
}

TEST_CASE("a card of which only the back is in sight can be imagined") {
    hands held = seen(some_hands(), seat(1));
    held.add(seat(1), card());
    CHECK(held.size(seat(1)) == 1);
    CHECK(held.of(seat(1)).empty());
    CHECK_FALSE(held.empty(seat(1)));
    held.imagine(seat(1), three);
    held.imagine(seat(0), one);
    held.imagine(seat(2), six);
    CHECK(held.of(seat(1)) == cards{three});
    held.remove(seat(1), three);
    CHECK(held == some_hands());
}

TEST_CASE("who is known to hold a card can be found") {
    constexpr hands held = some_hands();
    STATIC_REQUIRE(held.owner_of(two) == seat(0));
    STATIC_REQUIRE(held.owner_of(six) == seat(2));
    STATIC_REQUIRE(held.owner_of(three) == ludo::nobody);
}
