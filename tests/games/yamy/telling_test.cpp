#include <ludo/games/yamy.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"

TEST_CASE("everything that happens in Yamy is told in sentences") { CHECK(line_with_a_hole<ludo::yamy>(6) == ""); }
