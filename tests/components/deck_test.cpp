#include <ludo/components/deck.hpp>

#include <string>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

namespace {

using card = ludo::card<"0123", "rb">;
constexpr auto small = ludo::deck<card, 6>::of("0r 1r 1r\n"
                                               "  0b 1b 3b \n");
constexpr card red_one(1, 0), blue_one(1, 1), red_three(3, 0);

} // namespace

TEST_CASE("a deck has the cards of its drawing, in order") {
    STATIC_REQUIRE(small.size() == 6);
    STATIC_REQUIRE(small[0] == card(0, 0));
    STATIC_REQUIRE(small[2] == red_one);
    STATIC_REQUIRE(small[5] == card(3, 1));
    std::string drawn;
    for (card one : small)
        drawn += std::string(one.text().view()) + ' ';
    REQUIRE(drawn == "0r 1r 1r 0b 1b 3b ");
    STATIC_REQUIRE(ludo::deck<card, 0>::of(" \n").size() == 0);
}

TEST_CASE("a deck tells how many of its cards look alike") {
    STATIC_REQUIRE(small.copies(red_one) == 2);
    STATIC_REQUIRE(small.copies(blue_one) == 1);
    STATIC_REQUIRE(small.copies(red_three) == 0);
    STATIC_REQUIRE(small.copies(card()) == 0);
}

TEST_CASE("a deck of each card has them all, in the order of their numbers, once or as often as fills it") {
    STATIC_REQUIRE(ludo::deck<card, card::count>::of_each().cards ==
                   ludo::deck<card, card::count>::of("0r 1r 2r 3r 0b 1b 2b 3b").cards);
    constexpr auto twice = ludo::deck<card, 2 * card::count>::of_each();
    for (int number = 0; number < card::count; ++number)
        CHECK(twice.copies(card::from_index(number)) == 2);
}
