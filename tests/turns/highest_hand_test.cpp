#include <ludo/turns/highest_hand.hpp>

#include <array>

#include <ludo/core/places.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seats.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

struct fixed {
    struct options {};
    struct card {};
};
struct by_hand : fixed {
    static constexpr bool highest_begins(options const&) { return true; }
    static constexpr int worth(card) { return 1; }
    static constexpr int highest_worth = 1;
};

} // namespace

TEST_CASE("the highest hand begins where the rules say so") {
    STATIC_REQUIRE_FALSE(highest_hand_may_begin<fixed>);
    STATIC_REQUIRE(highest_hand_may_begin<by_hand>);
    STATIC_REQUIRE_FALSE(highest_begins<fixed>({}));
    STATIC_REQUIRE(highest_begins<by_hand>({}));
}

TEST_CASE("totals are as far from the highest hand as the others have too much, or as much before it") {
    auto const far = [](int first, int began) {
        constexpr std::array totals{15, 19, 19, 3};
        return far_from_highest(4, seat(first), seat(began),
                                [&](seat each) { return totals[static_cast<std::size_t>(each.index())]; });
    };
    CHECK(far(0, 1) == 0);
    CHECK(far(2, 2) == 0);
    CHECK(far(0, 2) == 1);            // seat 1 comes first and has as much
    CHECK(far(2, 1) == 1);            // seat 2 does
    CHECK(far(0, 0) == 4 + 4);        // 19 and 19 to 15
    CHECK(far(0, 3) == 13 + 17 + 17); // 15, 19 and 19 to 3, and one more each
    prop("nothing is missing for the seat that begins, and for no other", [] {
        auto const hands = *rc::gen::container<std::array<int, 4>>(rc::gen::inRange(0, 5));
        auto const of = [&](seat each) { return hands[static_cast<std::size_t>(each.index())]; };
        seat const first(*rc::gen::inRange(0, 4)), highest = highest_seat(first, 4, of);
        for (seat each : ludo::each_seat(4))
            RC_ASSERT((far_from_highest(4, first, each, of) == 0) == (each == highest));
    });
}
