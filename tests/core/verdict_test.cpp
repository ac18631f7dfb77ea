#include <ludo/core/verdict.hpp>

#include <type_traits>

#include "support/catch.hpp"

namespace {

constexpr auto no_peeking = ludo::rule("game.peek", {"Turns", "Tours"}, "No peeking.", "On ne triche pas.");

} // namespace

TEST_CASE("a verdict is true where no rule was broken, else it has the rule") {
    STATIC_REQUIRE(static_cast<bool>(ludo::verdict(nullptr)));
    STATIC_REQUIRE(ludo::verdict(nullptr).broken() == nullptr);
    STATIC_REQUIRE_FALSE(static_cast<bool>(ludo::verdict(&no_peeking)));
    STATIC_REQUIRE(ludo::verdict(&no_peeking).broken() == &no_peeking);
    STATIC_REQUIRE_FALSE(std::is_convertible_v<ludo::verdict, bool>);
}
