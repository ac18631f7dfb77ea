#include <ludo/turns/each_card_once.hpp>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

using pack = each_card_once<card<"0123456789", "rgbk">>;

} // namespace

TEST_CASE("a shuffled pack has each card once, another one in another place") {
    prop("with any luck", [](std::uint64_t seed) {
        rng luck(seed);
        auto const shuffled = pack::shuffled(luck);
        pack::cards there;
        for (pack::card each : shuffled)
            there.insert(each);
        RC_ASSERT(there == pack::cards::all());
        RC_ASSERT(shuffled != pack::in_order);
    });
    STATIC_REQUIRE(pack::in_order.size() == 40);
    STATIC_REQUIRE(pack::in_order[39] == pack::card(9, 3));
    STATIC_REQUIRE(pack::piece_kinds == 40);
    STATIC_REQUIRE(pack::in_box(0, 7) == 1);
    STATIC_REQUIRE(pack::worth(pack::card(9, 3)) == 1);
}

TEST_CASE("a game of such cards takes from a state whose turn it is and how many play, and from the options who begins") {
    struct {
        struct {
            int players = 3;
            seat first = seat(2);
        } chosen;
        seat turn = seat(1);
    } const s;
    CHECK(pack::players(s) == 3);
    CHECK(pack::turn(s) == seat(1));
    CHECK(pack::beginner(s.chosen, 0) == seat(2));
}
