#include <ludo/components/number.hpp>

#include <string>

#include "support/catch.hpp"

using number = ludo::number<5>;
using small_or_large = ludo::number<256>;

TEST_CASE("a number has its value for an index") {
    STATIC_REQUIRE(number::count == 5);
    STATIC_REQUIRE(number().index() == 0);
    for (int value = 0; value < number::count; ++value) {
        CHECK(number(value).index() == value);
        CHECK(number::from_index(value) == number(value));
    }
    STATIC_REQUIRE(small_or_large(255).index() == 255);
    STATIC_REQUIRE(sizeof(small_or_large) == 1);
    STATIC_REQUIRE(ludo::number<1000>(999).index() == 999);
    STATIC_REQUIRE(ludo::number<1000>::parse("999") == ludo::number<1000>(999));
}

TEST_CASE("a number is written in decimal and read again") {
    for (int value = 0; value < small_or_large::count; ++value) {
        small_or_large const one(value);
        CHECK(std::string(std::string_view(one.text())) == std::to_string(value));
        REQUIRE(small_or_large::parse(std::to_string(value)));
        CHECK(*small_or_large::parse(std::to_string(value)) == one);
    }
}

TEST_CASE("nothing else is read as a number") {
    for (char const* text : {"", "5", "-1", "+1", "01", " 1", "1 ", "1.0", "one", "99999999999"}) {
        INFO(text);
        CHECK_FALSE(number::parse(text));
    }
}
