#include <ludo/components/or_none.hpp>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

using card = ludo::card<"123", "rb">;
using maybe = ludo::or_none<card>;

TEST_CASE("there is none, or a card in every respect") {
    STATIC_REQUIRE(maybe().none());
    STATIC_REQUIRE_FALSE(maybe(card(2, 1)).none());
    STATIC_REQUIRE(maybe(card(2, 1)) == card(2, 1));
    STATIC_REQUIRE(maybe(card(2, 1)).text() == "3b");
    STATIC_REQUIRE(sizeof(maybe) == sizeof(card));
    maybe taken = card(0, 0);
    taken = card();
    CHECK(taken.none());
}

TEST_CASE("only what was said to be so may be none") {
    STATIC_REQUIRE(ludo::may_be_none<maybe>);
    STATIC_REQUIRE_FALSE(ludo::may_be_none<card>);
}
