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

TEST_CASE("a shuffled pack has each card once, another one in another place") {
    prop("with any luck", [](std::uint64_t seed) {
        rng luck(seed);
        auto const pack = box::shuffled(luck);
        xxl_cards there;
        for (xxl_card each : pack)
            there.insert(each);
        RC_ASSERT(there == xxl_cards::all());
        RC_ASSERT(pack != box::in_order);
    });
    STATIC_REQUIRE(box::in_order[0] == xxl_card(0, 1));
    STATIC_REQUIRE(box::in_order[54] == xxl_card(9, 10));
    STATIC_REQUIRE(box::highest_worth == 19);
}

TEST_CASE("the seat that is named begins, or the highest hand, of equal ones the first from there") {
    box::hands const held = four_hands();
    CHECK(box::totals(4, [&](seat each) { return held.of(each); }) == [] {
        seat_numbers sums(4);
        for (seat each : seats(4))
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

TEST_CASE("totals are as far from the highest hand as the others have too much, or as much before it") {
    auto const far = [](int first, int began) {
        return box::far_from_highest(options{.players = 4, .first = seat(first)}, seat(began),
                                     [](seat each) { return totals[static_cast<std::size_t>(each.index())]; });
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
        options const chosen{.players = 4, .first = seat(*rc::gen::inRange(0, 4))};
        seat const highest = highest_seat(chosen.first, 4, of);
        for (seat each : seats(4))
            RC_ASSERT((box::far_from_highest(chosen, each, of) == 0) == (each == highest));
    });
}

TEST_CASE("the top card of the pile is one of those that were played") {
    xxl::one_pile::layout table;
    int drawn = 0;
    xxl::one_pile::turned(table, [&] { return ++drawn, xxl_card(6, 8); });
    CHECK(drawn == 1);
    CHECK(xxl::one_pile::check(options(), table, cards_of("6y8g 0g1r")) == nullptr);
    CHECK(xxl::one_pile::check(options(), table, cards_of("0g1r")) != nullptr);
    CHECK(xxl::one_pile::check(options(), {}, cards_of("0g1r")) != nullptr);
}
