#include <ludo/components/told_signs.hpp>

#include <string_view>

#include <ludo/core/notated.hpp>

#include "support/catch.hpp"

namespace {

using signs = ludo::told_signs<"123", "ryg">;
using symbol = signs::symbol;
using colour = signs::colour;
using cards = ludo::index_set<signs::card>;

constexpr signs told(std::string_view text) { return signs::parse(text).value(); }

} // namespace

TEST_CASE("a card of which nothing is told may be any") {
    STATIC_REQUIRE(ludo::written<signs>);
    STATIC_REQUIRE(signs().cards() == cards::all());
    STATIC_REQUIRE(signs().text().view().empty());
    STATIC_REQUIRE(told("") == signs());
}

TEST_CASE("whoever is told what a card has knows that it has nothing else, and the other way round") {
    signs one;
    one.tell(symbol(1), true);
    CHECK(one.text() == "2");
    CHECK(one.cards().size() == 3);
    one.tell(colour(0), false);
    CHECK(one.text() == "2yg");
    CHECK((one.may_have(symbol(1)) && !one.may_have(symbol(0)) && !one.may_have(colour(0)) && one.may_have(colour(2))));
    one.tell(colour(1), false);
    CHECK(one.text() == "2g");
    CHECK(one.cards() == cards{*signs::card::parse("2g")});
    one.tell(colour(2), true); // it was known
    CHECK(one == told("2g"));
}

TEST_CASE("a card has its symbol and its colour") {
    constexpr signs::card one = *signs::card::parse("2g");
    for (int index = 0; index < signs::sign::count; ++index) {
        signs::sign const its = signs::sign::from_index(index);
        CHECK(signs::has(one, its) == (its.text() == "2" || its.text() == "g"));
        CHECK(signs::of(one).contains(its) == signs::has(one, its));
    }
}

TEST_CASE("the symbol of a card is told before its colour") {
    signs::card const one = *signs::card::parse("2g");
    CHECK(told("").next(one).text() == "2");
    CHECK(told("12yg").next(one).text() == "2");
    CHECK(told("2").next(one).text() == "g");
}

TEST_CASE("what was told is read as it is written, and nothing else is") {
    for (std::string_view each : {"", "1", "12", "13", "r", "yg", "2r", "12yg", "23g"})
        CHECK(told(each).text() == each);
    for (std::string_view each : {"123", "ryg", "1ryg", "r1", "21", "gy", "x", "1 r", "?"})
        CHECK_FALSE(signs::parse(each));
}
