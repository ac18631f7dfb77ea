#include <ludo/games/yamy.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"
#include "support/yamy.hpp"

using ludo::yamy;

TEST_CASE("everything that happens in Yamy is told in sentences") { CHECK(line_with_a_hole<yamy>(6) == ""); }

namespace {

/// Ada was dealt 1r 3r 5r 2y 4y, and Blaise 2r 4r 1y 3y 5y; he has taken the 6b that Ada drew and discarded, and discarded his 1y.
yamy::state with_a_known_card() {
    yamy::state s = stacked({}, "1r 2r 3r 4r 5r 1y 2y 3y 4y 5y 6b");
    for (auto text : {"draw", "discard 6b", "take 0", "discard 1y"})
        played<yamy>(s, text);
    return s;
}

} // namespace

TEST_CASE("a hand that is laid down is told whole, with the cards that were known before") {
    for (ludo::seat viewer : {ludo::seat(0), ludo::nobody}) {
        yamy::state s = with_a_known_card();
        std::string const line = logged<yamy>(s, "show straight", viewer), laid = "Blaise has 2r, 4r, 3y, 5y and 6b";
        CHECK(line == "Ada lays down and announces the straight; " +
                          (viewer == ludo::nobody ? "Ada has 1r, 3r, 5r, 2y and 4y; " + laid : laid));
    }
}

TEST_CASE("what a round brought is told before the next one is dealt") {
    yamy::state s = with_a_known_card();
    played<yamy>(s, "show straight");
    CHECK(logged<yamy>(s, "score straight") == "Ada notes the straight; Ada: 25 points");
    CHECK(logged<yamy>(s, "score s6", ludo::nobody, ludo::language::french) ==
          "Blaise note les 6 ; Blaise : 6 points ; on distribue les cartes ; la manche 2 commence ; Blaise reçoit 5 cartes ; "
          "Ada reçoit 5 cartes");
}

TEST_CASE("where the stock is used up, it is told that the discards are shuffled") {
    for (auto [in, wanted] : {std::pair{ludo::language::english, "the discards are shuffled: they are the new stock; "},
                              std::pair{ludo::language::french, "on mélange les défausses : c'est la nouvelle pioche ; "}}) {
        ludo::rng luck(1);
        yamy::state s = yamy::deal({}, luck);
        std::string line;
        for (int turn = 0; turn < 400 && s.round == 1 && line.find(wanted) == line.npos; ++turn) { // nobody lays down
            std::string const drawing = s.phase == yamy::game_phase::choosing ? "draw" : "";
            std::string const text = drawing.empty() ? std::string(ludo::text_of<yamy>(s, yamy::actions(s).nth(0))) : drawing;
            line = logged<yamy>(s, text, ludo::nobody, in);
        }
        CHECK(line.find(wanted) == 0);
        CHECK(line.find(in == ludo::language::english ? "draws a card" : "pioche une carte") != line.npos);
    }
}

TEST_CASE("where that ends the round, it is told why all lay down") {
    ludo::rng luck(1);
    yamy::state s = yamy::deal({.stock_exhausted = ludo::yamy_game::exhausted::end_round}, luck);
    std::string line;
    for (int turn = 0; turn < 400 && s.phase != yamy::game_phase::noting; ++turn) // nobody lays down
        line = logged<yamy>(
            s, s.phase == yamy::game_phase::choosing ? "draw" : std::string(ludo::text_of<yamy>(s, yamy::actions(s).nth(0))));
    CHECK(line.find("the stock is used up: all lay down; Ada has ") == 0);
}
