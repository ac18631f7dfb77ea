#include <ludo/games/xxl/card.hpp>

#include <ludo/core/indexed.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/games/xxl/notation.hpp>

#include "support/catch.hpp"

using namespace ludo;
using xxl::card;
using xxl::cards;

TEST_CASE("there is a card for each pair of different digits, numbered by the lower and then by the higher one") {
    STATIC_REQUIRE(card::count == 55);
    STATIC_REQUIRE(sizeof(card) == 1);
    STATIC_REQUIRE(notated<card>);
    STATIC_REQUIRE(card(0, 1).index() == 0);
    STATIC_REQUIRE(card(0, 10).index() == 9);
    STATIC_REQUIRE(card(1, 2).index() == 10);
    STATIC_REQUIRE(card(9, 10).index() == 54);
    int number = 0;
    for (int low = 0; low <= 10; ++low)
        for (int high = low + 1; high <= 10; ++high, ++number) {
            CHECK(card(low, high).index() == number);
            CHECK(card::from_index(number) == card(low, high));
            CHECK(card(low, high).low() == low);
            CHECK(card(low, high).high() == high);
            CHECK(card(low, high).total() == low + high);
        }
    CHECK(number == card::count);
}

TEST_CASE("the cards come to 550") {
    STATIC_REQUIRE(xxl::total(cards::all()) == 550);
    STATIC_REQUIRE(xxl::total({}) == 0);
    STATIC_REQUIRE(xxl::total({card(6, 8), card(0, 10)}) == 24);
}

TEST_CASE("a card without anything is the back of one") {
    STATIC_REQUIRE_FALSE(card().known());
    STATIC_REQUIRE(card(0, 1).known());
    STATIC_REQUIRE(card().text() == "?");
    STATIC_REQUIRE(card::parse("?") == card());
}
