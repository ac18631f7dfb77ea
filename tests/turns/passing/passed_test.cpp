#include <ludo/turns/passing/passed.hpp>

#include <array>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

using ludo::rng;
using ludo::seat;

namespace {

using card = ludo::card<"123456789", "x">;
using passed = ludo::passed_cards<card, 2>;
using cards = passed::cards;

} // namespace

TEST_CASE("a card that was passed is known until it is played") {
    passed all;
    all.known[seat(0)] = {card(0, 0), card(1, 0)};
    all.known[seat(1)] = {card(2, 0)};
    all.forget(card(1, 0));
    CHECK(all.known[seat(0)] == cards{card(0, 0)});
    CHECK(all.size(seat(1)) == 1);
}

TEST_CASE("hidden cards are imagined: chosen ones in the hand, or as many as are still left there") {
    rng luck(1);
    cards const hand{card(0, 0), card(1, 0), card(2, 0), card(3, 0)};
    std::array<int, 4> left{};
    for (int i = 0; i < 1000; ++i) {
        passed all;
        all.hide(seat(0), 2);
        all.imagine_chosen(seat(0), hand, luck);
        REQUIRE(all.size(seat(0)) == 2);
        REQUIRE((all.known[seat(0)] - hand).empty());
        all.hide(seat(0), 3);
        all.imagine_left(seat(0), hand, 8, luck);
        REQUIRE(all.hidden[seat(0)] == 0);
        REQUIRE((all.known[seat(0)] - hand).empty());
        ++left[static_cast<std::size_t>(all.size(seat(0)))];
    }
    // three of eight cards were passed, four of the eight are left: 4, 24, 24 and 4 ways of 56
    CHECK(left[0] > 35);
    CHECK(left[1] > 350);
    CHECK(left[2] > 350);
    CHECK(left[3] > 35);
}
