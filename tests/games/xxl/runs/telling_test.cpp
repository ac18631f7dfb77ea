#include <ludo/games/xxl/runs.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"

TEST_CASE("everything that happens in the runs of XXL is told in sentences") { CHECK(line_with_a_hole<ludo::xxl::runs>(6) == ""); }
