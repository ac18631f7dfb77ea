#include <ludo/turns/betting/telling.hpp>

#include "../examples/games/leduc_poker.hpp"
#include "support/catch.hpp"
#include "support/telling.hpp"

TEST_CASE("everything that happens in Leduc poker is told in sentences") { CHECK(line_with_a_hole<leduc_poker>(20) == ""); }

TEST_CASE("the card that is turned up is told to all") {
    ludo::rng luck(1);
    leduc_poker::state s = leduc_poker::deal({}, luck);
    CHECK(logged<leduc_poker>(s, "check") == "Ada checks");
    std::string const line = logged<leduc_poker>(s, "check");
    CHECK(line == "Blaise checks; " + std::string(s.board.first().text()) + " is turned up");
}

TEST_CASE("what everybody has won or lost is told at the end, and not before") {
    ludo::rng luck(1);
    leduc_poker::state s = leduc_poker::deal({}, luck);
    CHECK(logged<leduc_poker>(s, "bet") == "Ada bets");
    CHECK(logged<leduc_poker>(s, "fold") == "Blaise folds; Ada: 1 point; Blaise: -1 point; the game is over: Ada wins"); // the ante
}
