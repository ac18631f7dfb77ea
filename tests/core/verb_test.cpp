#include <ludo/core/verb.hpp>

#include <string>
#include <tuple>
#include <type_traits>

#include <ludo/components/card.hpp>
#include <ludo/components/letter.hpp>
#include <ludo/components/number.hpp>
#include <ludo/components/some_of.hpp>
#include <ludo/core/seat.hpp>

#include "support/catch.hpp"

namespace {
using colour = ludo::letter<"rgb">;
using number = ludo::number<10>;
using card = ludo::card<"12", "x">;
using paint = ludo::verb<"paint", colour, number>;
using stop = ludo::verb<"stop">;
using put = ludo::verb<"put", card>;
using hint = ludo::verb<"hint", ludo::seat, number>;
using roll = ludo::verb<"roll", colour, ludo::some_of<number, 2>>;
} // namespace

TEST_CASE("a verb stands for as many actions as there are ways of naming its things") {
    STATIC_REQUIRE(paint::word == "paint");
    STATIC_REQUIRE(paint::count == 3 * 10);
    STATIC_REQUIRE(stop::count == 1);
    STATIC_REQUIRE(stop::index() == 0);
    STATIC_REQUIRE(ludo::step<paint, stop>::count == 31);
    STATIC_REQUIRE(ludo::step<>::count == 0);
}

TEST_CASE("the first thing varies fastest") {
    STATIC_REQUIRE(paint::index(colour(1), number(0)) == 1);
    STATIC_REQUIRE(paint::index(colour(0), number(1)) == 3);
    STATIC_REQUIRE(paint::index(colour(2), number(9)) == 29);
    for (int index = 0; index < paint::count; ++index)
        CHECK(std::apply(paint::index, paint::with(index)) == index);
}

TEST_CASE("the kinds of its things are visited in their order") {
    std::string counts;
    paint::each_type([&]<typename Thing>(std::type_identity<Thing>) { counts += std::to_string(Thing::count) + ' '; });
    CHECK(counts == "3 10 ");
    stop::each_type([](auto) { FAIL("it is done with nothing"); });
}

TEST_CASE("a seat is a thing, and so are some things, which come last") {
    STATIC_REQUIRE(hint::count == 12 * 10);
    STATIC_REQUIRE(hint::read("hint 3 7") == 7 * 12 + 3);
    STATIC_REQUIRE(hint::read("hint -1 7") == -1);
    STATIC_REQUIRE(roll::read("roll g 0") == 1 + 3 * ludo::some_of<number, 2>::parse("0")->index());
    STATIC_REQUIRE(roll::read("roll r 2 7") == 3 * ludo::some_of<number, 2>::parse("2 7")->index());
    for (char const* other : {"roll", "roll g", "roll g ", "roll 2 g", "roll g 2 7 8", "roll g 7 2", "roll g 2 7 "})
        CHECK(roll::read(other) == -1);
}

TEST_CASE("an action is read from the word and its things, one blank between, and from nothing else") {
    STATIC_REQUIRE(paint::read("paint g 7") == 22);
    STATIC_REQUIRE(stop::read("stop") == 0);
    STATIC_REQUIRE(put::read("put 2x") == 1);
    for (char const* other : {"", "paint", "paint ", "paint g", "paint g ", "paint 7 g", "paint g 7 ", "paint  g 7", " paint g 7",
                              "Paint g 7", "paint g 10", "stop", "paint g 7 7"})
        CHECK(paint::read(other) == -1);
    CHECK(stop::read("stop ") == -1);
    CHECK(put::read("put ?") == -1); // nobody puts a card that shows only its back
}
