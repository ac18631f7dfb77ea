#include <ludo/io/json.hpp>

#include "support/catch.hpp"
#include "support/large_games.hpp"

TEST_CASE("a position on a large board goes through JSON") {
    ludo::table<go_board> table({}, 1);
    ludo::rng luck(1);
    for (int i = 0; i < 200 && !table.over(); ++i)
        REQUIRE(table.play(table.actions().pick(luck)));
    auto const again = ludo::state_from_json<go_board>(ludo::to_json<go_board>(table.state()));
    REQUIRE(again.has_value());
    CHECK(*again == table.state());
}

TEST_CASE("a position with ten seats goes through JSON") {
    ludo::table<auction<10>> table({.players = 10, .first = ludo::seat(9)}, 1);
    REQUIRE(table.play(auction<10>::action::from_index(300)));
    auto const again = ludo::state_from_json<auction<10>>(ludo::to_json<auction<10>>(table.state()));
    REQUIRE(again.has_value());
    CHECK(*again == table.state());
}
