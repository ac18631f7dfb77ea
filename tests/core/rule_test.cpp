#include <ludo/core/rule.hpp>

#include "support/catch.hpp"

namespace {

constexpr auto no_peeking = ludo::rule("game.peek", {"Turns", "Tours"}, "No peeking.", "On ne triche pas.");

} // namespace

TEST_CASE("a rule has an id, a section and a text") {
    STATIC_REQUIRE(no_peeking.id == "game.peek");
    STATIC_REQUIRE(no_peeking.section.english == "Turns");
    STATIC_REQUIRE(no_peeking.section.in(ludo::language::french) == "Tours");
    STATIC_REQUIRE(no_peeking.text.english == "No peeking.");
    STATIC_REQUIRE(no_peeking.text.in(ludo::language::french) == "On ne triche pas.");
}
