#include "support/runs.hpp"

#include "support/catch.hpp"

using namespace ludo;
using ludo::xxl::runs;
using G = runs;

namespace {

/// Seat 0 can lay the run of the sheet, green 6, 7, 8; the display has another green 7. Seat 1 can lay nothing.
std::string const dealt = "4b6g 6b7g 6y8g 0g1r  0g2r 1g2r 2y9b 3b10r  7g9y 1y7b  5r9g 0b5y 2g4y 3r6b";

runs_table at(G::options const& chosen = {}) { return runs_table(chosen, dealt); }

std::string const run = "meld g 4b6g, meld g 6b7g, meld g 6y8g";
std::string const run_with_display = "meld g 4b6g, meld g 7g9y, meld g 6y8g";

/// Hands, a display and no stock; seat 1 can lay green 6, 7, 8.
runs_table dry(G::options const& chosen = {}) {
    return runs_table(laid_so(chosen, {"0g1r 0g2r 1g2r 2y9b", "4b6g 6b7g 6y8g 3b10r"}, "7r10g 1y7b"));
}

} // namespace

// ---- What the sheet says of the material, and of who begins

TEST_CASE("everybody is dealt four cards, two are turned, the others are the stock") {
    for (int players = 2; players <= 6; ++players) {
        rng luck(1);
        G::state const s = G::deal({.players = players}, luck);
        for (seat each : ludo::each_seat(players))
            CHECK(s.hands.size(each) == 4);
        CHECK(s.display.size() == 2);
        CHECK(s.stock.size() == 55 - 4 * players - 2);
    }
}

TEST_CASE("hands are dealt seat by seat, then the display, whoever begins") {
    auto const table = at({.first = seat(1)});
    CHECK(table.mover() == 1);
    CHECK(table.hand(0) == "0g1r 4b6g 6b7g 6y8g");
    CHECK(table.hand(1) == "0g2r 1g2r 2y9b 3b10r");
    CHECK(table.display() == "1y7b 7g9y");
    CHECK(to_text(*table.state().stock.begin()) == "5r9g");
}

TEST_CASE("the seat with the highest hand begins where the table agreed on that; of equal ones the first from `first`") {
    CHECK(at({.first = seat(1), .starter = xxl::starter::hand_total}).mover() == 0); // 38 to 29
    std::string const equal = "0g1r 0g2r 0b4r 0b8g  1g2r 0r3y 1b3g 0b5y";            // 1 + 2 + 4 + 8 and 3 + 3 + 4 + 5
    for (int first : {0, 1})
        CHECK(runs_table({.first = seat(first), .starter = xxl::starter::hand_total}, equal).mover() == first);
}

TEST_CASE("actions are written as the deck of the game has the cards") {
    std::string drawing(xxl::default_deck.text().view());
    drawing.replace(0, 4, "0g1y");
    G::state const s =
        laid_so({.deck = xxl::deck::parse(drawing).value()}, {"0g1y 0g2r 1g2r 2y9b", "4b6g 6b7g 6y8g 3b10r"}, "7r10g 1y7b");
    CHECK(to_text<G>(s, G::actions(s).nth(0)) == "swap 0g1y");
    CHECK(action_of<G>(s, "swap 0g1y") == G::actions(s).nth(0));
    CHECK(!action_of<G>(s, "swap 0g1r"));
}

// ---- Runs: the example of the sheet, and the rulings F6 to F8

TEST_CASE("the example of the sheet (4. Fournir des séries, Le déroulement du jeu), green 6, 7, 8 is a run, card by card") {
    // "une suite de trois cartes de la même couleur (p.e.: vert 6, 7, 8)"; its cards count with both numbers, and the hand is
    // filled up to four
    auto table = at();
    CHECK(table.may_all("meld") == "meld g 4b6g");
    CHECK(table.plays("meld g 4b6g") == "");
    CHECK(table.may_all("") == "meld g 6b7g, meld g 7g9y");
    CHECK(table.plays("meld g 6b7g") == "");
    CHECK(table.may_all("") == "meld g 6y8g");
    CHECK(table.hand(0) == "0g1r 4b6g 6b7g 6y8g"); // cards move when the last one is named
    CHECK(table.score(0) == 0);
    CHECK(table.plays("meld g 6y8g") == "");
    CHECK(table.laid(0) == "4b6g 6b7g 6y8g");
    CHECK(table.score(0) == 10 + 13 + 14);
    CHECK(table.hand(0) == "0g1r 0b5y 2g4y 5r9g");
    CHECK(table.display() == "1y7b 7g9y");
    CHECK(table.mover() == 0);
}

TEST_CASE("a card of the display is replaced, after the hand was filled up") {
    auto table = at();
    CHECK(table.plays(run_with_display) == "");
    CHECK(table.laid(0) == "4b6g 6y8g 7g9y");
    CHECK(table.score(0) == 10 + 14 + 16);
    CHECK(table.hand(0) == "0g1r 0b5y 5r9g 6b7g");
    CHECK(table.display() == "1y7b 2g4y");
}

TEST_CASE("F6: only the colour of the run matters, not the other halves; a card is used once") {
    auto table = at();
    CHECK(table.plays("meld b 4b6g") == "runs.meld.three"); // blue 4, and no blue 5
    CHECK(table.plays("meld r 4b6g") == "runs.meld.colour");
    CHECK(table.plays("meld g 4b6g, meld g 4b6g") == "runs.meld.next");
    CHECK(table.plays("meld b 6b7g") == "runs.meld.colour");
    CHECK(table.plays("meld g 6y8g") == "runs.meld.next");
    CHECK(table.plays("meld g 0b8g") == "runs.meld.reach");
}

TEST_CASE("F7: a run is exactly three long, the lowest first, and 0 does not follow on 10") {
    auto table = at();
    CHECK(table.plays("meld g 6b7g") == "runs.meld.three"); // 7 and 8, but no 9
    CHECK(table.plays(run + ", meld g 5r9g") == "runs.meld.once");
    runs_table high({}, "8y9r 9y10r 0g1r 4b6g");
    CHECK(high.plays("meld r 8y9r") == "runs.meld.three");
    CHECK(high.plays("meld r 9y10r") == "runs.meld.three");
}

TEST_CASE("F8: one or two cards of the display, not three") {
    std::string const other = "0g1r 0r3y 0b4r 0b5y";
    runs_table none(laid_so({}, {"0g2r 1g2r 2y9b 3b10r", other}, "4b6g 6b7g 6y8g", "5r9g 2g4y"));
    CHECK(none.may_all("meld") == "");
    CHECK(none.plays("meld g 4b6g") == "runs.meld.own");
    runs_table seven(laid_so({}, {"0g2r 1g2r 2y9b 7g9y", other}, "4b6g 6b7g 6y8g", "5r9g 2g4y"));
    CHECK(seven.plays("meld g 4b6g, meld g 6b7g") == "runs.meld.own");
    CHECK(seven.may_all("") == "meld g 7g9y");
    CHECK(seven.plays("meld g 7g9y, meld g 6y8g") == "");
    CHECK(seven.display() == "2g4y 6b7g"); // the hand took 5r9g
    CHECK(seven.hand(0) == "0g2r 1g2r 2y9b 5r9g");
}

// ---- The turn: rulings F1, F2, F5, F10

TEST_CASE("F1, F2: a run and a card swapped or added, both in any order, one of them, or nothing") {
    CHECK(at().plays(run + ", swap 0g1r, for 7g9y, end") == "");
    CHECK(at().plays("swap 0g1r, for 7g9y, " + run + ", end") == "");
    CHECK(at().plays(run + ", add 0g1r, end") == "");
    CHECK(at().plays("add 0g1r, " + run + ", end") == "");
    CHECK(at().plays(run + ", end") == "");
    CHECK(at().plays("add 0g1r, end") == "");
    auto table = at();
    CHECK(table.plays("end") == "");
    CHECK(table.mover() == 1);
}

TEST_CASE("F1: each of the two once; a card is swapped or added, not both") {
    auto table = at();
    CHECK(table.plays("swap 0g1r, for 7g9y, swap 7g9y") == "runs.exchange.once");
    CHECK(table.plays("add 7g9y") == "runs.exchange.once");
    CHECK(at().plays("add 0g1r, swap 4b6g") == "runs.exchange.once");
    CHECK(at().plays("add 0g1r, add 4b6g") == "runs.exchange.once");
    CHECK(table.plays(run) == "");
    CHECK(table.may_all("") == "end"); // also when nothing else is left
    CHECK(table.plays("meld g 5r9g") == "runs.meld.once");
}

TEST_CASE("a card just swapped in, added or turned can be used at once") {
    auto swapped = at();
    CHECK(swapped.plays("swap 6b7g, for 7g9y, " + run_with_display) == "");
    CHECK(swapped.display() == "1y7b 6b7g");
    auto added = at();
    CHECK(added.plays("add 6b7g, " + run) == "");
    CHECK(added.display().find("6b7g") == std::string::npos);
    CHECK(added.laid(0) == "4b6g 6b7g 6y8g");
    runs_table turned({}, "4b6g 6b7g 6y8g 0g1r  0g2r 1g2r 2y9b 3b10r  7g9y 1y7b  5r9g 0b5y 4g10y");
    CHECK(turned.plays(run_with_display + ", swap 0g1r, for 4g10y") == "");
}

TEST_CASE("F5: with an empty stock no card is added") {
    auto table = dry();
    CHECK(table.plays("add 0g1r") == "runs.add.stock");
    CHECK(table.may_all("add") == "");
    CHECK(table.may_all("swap") == "swap 0g1r, swap 0g2r, swap 1g2r, swap 2y9b");
}

TEST_CASE("F10: while the stock lasts players may swap for ever") {
    auto table = at();
    for (int i = 0; i < 100; ++i)
        CHECK(table.plays("swap 0g1r, for 7g9y, end, swap 0g2r, for 1y7b, end, "
                          "swap 7g9y, for 0g1r, end, swap 1y7b, for 0g2r, end") == "");
    CHECK(table.mover() == 0);
}

TEST_CASE("a run or a swap that was begun is finished first, and is begun only where it can be") {
    auto table = at();
    CHECK(table.plays("for 7g9y") == "runs.for.swap");
    CHECK(table.plays("meld g 4b6g, end") == "runs.meld.finish");
    CHECK(table.plays("swap 0g1r") == "runs.meld.finish");
    CHECK(table.plays("add 0g1r") == "runs.meld.finish");
    CHECK(table.plays("for 7g9y") == "runs.meld.finish");
    auto swapping = at();
    CHECK(swapping.plays("swap 7g9y") == "runs.exchange.held");
    CHECK(swapping.plays("add 7g9y") == "runs.exchange.held");
    CHECK(swapping.plays("swap 0g1r, end") == "runs.swap.finish");
    CHECK(swapping.plays("meld g 4b6g") == "runs.swap.finish");
    CHECK(swapping.plays("swap 4b6g") == "runs.swap.finish");
    CHECK(swapping.plays("for 0g1r") == "runs.for.display"); // not the card just put down
    CHECK(swapping.plays("for 4b6g") == "runs.for.display");
    CHECK(swapping.may_all("") == "for 1y7b, for 7g9y");
    CHECK(swapping.hand(0) == "0g1r 4b6g 6b7g 6y8g");
    CHECK(swapping.plays("for 7g9y") == "");
    CHECK(swapping.hand(0) == "4b6g 6b7g 6y8g 7g9y");
    CHECK(swapping.display() == "0g1r 1y7b");
}

// ---- The display: rulings F3, F4, F11

TEST_CASE("F3: the display is refilled one for one, or up to two") {
    std::string const three = "add 0g1r, " + run_with_display; // of three cards one is used
    auto one_for_one = at();
    CHECK(one_for_one.plays(three) == "");
    CHECK(one_for_one.hand(0) == "0b5y 2g4y 5r9g 6b7g");
    CHECK(one_for_one.display() == "0g1r 1y7b 3r6b");
    auto up_to_two = at({.refill = G::refill::up_to_two});
    CHECK(up_to_two.plays(three) == "");
    CHECK(up_to_two.hand(0) == "0b5y 2g4y 5r9g 6b7g");
    CHECK(up_to_two.display() == "0g1r 1y7b");
    auto of_two = at({.refill = G::refill::up_to_two});
    CHECK(of_two.plays(run_with_display) == "");
    CHECK(of_two.display() == "1y7b 2g4y");
}

TEST_CASE("F3: the hand comes first, and both are filled as far as the stock lasts") {
    std::vector<std::string> const hands = {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"};
    runs_table table(laid_so({}, hands, "7g9y 1y7b 3r6b", "5r9g 0b5y"));
    CHECK(table.plays(run_with_display) == "");
    CHECK(table.hand(0) == "0g1r 0b5y 5r9g 6b7g");
    CHECK(table.display() == "1y7b 3r6b");
    runs_table less(laid_so({}, hands, "7g9y 1y7b 3r6b 2g4y", "5r9g"));
    CHECK(less.plays(run_with_display) == "");
    CHECK(less.hand(0) == "0g1r 5r9g 6b7g");
}

TEST_CASE("F4: the display has no limit, or one for adding; swapping goes on") {
    auto free = at();
    CHECK(free.plays("add 0g1r, end, add 0g2r, end, add 4b6g, end") == "");
    CHECK(free.state().display.size() == 5);
    auto two = at({.max_display = 2});
    CHECK(two.plays("add 0g1r") == "runs.add.full");
    CHECK(two.may_all("add") == "");
    CHECK(two.plays("swap 0g1r, for 7g9y, end, end, end") == "");
    CHECK(two.state().display.size() == 3); // the card that joins when all have refused is no matter of the limit
    auto three = at({.max_display = 3});
    CHECK(three.plays("add 0g1r, end, add 0g2r") == "runs.add.full");
}

TEST_CASE("F11: when all have refused in a row a card joins the display; whatever is done breaks the row") {
    auto table = at();
    CHECK(table.plays("end, end") == "");
    CHECK(table.display() == "1y7b 5r9g 7g9y");
    CHECK(table.mover() == 0);
    for (auto const* done : {"swap 0g2r, for 1y7b, end", "add 0g2r, end"}) {
        auto broken = at();
        CHECK(broken.plays("end, " + std::string(done)) == "");
        int const cards = broken.state().display.size();
        CHECK(broken.plays("end") == "");
        CHECK(broken.state().display.size() == cards);
        CHECK(broken.plays("end") == "");
        CHECK(broken.state().display.size() == cards + 1);
    }
    auto with_run = at({.first = seat(1)});
    CHECK(with_run.plays("end, " + run + ", end, end") == "");
    CHECK(with_run.display() == "1y7b 7g9y");
}

TEST_CASE("the display can take the whole stock") {
    for (int players = 2; players <= 6; ++players) {
        runs_table table({.players = players}, 1);
        while (!table.over() && table.state().stock.size() > 0)
            CHECK(table.plays("end") == "");
        CHECK(table.state().display.size() == 55 - 4 * players);
    }
}

// ---- The end: ruling F9, and when it is looked at

// 4. Fournir des séries, Fin du jeu: "La partie est finie au moment où on a utilisé la dernière carte du talon et personne ne
// peut former une suite de cartes."

TEST_CASE("the game is over at once when the stock is empty and nobody can form a run any more") {
    auto table = dry();
    CHECK(table.plays("end, " + run) == "");
    CHECK(table.over()); // in the turn of seat 1, which could have swapped
    CHECK(table.plays("end") == "runs.end.over");
    CHECK(table.places()[seat(1)] == 1); // highest is best
    CHECK(table.places()[seat(0)] == 2);
    CHECK(table.known(0) == "0g1r 0g2r 1g2r 2y9b");
}

TEST_CASE("F12: by agreement the end is looked at when a turn is over (after_turn)") {
    auto table = dry({.end = G::ending::after_turn});
    CHECK(table.plays("end, " + run) == "");
    CHECK(table.mover() == 1); // nobody can form a run any more, but the turn goes on
    CHECK(table.may_all("") == "swap 3b10r, end");
    CHECK(table.plays("end") == "");
    CHECK(table.over());
    CHECK(table.plays("end") == "runs.end.over");
    CHECK(table.places()[seat(1)] == 1);
    CHECK(table.places()[seat(0)] == 2);
}

TEST_CASE("the last card of the stock is drawn for one added, and nobody can form a run then") {
    // seat 0 draws the last card: no three numbers in a row are left in any colour, with up to two cards of the display
    std::vector<std::string> const hands = {"0g1r 0g2r 2y9b 9y10r", "3b10r 6g9r 0b5y 4b7y"};
    for (auto const end : {G::ending::at_once, G::ending::after_turn}) {
        runs_table table(laid_so({.end = end}, hands, "7r10g 1y7b 0b8g 4g10y", "2g10b"));
        CHECK(table.plays("add 0g1r") == "");
        CHECK(table.over() == (end == G::ending::at_once));
        if (!table.over())
            CHECK(table.plays("end") == "");
        CHECK(table.over());
    }
    runs_table more(laid_so({}, hands, "7r10g 1y7b 4g10y", "2g10b 8y9r"));
    CHECK(more.plays("add 0g1r") == "");
    CHECK_FALSE(more.over()); // nobody can form a run either, but the stock has a card
}

TEST_CASE("the last cards of the stock fill the hand up after a run, and nobody can form another one then") {
    std::vector<std::string> const hands = {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"};
    for (auto const end : {G::ending::at_once, G::ending::after_turn}) {
        runs_table table(laid_so({.end = end}, hands, "7r10g 1y7b 4g10y", "0b5y 3g8b"));
        CHECK(table.plays(run) == "");
        CHECK(table.hand(0) == "0g1r 0b5y 3g8b");
        CHECK(table.over() == (end == G::ending::at_once));
    }
}

TEST_CASE("F12: a swap that takes the last run away ends the game, once it is done") {
    // seat 1 can lay green 6, 7, 8 with 7g9y of the display, until seat 0 takes that card
    std::vector<std::string> const hands = {"0g1r 0g2r 1g2r 2y9b", "4b6g 6y8g 3b10r 0r3y"};
    for (auto const end : {G::ending::at_once, G::ending::after_turn}) {
        runs_table table(laid_so({.end = end}, hands, "7g9y 1y7b"));
        CHECK(table.plays("swap 0g1r") == "");
        CHECK_FALSE(table.over()); // the swap is under way
        CHECK(table.plays("for 7g9y") == "");
        CHECK(table.over() == (end == G::ending::at_once));
    }
}

TEST_CASE("who has laid a run and could form another one, had the turn just begun, keeps the game going") {
    // with the display seat 0 has green 6, 7, 8; in the hand yellow 7, 8, 9
    runs_table table(laid_so({}, {"6y8g 4b7y 5b8y 3b9y", "0g2r 1g2r 3b10r 0r3y"}, "4b6g 6b7g"));
    CHECK(table.plays(run) == "");
    CHECK_FALSE(table.over());
    CHECK(table.mover() == 0);
    CHECK(table.may_all("") == "end"); // no second run in this turn, and nothing to swap for
    CHECK(table.plays("end, meld y 4b7y, meld y 5b8y, meld y 3b9y") == "");
    CHECK(table.over());
}

TEST_CASE("somebody who can form a run keeps the game going, with up to two cards of the display") {
    runs_table table(laid_so({}, {"0g1r 0g2r 1g2r 2y9b", "4b6g 0y10b 0b5y 3b10r"}, "7g9y 6y8g"));
    CHECK(table.plays("end") == "");
    CHECK(table.mover() == 1);
    CHECK(table.may_all("meld") == "meld g 4b6g");
}

TEST_CASE("F9: with an empty stock the game is over when all have had a turn without a run, whatever else they did") {
    auto table = dry();
    CHECK(table.plays("end, end") == "");
    CHECK(table.over());
    auto swapped = dry();
    CHECK(swapped.plays("swap 0g1r, for 1y7b, end, swap 3b10r, for 0g1r, end") == "");
    CHECK(swapped.over());
    runs_table three(laid_so({.players = 3}, {"0g1r 0g2r 1g2r 2y9b", "4b6g 6b7g 6y8g 3b10r", "4y5r 5b6r 2b7r"}, "7r10g 1y7b"));
    CHECK(three.plays("end, " + run + ", end, end") == "");
    CHECK(!three.over()); // the run broke the row: seat 2 alone had none since
    CHECK(three.plays("end") == "");
    CHECK(!three.over());
    CHECK(three.plays("end") == "");
    CHECK(three.over());
}

TEST_CASE("F9: only turns count that began with an empty stock") {
    runs_table table(laid_so({}, {"0g1r 0g2r 1g2r 2y9b", "4b6g 6b7g 6y8g 3b10r"}, "7r10g 1y7b", "5r9g 0y10b 3g8b"));
    CHECK(table.plays("add 0g1r, end, add 3b10r, end, add 0g2r, end") == "");
    CHECK(table.state().stock.size() == 0);
    CHECK(table.state().without_run == 0);
    CHECK(table.plays("end") == "");
    CHECK(!table.over());
    CHECK(table.plays("end") == "");
    CHECK(table.over());
}

TEST_CASE("at the end of a turn a card joins the display first, then the end is looked at") {
    std::vector<std::string> const hands = {"0g1r 0g2r 1g2r 2y9b", "4b6g 6b7g 0b5y 3b10r"};
    runs_table goes_on(laid_so({}, hands, "7r10g 1y7b 4y5r", "6y8g 0y10b"));
    CHECK(goes_on.plays("end, end, end, end") == "");
    CHECK(goes_on.state().stock.size() == 0);
    CHECK(!goes_on.over()); // green 8 lies there
    runs_table ends(laid_so({}, hands, "7r10g 1y7b 4y5r", "8r10y 4g10y"));
    CHECK(ends.plays("end, end, end, end") == "");
    CHECK(ends.over());
}

TEST_CASE("who can do nothing at all is passed over, which counts as a turn without an action and without a run") {
    runs_table table(laid_so({.players = 3}, {"4b6g 6b7g 6y8g", "", "0g2r 1g2r 2y9b 3b10r"}, "7r10g 1y7b 0g1r"));
    CHECK(table.plays("end") == "");
    CHECK(table.mover() == 2);
    CHECK(table.state().passes == 2);
    CHECK(table.state().without_run == 2);
    CHECK(table.state().remembered.stuck.empty()); // there is no card to wonder about
    CHECK(table.plays("end") == "");
    CHECK(table.over());
}

TEST_CASE("without a display who has no run is passed over, and it is remembered") {
    runs_table table(laid_so({.players = 3}, {"4b6g 6b7g 6y8g 3b10r", "0g2r 1g2r 2y9b", "4y5r 5b6r 2b7r"}, ""));
    CHECK(table.plays("swap 3b10r") == "runs.swap.display");
    CHECK(table.plays("end") == "");
    CHECK(table.mover() == 2);
    CHECK(table.state().remembered.stuck == ludo::xxl::runs_game::seat_set::of(seat(1)));
    CHECK(table.state().remembered.ready ==
          ludo::xxl::runs_game::seat_set::of(seat(0))); // it was not passed over, and laid nothing
    CHECK(table.may_all("") == "end, meld r 4y5r");
}

// ---- What is known

TEST_CASE("a card of the hand is known to others once it was named, until it is played") {
    auto table = at();
    CHECK(table.known(0) == "");
    CHECK(table.plays("meld g 4b6g") == "");
    CHECK(table.known(0) == "4b6g");
    CHECK(table.plays("meld g 7g9y") == "");
    CHECK(table.known(0) == "4b6g"); // the other one lies in the display
    CHECK(table.plays("meld g 6y8g, swap 0g1r") == "");
    CHECK(table.known(0) == "0g1r");
    CHECK(table.plays("for 1y7b") == "");
    CHECK(table.known(0) == "1y7b");
}

TEST_CASE("a card that came from the display is known until it is played; what is drawn is not") {
    auto table = at();
    CHECK(table.plays("swap 0g1r, for 7g9y, end, end") == "");
    CHECK(table.known(0) == "7g9y");
    CHECK(table.plays("add 7g9y") == "");
    CHECK(table.known(0) == "");
    CHECK(table.view(seat(1)).state().stock.hidden() == table.state().stock.size());
    CHECK(table.view(seat(0)).state().hands.of(seat(0)) == table.state().hands.of(seat(0)));
}

TEST_CASE("with an empty stock the swaps are remembered until a run is laid") {
    std::vector<std::string> const hands = {"0g1r 0g2r 1g2r 2y9b", "4b6g 6b7g 6y8g 3b10r", "4y5r 5b6r 2b7r"};
    auto const remembered = [](runs_table const& table) {
        std::string moves;
        for (ludo::xxl::runs_game::move each : table.state().remembered.past)
            moves += to_text(each) + ", ";
        return moves;
    };
    runs_table table(laid_so({.players = 3}, hands, "7r10g 1y7b"));
    CHECK(table.plays("swap 0g1r, for 1y7b") == "");
    CHECK(remembered(table) == "from 0 0g1r, from 6 1y7b, ");
    CHECK(table.plays("end, swap 3b10r, for 0g1r, end") == "");
    CHECK(remembered(table) == "from 0 0g1r, from 6 1y7b, from 1 3b10r, from 6 0g1r, ");
    CHECK(table.plays("meld r 4y5r, meld r 5b6r, meld r 2b7r") == "");
    CHECK(remembered(table) == "");
    CHECK(table.plays("swap 7r10g") == "runs.exchange.held"); // its hand is empty
    runs_table stock(laid_so({.players = 3}, {hands[0], hands[1], "4y5r 5b6r 2b7r 0y10b"}, "7r10g 1y7b", "5r9g 0b5y"));
    CHECK(stock.plays("swap 0g1r, for 1y7b") == "");
    CHECK(remembered(stock) == "");
}

TEST_CASE("a run that its seat could only lay after its swap says nothing of the hands when the turn began") {
    std::vector<std::string> const hands = {"0g1r 0r3y", "4b6g 2y9b", "0g2r 1g2r 3b10r"}; // seat 1 has a green 6
    std::string const lay = "meld g 6b7g, meld g 6y8g, meld g 5r9g";
    G::options const chosen{.players = 3, .end = G::ending::after_turn}; // the turn goes on
    runs_table table(laid_so(chosen, hands, "6b7g 6y8g 5r9g"));
    CHECK(table.plays("swap 0g1r, for 6b7g, " + lay) == "");
    CHECK(table.state().remembered.past.size() == 5);
    CHECK(wrong_with<G>(table.state()) == nullptr);
    rng luck(1);
    for (int i = 0; i < 200; ++i) { // seat 2 knows that another one had a run: seat 0 with its other card, or seat 1
        G::state then = G::determinize(G::view(table.state(), seat(2)), luck);
        REQUIRE(wrong_with<G>(then) == nullptr);
        then.laid[seat(0)] = {};
        ludo::xxl::runs_game::leave_display(then, G::card(0, 1));
        for (G::card each : {G::card(6, 7), G::card(6, 8), G::card(5, 9)})
            ludo::xxl::runs_game::display(then, each);
        then.hands.add(seat(0), G::card(0, 1));
        CHECK((ludo::xxl::runs_game::can_lay(then, seat(0)) || ludo::xxl::runs_game::can_lay(then, seat(1))));
    }
    CHECK(table.plays("end") == "");
    CHECK(table.state().remembered.past.size() == 0);
}

TEST_CASE("a whole game is played when the program is compiled") {
    constexpr bool over = [] {
        rng luck(5);
        G::state s = G::deal({}, luck);
        while (G::turn(s) != nobody)
            G::play(s, G::actions(s).pick(luck));
        return wrong_with<G>(s) == nullptr;
    }();
    STATIC_REQUIRE(over);
}

TEST_CASE("where the highest hand begins everybody knows that no other hand was higher when the cards were dealt") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        rng luck(seed);
        G::state const s = G::deal({.players = 4, .starter = xxl::starter::hand_total}, luck);
        for (int viewer = -1; viewer < 4; ++viewer) {
            G::state const world = G::determinize(G::view(s, seat(viewer)), luck);
            for (seat each : ludo::each_seat(4))
                CHECK(xxl::total(world.hands.of(each)) <= xxl::total(world.hands.of(s.turn)));
        }
    }
}
