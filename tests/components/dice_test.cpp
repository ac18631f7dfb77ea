#include <ludo/components/dice.hpp>

#include <array>
#include <string_view>

#include <ludo/core/rng.hpp>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("a die shows one of its faces") {
    STATIC_REQUIRE(die<>::count == 6);
    STATIC_REQUIRE(die<>(2).text() == "3");
    STATIC_REQUIRE(die<"SWX">::parse("W") == die<"SWX">(1));
}

TEST_CASE("dice that look alike are equal if they show the same faces") {
    rng luck(5);
    dice<3> lying, again;
    lying.add(die<>(0));
    lying.add(die<>(5));
    again.add(die<>(5));
    again.add(die<>(0));
    CHECK(lying == again);
    roll(lying, 1, luck);
    CHECK(lying.size() == 3);
    CHECK(lying.contains(again));
}

TEST_CASE("all faces are equally likely, and the same generator rolls the same") {
    STATIC_REQUIRE([] {
        rng luck(1), same(1);
        return rolled<die<>>(luck) == rolled<die<>>(same);
    }());
    rng luck(7);
    std::array<int, 6> seen{};
    int const rolls = 60000;
    for (int i = 0; i < rolls; ++i)
        ++seen[static_cast<std::size_t>(rolled<die<>>(luck).index())];
    for (int each : seen)
        CHECK((each > 9640 && each < 10360)); // 10,000, give or take four times the deviation of 91
}

TEST_CASE("what dice show") {
    struct shown {
        std::string_view dice;
        int faces, alike, run, pips, digits;
    };
    for (shown each :
         {shown{"", 0, 0, 0, 0, 0}, shown{"4", 1, 1, 1, 4, 4}, shown{"2 2 5 5 5", 2, 3, 1, 19, 22555},
          shown{"1 2 3 4 6", 5, 1, 4, 16, 12346}, shown{"2 3 4 4 5", 4, 2, 4, 18, 23445}, shown{"2 3 4 5 6", 5, 1, 5, 20, 23456},
          shown{"6 6 6 6 6", 1, 5, 1, 30, 66666}, shown{"1 1 3 4 6", 4, 2, 2, 15, 11346}}) {
        dice<5> const lying = *dice<5>::parse(each.dice);
        CAPTURE(each.dice);
        CHECK(faces(lying) == each.faces);
        CHECK(most_alike(lying) == each.alike);
        CHECK(longest_run(lying) == each.run);
        CHECK(pips(lying) == each.pips);
        CHECK(in_digits(lying) == each.digits);
    }
}
