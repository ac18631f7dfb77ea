#include <ludo/components/card.hpp>

#include <string>

#include <ludo/core/indexed.hpp>
#include <ludo/core/notated.hpp>

#include "support/catch.hpp"

namespace {

using number = ludo::card<"0123456789", "rbgyk">;
using tile = ludo::card<"ABCDEFGH", "rygb", "$w">;
using full = ludo::card<"0123456789abcdef", "0123456789abcde">;

} // namespace

TEST_CASE("a card is its symbol and its colour") {
    STATIC_REQUIRE(number(7, 0).symbol() == 7);
    STATIC_REQUIRE(number(7, 4).colour() == 4);
    STATIC_REQUIRE(number(7, 0).text() == "7r");
    STATIC_REQUIRE(number(9, 4).text() == "9k");
    STATIC_REQUIRE(number(7, 0) == number(7, 0));
    STATIC_REQUIRE(number(7, 0) != number(7, 1));
    STATIC_REQUIRE(sizeof(number) == 1);
    STATIC_REQUIRE(ludo::notated<number>);
}

TEST_CASE("the back of a card is not known, and equals no card that is") {
    STATIC_REQUIRE_FALSE(number().known());
    STATIC_REQUIRE(number().text() == "?");
    STATIC_REQUIRE(number::parse("?") == number());
    for (int index = 0; index < full::count; ++index) {
        CHECK(full::from_index(index).known());
        CHECK(full::from_index(index) != full());
    }
}

TEMPLATE_TEST_CASE("the different cards are numbered, and each has one notation", "", number, tile, full) {
    for (int index = 0; index < TestType::count; ++index) {
        auto const one = TestType::from_index(index);
        CAPTURE(std::string(one.text().view()));
        CHECK(one.index() == index);
        CHECK(TestType::parse(one.text()) == one);
        if (!one.single())
            CHECK(TestType(one.symbol(), one.colour()) == one);
    }
}

TEST_CASE("cards are numbered colour by colour, then the single ones") {
    STATIC_REQUIRE(number::count == 50);
    STATIC_REQUIRE(number(3, 2).index() == 23);
    STATIC_REQUIRE(tile::count == 34);
    STATIC_REQUIRE(tile(7, 3).index() == 31);
    STATIC_REQUIRE(tile::from_index(32).text() == "$");
    STATIC_REQUIRE(tile::from_index(33).text() == "w");
    STATIC_REQUIRE(full::count == 240);
}

TEST_CASE("a single card is a letter by itself, without a colour of the others") {
    STATIC_REQUIRE(tile::parse("$")->single());
    STATIC_REQUIRE(tile::parse("w")->single());
    STATIC_REQUIRE_FALSE(tile::parse("Ab")->single());
    STATIC_REQUIRE(tile::parse("$") != tile::parse("w"));
}

TEST_CASE("there may be single cards only") {
    using rank = ludo::card<"", "", "JQK">; // clang warned of a division by zero
    STATIC_REQUIRE(rank::count == 3);
    for (int index = 0; index < rank::count; ++index) {
        CHECK(rank::from_index(index).single());
        CHECK(rank::from_index(index).index() == index);
        CHECK(rank::parse(rank::from_index(index).text()) == rank::from_index(index));
    }
    STATIC_REQUIRE(rank::parse("K") == rank::from_index(2));
    STATIC_REQUIRE(rank::parse("?") == rank());
    STATIC_REQUIRE_FALSE(rank::parse("A").has_value());
}

TEST_CASE("no other text is a card") {
    for (std::string const wrong : {"", "7", "r", "r7", "7R", "7rr", "77r", " 7r", "7r ", "??", "? ", "ar", "7w", "$"}) {
        CAPTURE(wrong);
        CHECK_FALSE(number::parse(wrong).has_value());
    }
    for (std::string const wrong : {"ar", "$r", "w$", "A", "Ak", "W"}) {
        CAPTURE(wrong);
        CHECK_FALSE(tile::parse(wrong).has_value());
    }
}
