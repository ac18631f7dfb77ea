#include <ludo/turns/tricks/contract.hpp>

#include "support/catch.hpp"
#include "support/small_tricks.hpp"

using namespace ludo;
using small_tricks::small_rules;

namespace {

struct begun_by_a_number : small_rules {
    static constexpr int beginner(options const&, auto const&) { return 0; }
};
struct that_deals_no_number : small_rules {
    static constexpr void hand_size(options const&) {}
};
struct that_deals_by_options : small_rules {
    static constexpr int hand_size(options const& chosen) { return chosen.players; }
};
struct without_following : small_rules {
    enum class game_phase : std::uint8_t { over, leading };
};
struct without_parts : small_rules {
    struct own {
        int unnamed = 0;
        friend constexpr bool operator==(own const&, own const&) = default;
    };
};
struct without_scores : small_rules {
    static constexpr void scores(auto const&) {}
};
struct that_asks_for_nothing : small_rules {
    static constexpr void asked(auto const&, card) {}
};
struct of_one_colour : small_rules {
    static constexpr colour colours(auto const&, card) { return colour(0); }
};
struct without_ranks : small_rules {
    static constexpr bool rank(auto const&, card, colour) { return true; }
};
struct that_forbids_by_number : small_rules {
    static constexpr int refusal(auto const&, auto) { return 0; }
};
struct without_validation : small_rules {
    static constexpr bool check_own(auto const&) { return true; }
};

} // namespace

TEST_CASE("rules with all of their parts are those of a trick game") {
    STATIC_REQUIRE(trick_rules<small_rules>);
    STATIC_REQUIRE(trick_rules<that_deals_by_options>);
    STATIC_REQUIRE(trick_has_verbs<small_rules>);
}

TEST_CASE("rules that lack a part of a trick game are told by that part") {
    STATIC_REQUIRE_FALSE(trick_has_options<int>);
    STATIC_REQUIRE_FALSE(trick_has_cards<begun_by_a_number>);
    STATIC_REQUIRE_FALSE(trick_has_cards<that_deals_no_number>);
    STATIC_REQUIRE_FALSE(trick_has_phases<without_following>);
    STATIC_REQUIRE_FALSE(trick_has_phases<without_parts>);
    STATIC_REQUIRE_FALSE(trick_has_course<without_scores>);
    STATIC_REQUIRE_FALSE(trick_is_led<that_asks_for_nothing>);
    STATIC_REQUIRE_FALSE(trick_is_followed<of_one_colour>);
    STATIC_REQUIRE_FALSE(trick_is_taken<without_ranks>);
    STATIC_REQUIRE_FALSE(trick_has_other_actions<that_forbids_by_number>);
    STATIC_REQUIRE_FALSE(trick_has_knowledge<without_validation>);
}

TEST_CASE("and the others are there all the same") {
    STATIC_REQUIRE(trick_is_led<without_ranks>);
    STATIC_REQUIRE(trick_is_followed<without_ranks>);
    STATIC_REQUIRE(trick_has_knowledge<without_ranks>);
    STATIC_REQUIRE_FALSE(trick_rules<without_ranks>);
}
