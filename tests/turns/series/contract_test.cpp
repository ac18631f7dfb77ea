#include <ludo/turns/series/contract.hpp>

#include <string_view>

#include "support/catch.hpp"
#include "support/toys_in_a_row.hpp"

namespace {

struct without_games : toys_in_a_row {
    using games = void;
};
struct of_half_a_length : toys_in_a_row {
    static constexpr double length(options const&) { return 0.5; }
};
struct that_names_the_next : toys_in_a_row {
    static constexpr std::string_view which(options const&, int) { return "toy"; }
};
struct that_nobody_begins : toys_in_a_row {
    static constexpr void begin(options const&) {}
};
struct without_a_most : toys_in_a_row {
    static constexpr void most(toy_game::options const&) {}
};
struct that_asks_whether_to_go_on : until_five {
    static constexpr int goes_on(options const&) { return 1; }
};
struct with_one_bonus : until_five {
    static constexpr int bonuses(options const&) { return 100; }
};
struct without_a_number_for_the_least : until_five {
    static constexpr void least(toy_game::options const&) {}
};

} // namespace

TEST_CASE("a match says which games it is of, who begins them, and the most that their scores come to") {
    STATIC_REQUIRE(ludo::series_match<toys_in_a_row>);
    STATIC_REQUIRE(ludo::series_match<cards_in_a_row>);
    STATIC_REQUIRE(ludo::series_match<leader_begins>);
}

TEST_CASE("of what is no match one part is said to be wrong, and only that") {
    STATIC_REQUIRE_FALSE(ludo::series_match<toy_game>);
    STATIC_REQUIRE_FALSE(ludo::match_has_games<without_games>);
    STATIC_REQUIRE(ludo::match_has_options<without_games>);
    STATIC_REQUIRE_FALSE(ludo::match_has_games<of_half_a_length>);
    STATIC_REQUIRE_FALSE(ludo::match_has_games<that_names_the_next>);
    STATIC_REQUIRE_FALSE(ludo::match_says_who_begins<that_nobody_begins>);
    STATIC_REQUIRE(ludo::match_bounds_scores<that_nobody_begins>);
    STATIC_REQUIRE_FALSE(ludo::match_bounds_scores<without_a_most>);
    STATIC_REQUIRE(ludo::match_says_who_begins<without_a_most>);
    STATIC_REQUIRE_FALSE(ludo::series_match<without_a_most>);
}

TEST_CASE("how a match ends is said in full, or not at all") {
    STATIC_REQUIRE(ludo::series_match<until_five>);
    STATIC_REQUIRE(ludo::match_ends<toys_in_a_row>);
    STATIC_REQUIRE_FALSE(ludo::match_ends<that_asks_whether_to_go_on>);
    STATIC_REQUIRE_FALSE(ludo::match_ends<with_one_bonus>);
    STATIC_REQUIRE_FALSE(ludo::series_match<with_one_bonus>);
    STATIC_REQUIRE_FALSE(ludo::match_bounds_scores<without_a_number_for_the_least>);
}
