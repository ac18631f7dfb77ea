#include <ludo/turns/passing/contract.hpp>

#include "../../../examples/games/hearts.hpp"
#include "../../../examples/games/whist.hpp"

#include "support/catch.hpp"

TEST_CASE("rules of passing say who receives") {
    STATIC_REQUIRE(ludo::passing_rules<hearts_rules>);
    STATIC_REQUIRE_FALSE(ludo::passing_rules<whist_rules>);
}
