#include <ludo/turns/shedding/drawing.hpp>

#include <type_traits>

#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/up_down.hpp>

#include "../../../examples/games/crazy_eights.hpp"
#include "support/catch.hpp"
#include "support/xxl.hpp"

using namespace ludo;
using ludo::xxl::lower_rules;
using ludo::xxl::up_down;

TEST_CASE("rules that say nothing of other ways to draw have none, and nothing is kept for them") {
    STATIC_REQUIRE_FALSE(may_draw_until_able<lower_rules>);
    STATIC_REQUIRE_FALSE(may_reshuffle<lower_rules>);
    STATIC_REQUIRE_FALSE(may_bury<lower_rules>);
    STATIC_REQUIRE_FALSE(lower_rules::draws_until_able(xxl::lower::options()));
    STATIC_REQUIRE_FALSE(lower_rules::reshuffles(xxl::lower::options()));
    STATIC_REQUIRE(std::is_empty_v<shedding_luck<lower_rules>>);
    STATIC_REQUIRE(std::is_empty_v<shedding_piles<lower_rules>>);
}

TEST_CASE("rules say by their options how one draws") {
    using rules = crazy_eights_rules;
    STATIC_REQUIRE(may_draw_until_able<rules>);
    STATIC_REQUIRE(may_reshuffle<rules>);
    STATIC_REQUIRE(may_bury<rules>);
    STATIC_REQUIRE(rules::draws_until_able({}));
    STATIC_REQUIRE_FALSE(rules::draws_until_able({.draws = rules::drawing::one}));
    STATIC_REQUIRE_FALSE(rules::reshuffles({}));
    STATIC_REQUIRE(rules::reshuffles({.reshuffle = true}));
    STATIC_REQUIRE(shedding_luck<rules>().luck == no_luck);
}

TEST_CASE("the cards on top are those that a layout names, however many piles there are") {
    rng luck(1);
    auto const s = up_down::deal({}, luck);
    CHECK(cards_on_top<xxl_card>(s.table) == s.played); // two cards are turned up, and nothing is under them
    CHECK(cards_on_top<xxl_card>(up_down::layout()).empty());
}
