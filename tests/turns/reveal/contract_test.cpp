#include <ludo/turns/reveal/contract.hpp>

#include "../../../examples/games/memory.hpp"
#include "support/catch.hpp"

namespace {

using card = memory_rules::card;

struct without_players : memory_rules {
    struct options {};
};
struct without_a_deck : memory_rules {
    static constexpr void* deck = nullptr;
};
struct that_plays_no_card : memory_rules {
    static void plays(options const&, card);
};
struct that_lays_nowhere : memory_rules {
    static bool laid(options const&);
};
struct that_compares_nothing : memory_rules {
    static void together(card, card);
};
struct of_single_cards : memory_rules {
    static constexpr int in_a_set = 1;
};

} // namespace

TEST_CASE("rules of a game of memory are complete, or the concept of the part that is missing says so") {
    STATIC_REQUIRE(ludo::reveal_rules<memory_rules>);
    STATIC_REQUIRE_FALSE(ludo::reveal_has_options<without_players>);
    STATIC_REQUIRE_FALSE(ludo::reveal_has_cards<without_a_deck>);
    STATIC_REQUIRE_FALSE(ludo::reveal_has_cards<that_plays_no_card>);
    STATIC_REQUIRE_FALSE(ludo::reveal_has_places<that_lays_nowhere>);
    STATIC_REQUIRE_FALSE(ludo::reveal_says_what_is_won<that_compares_nothing>);
    STATIC_REQUIRE_FALSE(ludo::reveal_says_what_is_won<of_single_cards>);
    STATIC_REQUIRE_FALSE(ludo::reveal_rules<int>);
}
