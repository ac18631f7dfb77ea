#include <ludo/components/dice.hpp>

#include <array>

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
