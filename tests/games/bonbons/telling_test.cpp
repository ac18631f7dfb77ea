#include <ludo/games/bonbons.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"

TEST_CASE("everything that happens in Bonbons is told in sentences") { CHECK(line_with_a_hole<ludo::bonbons>(6) == ""); }
