#include <ludo/turns/betting/contract.hpp>

#include "../../../examples/games/kuhn_poker.hpp"
#include "../../../examples/games/leduc_poker.hpp"
#include "support/catch.hpp"

namespace {

struct without_a_name : ludo::usual_betting<> {};
struct without_cards : kuhn_poker_rules {
    using card = int;
};
struct without_a_hand : kuhn_poker_rules {
    static constexpr void* hand_size = nullptr;
};
struct without_bets : kuhn_poker_rules {
    static constexpr int bets = 1;
};
struct with_no_last_bet : kuhn_poker_rules {
    static constexpr void* most_bets = nullptr;
};
struct never_strong : kuhn_poker_rules {
    static void strength(cards const&, cards const&);
};

} // namespace

TEST_CASE("rules of a game of betting are complete, or the concept of the part that is missing says so") {
    STATIC_REQUIRE(ludo::betting_rules<kuhn_poker_rules>);
    STATIC_REQUIRE(ludo::betting_rules<leduc_poker_rules>);
    STATIC_REQUIRE_FALSE(ludo::has_name_and_seats<without_a_name>);
    STATIC_REQUIRE_FALSE(ludo::betting_has_cards<without_cards>);
    STATIC_REQUIRE_FALSE(ludo::betting_has_cards<without_a_hand>);
    STATIC_REQUIRE_FALSE(ludo::betting_has_stakes<without_bets>);
    STATIC_REQUIRE_FALSE(ludo::betting_has_stakes<with_no_last_bet>);
    STATIC_REQUIRE_FALSE(ludo::betting_says_how_strong<never_strong>);
    STATIC_REQUIRE_FALSE(ludo::betting_rules<int>);
}
