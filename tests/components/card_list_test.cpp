#include <ludo/components/card_list.hpp>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

using card = ludo::card<"123456", "rygb">;

TEST_CASE("cards are added at the end, and taken from there") {
    constexpr auto made = [] {
        ludo::card_list<card, 3> list;
        list.add(card(0, 0));
        list.add(card(1, 0));
        list.add(card(2, 0));
        list.take_last();
        return list;
    };
    STATIC_REQUIRE(made().size() == 2);
    STATIC_REQUIRE(made()[1] == card(1, 0));
    int symbols = 0;
    for (card each : made())
        symbols = symbols * 10 + each.symbol() + 1;
    CHECK(symbols == 12);
}

TEST_CASE("what was taken leaves no trace") {
    ludo::card_list<card, 3> list;
    list.add(card(5, 3));
    CHECK(list.take_last() == card(5, 3));
    CHECK(list == ludo::card_list<card, 3>());
}
