#include <ludo/core/first_wrong.hpp>

#include <string_view>

#include "support/catch.hpp"

using ludo::seat;

TEST_CASE("while a game goes on the turn is that of a seat that plays, and afterwards nobody's") {
    STATIC_REQUIRE(ludo::check_turn(seat(0), false, 2) == nullptr);
    STATIC_REQUIRE(ludo::check_turn(seat(1), false, 2) == nullptr);
    STATIC_REQUIRE(ludo::check_turn(ludo::nobody, true, 2) == nullptr);
    STATIC_REQUIRE(ludo::check_turn(seat(2), false, 2) != nullptr);
    STATIC_REQUIRE(ludo::check_turn(ludo::nobody, false, 2) != nullptr);
    STATIC_REQUIRE(ludo::check_turn(seat(0), true, 2) != nullptr);
}

TEST_CASE("of several checks the first that finds something answers, and those after it are not asked") {
    constexpr auto even = [](int number) { return number % 2 == 0 ? nullptr : "odd"; };
    constexpr auto small = [](int number) { return number < 10 ? nullptr : "large"; };
    STATIC_REQUIRE(ludo::first_wrong(4, even, small) == nullptr);
    STATIC_REQUIRE(std::string_view(ludo::first_wrong(13, even, small)) == "odd");
    STATIC_REQUIRE(std::string_view(ludo::first_wrong(12, even, small)) == "large");
    int asked = 0;
    auto const counts = [&](int) -> char const* { return ++asked, nullptr; };
    CHECK(std::string_view(ludo::first_wrong(13, even, counts)) == "odd");
    CHECK(asked == 0);
    CHECK(ludo::first_wrong(12, even, counts) == nullptr);
    CHECK(asked == 1);
}
