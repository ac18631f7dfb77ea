#include <ludo/core/rule_list.hpp>

#include <array>

#include "support/catch.hpp"

namespace {

constexpr auto no_peeking = ludo::rule("game.peek", {"Turns", "Tours"}, "No peeking.", "On ne triche pas.");
constexpr auto no_swearing = ludo::rule("game.swear", {"Turns", "Tours"}, "No swearing.", "On ne jure pas.");
constexpr auto repeated = ludo::joined(std::array{&no_peeking, &no_swearing}, std::array{&no_swearing, &no_peeking});
constexpr auto no_name = ludo::rule("", {"Turns", "Tours"}, "No peeking.", "On ne triche pas.");
constexpr auto nameless = std::array{&no_name, &no_peeking, &no_name};

} // namespace

TEST_CASE("lists of rules become one, in their order") {
    STATIC_REQUIRE(repeated == std::array{&no_peeking, &no_swearing, &no_swearing, &no_peeking});
}

TEST_CASE("of a list each rule is taken once, where it comes first") {
    STATIC_REQUIRE(repeated.size() == 4);
    STATIC_REQUIRE(ludo::each_once<repeated>() == std::array{&no_peeking, &no_swearing});
    STATIC_REQUIRE(ludo::each_once<nameless>() == std::array{&no_name, &no_peeking});
}
