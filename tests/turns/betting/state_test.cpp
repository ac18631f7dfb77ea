#include <ludo/turns/betting/state.hpp>

#include <type_traits>

#include "../../../examples/games/kuhn_poker.hpp"
#include "../../../examples/games/leduc_poker.hpp"
#include "support/betting.hpp"
#include "support/catch.hpp"

TEST_CASE("how large a game is follows from its rules") {
    using leduc = ludo::betting_size<leduc_poker_rules>;
    STATIC_REQUIRE((leduc::rounds == 2 && leduc::board_size == 1));
    STATIC_REQUIRE((leduc::turned_before(0) == 0 && leduc::turned_before(1) == 1));
    using table = ludo::betting_size<round_table_rules>;
    STATIC_REQUIRE((table::rounds == 3 && table::board_size == 3));
    STATIC_REQUIRE(ludo::betting_size<kuhn_poker_rules>::turned_before(5) == 0);
}

TEST_CASE("no game is longer than there is room to remember") {
    STATIC_REQUIRE(ludo::betting_size<kuhn_poker_rules>::longest == 3);  // check, bet, call
    STATIC_REQUIRE(ludo::betting_size<leduc_poker_rules>::longest == 8); // twice check, bet, raise, call
    CHECK(bets<leduc_poker>("Js Qs Kh", "check bet raise call check bet raise call").s.remembered.past.size() == 8);
}

TEST_CASE("a state is a small plain value") {
    STATIC_REQUIRE(std::is_trivially_copyable_v<leduc_poker::state>);
    STATIC_REQUIRE(sizeof(leduc_poker::state) <= 128);
}
