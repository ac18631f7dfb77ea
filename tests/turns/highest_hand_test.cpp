#include <ludo/turns/highest_hand.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

struct fixed {
    struct options {};
    struct card {};
};
struct by_hand : fixed {
    static constexpr bool highest_begins(options const&) { return true; }
    static constexpr int worth(card) { return 1; }
    static constexpr int highest_worth = 1;
};

} // namespace

TEST_CASE("the highest hand begins where the rules say so") {
    STATIC_REQUIRE_FALSE(highest_hand_may_begin<fixed>);
    STATIC_REQUIRE(highest_hand_may_begin<by_hand>);
    STATIC_REQUIRE_FALSE(highest_begins<fixed>({}));
    STATIC_REQUIRE(highest_begins<by_hand>({}));
}
