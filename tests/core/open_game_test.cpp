#include <ludo/core/open_game.hpp>

#include <ludo/core/game.hpp>
#include <ludo/play/view.hpp>

#include "../../examples/games/tic_tac_toe.hpp"
#include "support/catch.hpp"
#include "support/pig.hpp"

TEST_CASE("in an open game every seat sees all, nothing is secret, and there is nothing to imagine") {
    STATIC_REQUIRE(ludo::game<tic_tac_toe>);
    ludo::rng luck(1);
    tic_tac_toe::state s = tic_tac_toe::deal({}, luck);
    tic_tac_toe::play(s, tic_tac_toe::action::put(tic_tac_toe_rules::cell(1, 1)));
    for (ludo::seat viewer : {ludo::seat(0), ludo::seat(1), ludo::nobody}) {
        CHECK(tic_tac_toe::view(s, viewer) == s);
        CHECK(tic_tac_toe::determinize(tic_tac_toe::view(s, viewer), luck) == s);
    }
    for (auto each : tic_tac_toe::actions(s))
        CHECK_FALSE(tic_tac_toe::secret(s, each));
    CHECK(tic_tac_toe::turn(s) == ludo::seat(1));
    CHECK(tic_tac_toe::players(s) == 2);
}

TEST_CASE("where all is open but the luck to come, no view has it, and each world has another") {
    ludo::rng luck(1);
    pig::state const s = pig::deal({}, luck);
    for (ludo::seat viewer : {ludo::seat(0), ludo::seat(1), ludo::nobody}) {
        pig::state seen = pig::view(s, viewer);
        CHECK(seen.luck == ludo::no_luck);
        pig::state const one = pig::determinize(seen, luck), other = pig::determinize(seen, luck);
        CHECK_FALSE(one.luck == other.luck);
        CHECK_FALSE(one.luck == s.luck);
        CHECK(pig::view(one, viewer) == seen);
        CHECK(pig::determinize(s, luck) == s); // there is nothing to imagine
        seen.turn = ludo::nobody;
        CHECK(pig::determinize(seen, luck) == seen);
    }
}
