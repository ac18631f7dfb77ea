#include <ludo/turns/betting/usual.hpp>

#include "support/catch.hpp"

TEST_CASE("usually two play with one card each and one round, for one chip and one bet of one chip") {
    using usual = ludo::usual_betting<>;
    STATIC_REQUIRE((usual::seats.least == 2 && usual::seats.most == 2));
    STATIC_REQUIRE((usual::ante == 1 && usual::bets.size() == 1 && usual::bets[0] == 1 && usual::most_bets == 1));
    STATIC_REQUIRE((usual::hand_size == 1 && usual::turned_up[0] == 0));
    STATIC_REQUIRE(ludo::usual_betting<3, 5>::options().players == 3);
}
