#include <ludo/turns/shedding/pack.hpp>

#include <ludo/components/number.hpp>
#include <ludo/core/seats.hpp>

#include "support/catch.hpp"

namespace {

/// Twenty cards; each seat is dealt five, or three from four seats on; two are turned.
struct rules {
    using card = ludo::number<20>;
    static constexpr ludo::player_range seats{2, 5};
    static constexpr int hand_size(int players) { return players < 4 ? 5 : 3; }
    struct layout {
        card left, right;
    };
    static constexpr void turned(layout& table, auto draw) {
        table.left = draw();
        table.right = draw();
    }
};
using pack = ludo::shedding_pack<rules>;

} // namespace

TEST_CASE("what is left is neither dealt nor turned") {
    STATIC_REQUIRE(pack::left(2) == 20 - 2 * 5 - 2);
    STATIC_REQUIRE(pack::left(3) == 20 - 3 * 5 - 2);
    STATIC_REQUIRE(pack::left(4) == 20 - 4 * 3 - 2);
    STATIC_REQUIRE(pack::left(5) == 20 - 5 * 3 - 2);
}

TEST_CASE("most and least are asked over all numbers of players, not of the fewest and the most") {
    STATIC_REQUIRE(pack::left_at_least() == 3); // 3 players and 5
    STATIC_REQUIRE(pack::left_at_most() == 8);
    struct odd : rules {
        static constexpr int hand_size(int players) { return players == 3 ? 1 : 4; }
    };
    STATIC_REQUIRE(ludo::shedding_pack<odd>::left_at_most() == 15);
    STATIC_REQUIRE(ludo::shedding_pack<odd>::left_at_least() == -2);
}
