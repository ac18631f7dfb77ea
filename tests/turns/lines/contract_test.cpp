#include <ludo/turns/lines/contract.hpp>

#include "../../../examples/games/connect_four.hpp"
#include "../../../examples/games/tic_tac_toe.hpp"
#include "support/catch.hpp"

namespace {

using cell = tic_tac_toe_rules::cell;
using cells = tic_tac_toe_rules::cells;

struct without_a_length : tic_tac_toe_rules {
    static constexpr void* in_a_row = nullptr;
};
struct with_two_things : tic_tac_toe_rules {
    using placing = ludo::verb<"put", cell, cell>;
};
struct that_leads_nowhere : tic_tac_toe_rules {
    static void where(cells const&, cell);
};
struct that_frees_nothing : tic_tac_toe_rules {
    static bool free(cells const&);
};
struct that_gives_no_reason : tic_tac_toe_rules {
    static bool refusal(cells const&, cell);
};

} // namespace

TEST_CASE("rules of a game of lines are complete, or the concept of the part that is missing says so") {
    STATIC_REQUIRE(ludo::lines_rules<tic_tac_toe_rules>);
    STATIC_REQUIRE(ludo::lines_rules<connect_four_rules>);
    STATIC_REQUIRE_FALSE(ludo::lines_has_name_and_grid<without_a_length>);
    STATIC_REQUIRE_FALSE(ludo::lines_has_verb<with_two_things>);
    STATIC_REQUIRE_FALSE(ludo::lines_says_where<that_leads_nowhere>);
    STATIC_REQUIRE_FALSE(ludo::lines_says_where<that_frees_nothing>);
    STATIC_REQUIRE_FALSE(ludo::lines_says_what_forbids<that_gives_no_reason>);
    STATIC_REQUIRE_FALSE(ludo::lines_rules<int>);
}
