#include <ludo/turns/shedding/contract.hpp>

#include <string_view>

#include <ludo/games/xxl/lower.hpp>

#include "support/catch.hpp"

using namespace ludo;
using ludo::xxl::lower_rules;

namespace {

struct that_counts_draws : lower_rules {
    static constexpr int draws_freely(options const&) { return 1; }
};
struct unshuffled : lower_rules {
    static constexpr int shuffled(rng&) { return 0; }
};
struct with_a_layout_without_parts : lower_rules {
    struct layout {
        card top;
        friend constexpr bool operator==(layout const&, layout const&) = default;
    };
};
struct dealt_nothing : lower_rules {
    static constexpr void hand_size(int) {}
};
struct that_fits_no_cards : lower_rules {
    static constexpr void each_way(options const&, layout const&) {}
};
struct played_without_a_card : lower_rules {
    using playing = verb<"play", colour>;
};
struct that_forbids_in_words : lower_rules {
    static constexpr std::string_view refusal(options const&, layout const&, card) { return "no"; }
};
struct that_puts_nothing : lower_rules {
    static constexpr void put(options const&, layout const&) {}
};

} // namespace

TEST_CASE("rules with all of their parts are those of a shedding game") { STATIC_REQUIRE(shedding_rules<lower_rules>); }

TEST_CASE("rules that lack a part are told by that part") {
    STATIC_REQUIRE_FALSE(shedding_rules<int>);
    STATIC_REQUIRE_FALSE(shedding_has_options<that_counts_draws>);
    STATIC_REQUIRE_FALSE(shedding_has_cards<unshuffled>);
    STATIC_REQUIRE_FALSE(shedding_has_layout<with_a_layout_without_parts>);
    STATIC_REQUIRE_FALSE(shedding_is_dealt<dealt_nothing>);
    STATIC_REQUIRE_FALSE(shedding_says_what_fits<that_fits_no_cards>);
    STATIC_REQUIRE_FALSE(shedding_says_what_fits<played_without_a_card>);
    STATIC_REQUIRE_FALSE(shedding_says_what_forbids<that_forbids_in_words>);
    STATIC_REQUIRE_FALSE(shedding_puts_cards<that_puts_nothing>);
}

TEST_CASE("and by no other") {
    STATIC_REQUIRE(shedding_has_options<that_puts_nothing>);
    STATIC_REQUIRE(shedding_has_cards<that_puts_nothing>);
    STATIC_REQUIRE(shedding_has_layout<that_puts_nothing>);
    STATIC_REQUIRE(shedding_is_dealt<that_puts_nothing>);
    STATIC_REQUIRE(shedding_says_what_fits<that_puts_nothing>);
    STATIC_REQUIRE(shedding_says_what_forbids<that_puts_nothing>);
    STATIC_REQUIRE_FALSE(shedding_rules<that_puts_nothing>);
}
