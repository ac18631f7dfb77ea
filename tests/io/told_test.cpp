#include <ludo/io/told.hpp>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/lower.hpp>

#include "../examples/games/reversi.hpp"
#include "support/catch.hpp"
#include "support/telling.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

TEST_CASE("a game that has no sentences of its own is told with the notation of its actions") {
    rng luck(1);
    toy_game::state s = toy_game::deal({}, luck);
    CHECK(logged<toy_game>(s, "keep").substr(0, 9) == "Ada: keep");
}

TEST_CASE("who has no name is called by the number of the seat") {
    rng luck(1);
    xxl::lower::state s = xxl::lower::deal({}, luck);
    auto const before = s;
    auto const done = xxl::lower::actions(s).nth(0);
    xxl::lower::play(s, done);
    std::string const line = to_text(tell<xxl::lower>(before, done, s, nobody));
    CHECK(line == "seat 0 plays " + to_text<xxl::lower>(before, done).substr(5));
    CHECK(to_text(tell<xxl::lower>(before, done, s, nobody), language::french).substr(0, 11) == "le joueur 0");
}

TEST_CASE("what is taken back is told") {
    rng luck(1);
    reversi::state const before = reversi::deal({}, luck);
    reversi::state s = before;
    CHECK(logged<reversi>(s, "put e6") == "Ada puts a disc on e6; e5 is now Ada's; Ada: +2, 4 in all; Blaise: -1, 1 in all");
    CHECK(
        to_text(told<reversi>({s, nobody}, {before, nobody}), language::english, players_by_name) ==
        "that is taken back; e6 is no longer Ada's; e5 is now Blaise's; Ada: -2, 2 in all; Blaise: +1, 2 in all; it is Ada's turn");
}
