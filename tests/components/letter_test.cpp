#include <ludo/components/letter.hpp>

#include <ludo/core/indexed.hpp>
#include <ludo/core/notated.hpp>

#include "support/catch.hpp"

using colour = ludo::letter<"yrgb">;

TEST_CASE("there are as many things as letters, numbered in their order, each with its letter as its text") {
    STATIC_REQUIRE(ludo::notated<colour>);
    STATIC_REQUIRE(colour::count == 4);
    STATIC_REQUIRE(sizeof(colour) == 1);
    STATIC_REQUIRE(colour(0).text() == "y");
    STATIC_REQUIRE(colour(3).text() == "b");
    STATIC_REQUIRE(colour() == colour(0));
    for (int index = 0; index < colour::count; ++index) {
        colour const one = colour::from_index(index);
        CHECK(one.index() == index);
        CHECK(one == colour(index));
        CHECK(colour::parse(one.text()) == one);
    }
}

TEST_CASE("no letter, two, another, or in upper case are none of them") {
    for (auto const* text : {"", "yr", "yrgb", "a", "Y", " ", "y ", "?"})
        CHECK_FALSE(colour::parse(text).has_value());
}
