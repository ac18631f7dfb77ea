#include <ludo/games/xxl/box.hpp>

#include <array>
#include <cstdint>

#include "support/catch.hpp"
#include "support/xxl.hpp"

using namespace ludo;
using box = xxl::box;
using options = xxl::shedding_options;
using xxl::starter;

namespace {

constexpr std::array totals{15, 19, 19, 3};

/// Four hands that come to these.
box::hands four_hands() {
    box::hands held;
    for (int owner = 0; owner < 4; ++owner)
        for (xxl_card each : cards_of(std::array{"6g9r", "9y10r", "8r10y 0g1r", "1g2r"}[static_cast<std::size_t>(owner)]))
            held.add(seat(owner), each);
    return held;
}

} // namespace

TEST_CASE("cards are in the order of their digits, and the one that counts most is the last") {
    STATIC_REQUIRE(box::in_order[0] == xxl_card(0, 1));
    STATIC_REQUIRE(box::in_order[54] == xxl_card(9, 10));
    STATIC_REQUIRE(box::worth(box::in_order[54]) == 19);
    STATIC_REQUIRE(box::highest_worth == 19);
}

TEST_CASE("the seat that is named begins, or the highest hand, of equal ones the first from there") {
    box::hands const held = four_hands();
    CHECK(box::totals(4, [&](seat each) { return held.of(each); }) == [] {
        seat_numbers sums(4);
        for (seat each : ludo::each_seat(4))
            sums[each] = totals[static_cast<std::size_t>(each.index())];
        return sums;
    }());
    for (int first = 0; first < 4; ++first) {
        CHECK(box::beginner(options{.players = 4, .first = seat(first)}, held) == seat(first));
        CHECK(box::beginner(options{.players = 4, .first = seat(first), .starter = starter::hand_total}, held) ==
              seat(first == 2 ? 2 : 1));
    }
    STATIC_REQUIRE(box::highest_begins(options{.starter = starter::hand_total}));
    STATIC_REQUIRE_FALSE(box::highest_begins(options{}));
}
