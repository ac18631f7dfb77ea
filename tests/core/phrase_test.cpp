#include <ludo/core/phrase.hpp>

#include "support/catch.hpp"

TEST_CASE("a phrase is there in both languages") {
    STATIC_REQUIRE(ludo::phrase{"Yes", "Oui"}.in(ludo::language::english) == "Yes");
    STATIC_REQUIRE(ludo::phrase{"Yes", "Oui"}.in(ludo::language::french) == "Oui");
}
