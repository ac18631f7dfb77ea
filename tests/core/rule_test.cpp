#include <ludo/core/rule.hpp>
#include <ludo/core/rule_list.hpp>
#include <ludo/core/verdict.hpp>

#include <array>
#include <type_traits>

#include "support/catch.hpp"

namespace {

constexpr auto no_peeking = ludo::rule("game.peek", {"Turns", "Tours"}, "No peeking.", "On ne triche pas.");
constexpr auto no_swearing = ludo::rule("game.swear", {"Turns", "Tours"}, "No swearing.", "On ne jure pas.");
constexpr auto repeated = ludo::joined(std::array{&no_peeking, &no_swearing}, std::array{&no_swearing, &no_peeking});
constexpr auto no_name = ludo::rule("", "Turns", "No peeking.", "On ne triche pas.");
constexpr auto nameless = std::array{&no_name, &no_peeking, &no_name};

} // namespace

TEST_CASE("a phrase is there in both languages") {
    STATIC_REQUIRE(ludo::phrase{"Yes", "Oui"}.in(ludo::language::english) == "Yes");
    STATIC_REQUIRE(ludo::phrase{"Yes", "Oui"}.in(ludo::language::french) == "Oui");
}

TEST_CASE("a rule has an id, a section and a text") {
    STATIC_REQUIRE(no_peeking.id == "game.peek");
    STATIC_REQUIRE(no_peeking.section.english == "Turns");
    STATIC_REQUIRE(no_peeking.text.english == "No peeking.");
    STATIC_REQUIRE(no_peeking.text.in(ludo::language::french) == "On ne triche pas.");
}

TEST_CASE("of a list each rule is taken once, where it comes first") {
    STATIC_REQUIRE(repeated.size() == 4);
    STATIC_REQUIRE(ludo::each_once<repeated>() == std::array{&no_peeking, &no_swearing});
    STATIC_REQUIRE(ludo::each_once<nameless>() == std::array{&no_name, &no_peeking});
}

TEST_CASE("a verdict is true where no rule was broken, else it has the rule") {
    STATIC_REQUIRE(static_cast<bool>(ludo::verdict(nullptr)));
    STATIC_REQUIRE(ludo::verdict(nullptr).broken() == nullptr);
    STATIC_REQUIRE_FALSE(static_cast<bool>(ludo::verdict(&no_peeking)));
    STATIC_REQUIRE(ludo::verdict(&no_peeking).broken() == &no_peeking);
    STATIC_REQUIRE_FALSE(std::is_convertible_v<ludo::verdict, bool>);
}
