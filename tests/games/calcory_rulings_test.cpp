// The rulings C1 to C19 of the README, each in every reading that a table may choose.
#include "support/calcory.hpp"

#include "support/catch.hpp"

using namespace ludo;
using G = calcory;

namespace {

calcory_table at(std::string_view first_cards, G::options const& chosen = {}) { return calcory_table(laid(chosen, first_cards)); }

std::string known(calcory_table const& table, int viewer, std::string_view cell) {
    return to_text(table.view(seat(viewer)).state().table.at(G::cell::parse(cell).value()));
}

} // namespace

TEST_CASE("C1: zeros that lie marked do not count against a player who turns one over") {
    auto table = at("0r 5r 0b 4r");
    CHECK(table.plays("turn a1, turn b1, stop") == "");
    CHECK(table.plays("turn c1") == "");
    CHECK(table.mover() == 1);
    CHECK(table.plays("turn d1, stop") == "");
    CHECK(table.mover() == 0);
}

TEST_CASE("C2: a second zero is a failure: nothing is marked, and the marks of others stay") {
    auto table = at("1r 2r 0r 0b", {.players = 3});
    CHECK(table.plays("turn a1, turn b1, stop, turn c1, turn d1") == "");
    CHECK(table.marked() == "a1 b1");
    CHECK(table.mover() == 2);
    CHECK(table.state().table.down().contains(*G::cell::parse("c1")));
}

TEST_CASE("C3: thirteen that is reached ends turning before a second zero could come") {
    auto table = at("0r 9r 4r 0b");
    CHECK(table.plays("turn a1, turn b1, turn c1") == "");
    CHECK(table.plays("turn d1") == "calcory.return.due");
}

TEST_CASE("C4: without a card won two are turned over, also to stop short of the marks") {
    auto table = at("5r 6r 8r 1r", {.players = 3});
    CHECK(table.plays("turn a1, turn b1, stop, turn c1, stop") == "calcory.stop.two-cards");
    CHECK(table.plays("turn d1, stop") == "");
    CHECK(table.marked() == "a1 b1");
}

TEST_CASE("C4: a table may agree on one card") {
    auto table = at("8r", {.min_cards_without_win = 1});
    CHECK(table.plays("turn a1, stop") == "");
    CHECK(table.marked() == "a1");
}

TEST_CASE("C4: with a card won one is enough, and with none turned over nobody stops") {
    auto table = at("9r 4r 8r 7r 7b");
    CHECK(table.plays("turn a1, turn b1, return a1, to a1, turn d1, turn e1") == "");
    CHECK(table.plays("stop") == "calcory.stop.turn-first");
    CHECK(table.plays("turn c1, stop") == "");
    CHECK(table.marked() == "c1");
}

TEST_CASE("C4: a single last card is marked also by a seat that has won nothing") {
    calcory_table table(late({.first = seat(1)}, "7r"));
    REQUIRE(table.problem() == nullptr);
    CHECK(table.pile(1) == 0);
    CHECK(table.plays("turn a1") == "");
    CHECK(table.over()); // nobody could turn anything over, so the mark came back to its owner at once
    CHECK(table.pile(1) == 1);
}

TEST_CASE("C5: no single card is thirteen") {
    for (G::card each : G::deck)
        CHECK(each.symbol() < ludo::calcory_game::thirteen);
}

TEST_CASE("C6: to stop short of the marks is legal, and a failure") {
    auto table = at("5r 6r 1r 2r");
    CHECK(table.plays("turn a1, turn b1, stop, turn c1, turn d1") == "");
    CHECK(table.may("stop"));
    CHECK(table.plays("stop") == "");
    CHECK(table.marked() == "");
    CHECK(table.turned() == "a1 b1"); // they came back to their owner
}

TEST_CASE("C7: an equal sum with as many cards, or with fewer, is no improvement") {
    auto same = at("5r 6r 4r 7r", {.players = 3});
    CHECK(same.plays("turn a1, turn b1, stop, turn c1, turn d1, stop") == "");
    CHECK(same.marked() == "a1 b1");
    auto fewer = at("5r 5b 1r 4r 7r", {.players = 3});
    CHECK(fewer.plays("turn a1, turn b1, turn c1, stop, turn d1, turn e1, stop") == "");
    CHECK(fewer.marked() == "a1 b1 c1");
}

TEST_CASE("C8: marks stay where somebody else makes thirteen, and are collected when they come back") {
    auto table = at("5r 6r 9r 4r");
    CHECK(table.plays("turn a1, turn b1, stop, turn c1, turn d1") == "");
    CHECK(table.marked() == "a1 b1");
    CHECK(table.plays("return c1, to c1") == "");
    CHECK(table.turned() == "a1 b1");
    CHECK(table.plays("return a1, to a1") == "");
    CHECK(table.pile(0) == 1);
}

TEST_CASE("C8: a table may agree that thirteen removes the marks: they go down before a card goes back") {
    auto table = at("5r 6r 9r 4r", {.thirteen_removes_marks = true});
    CHECK(table.plays("turn a1, turn b1, stop, turn c1, turn d1") == "");
    CHECK(table.marked() == "");
    CHECK(table.state().marker == nobody);
    CHECK(table.state().table.down().contains(*G::cell::parse("a1")));
    CHECK(known(table, 1, "a1") == "5r");
    CHECK(table.plays("return c1, to a1") == "calcory.to.empty");
    CHECK(table.plays("to c1") == "");
    CHECK(table.mover() == 0);
    CHECK(table.turned() == "");
}

TEST_CASE("C9: seven cards are turned over, but not marked with six markers") {
    auto table = at("0r 1r 1b 1g 1y 1k 1r 9r");
    CHECK(table.plays("turn a1, turn b1, turn c1, turn d1, turn e1, turn f1") == "");
    CHECK(table.may("stop"));
    CHECK(table.plays("turn g1, stop") == "calcory.stop.markers");
    CHECK(table.may("turn h1"));
}

TEST_CASE("C9: without a limit seven cards are marked") {
    auto table = at("0r 1r 1b 1g 1y 1k 1r", {.markers_per_player = 0});
    CHECK(table.plays("turn a1, turn b1, turn c1, turn d1, turn e1, turn f1, turn g1, stop") == "");
    CHECK(table.marked() == "a1 b1 c1 d1 e1 f1 g1");
}

TEST_CASE("C9: where no card is left and markers are too few, the cards go face down") {
    calcory_table table(late({.markers_per_player = 2}, "1r 2r 3r"));
    CHECK(table.plays("turn a1, turn b1, turn c1") == "");
    CHECK(table.marked() == "");
    CHECK(table.state().table.down().size() == 3);
    CHECK(table.mover() == 1);
}

TEST_CASE("C9: only a stop that would mark needs markers: short of the marks seven cards are turned back") {
    auto table = at("9r 3r 0r 1r 1b 1g 1y 1k 1r", {.players = 3});
    CHECK(table.plays("turn a1, turn b1, stop") == ""); // 12
    CHECK(table.plays("turn c1, turn d1, turn e1, turn f1, turn g1, turn h1, turn i1") == "");
    CHECK(table.may("stop"));
    CHECK(table.plays("stop") == ""); // 6
    CHECK(table.marked() == "a1 b1");
    CHECK(table.turned() == "");
    CHECK(table.mover() == 2);
}

TEST_CASE("C9: seven cards with the sum of two marked ones would be marked, so they need markers") {
    auto table = at("4r 2r 0r 1r 1b 1g 1y 1k 1r", {.players = 3});
    CHECK(table.plays("turn a1, turn b1, stop") == ""); // 6
    CHECK(table.plays("turn c1, turn d1, turn e1, turn f1, turn g1, turn h1, turn i1") == "");
    CHECK_FALSE(table.may("stop"));
    CHECK(table.plays("stop") == "calcory.stop.markers");
}

TEST_CASE("C9: with one marker, who has no card marks nothing") {
    auto table = at("1r 2r 3r", {.markers_per_player = 1});
    CHECK(table.plays("turn a1, stop") == "calcory.stop.two-cards");
    CHECK(table.plays("turn b1, stop") == "calcory.stop.markers");
    CHECK(table.plays("turn c1, stop") == "calcory.stop.markers");
}

TEST_CASE("C9: with one marker, who has no card stops after two cards that fall short of the marks, and of no others") {
    // 9 and 4 are won, one of them is laid back; 7 and 7 are too much; then a single 8 is marked
    auto table = at("9r 4r 7r 7b 8r 1r 2r 3r 5r", {.markers_per_player = 1});
    CHECK(table.plays("turn a1, turn b1, return a1, to a1, turn c1, turn d1, turn e1, stop") == "");
    CHECK(table.marked() == "e1");
    CHECK(table.plays("turn f1, stop") == "calcory.stop.two-cards");
    CHECK(table.plays("turn g1") == ""); // 3
    CHECK(table.may("stop"));
    CHECK(table.plays("turn i1") == ""); // 8, with more cards
    CHECK(table.plays("stop") == "calcory.stop.markers");
    CHECK(table.plays("turn h1") == ""); // 11
    CHECK(table.plays("stop") == "calcory.stop.markers");
}

TEST_CASE("C9: thirteen needs no markers") {
    auto table = at("3r 4r 6r", {.markers_per_player = 1});
    CHECK(table.plays("turn a1, turn b1, turn c1, return a1, to a1") == "");
    CHECK(table.pile(0) == 2);
}

TEST_CASE("C10: marks outlast the failures of all the others") {
    auto table = at("5r 6r 7r 7b", {.players = 4});
    CHECK(table.plays("turn a1, turn b1, stop, turn c1, turn d1, turn c1, turn d1, turn c1, turn d1") == "");
    CHECK(table.mover() == 0);
    CHECK(table.turned() == "a1 b1");
}

TEST_CASE("C11: the collector chooses which card goes back and on which empty space, also on those just left") {
    auto table = at("3r 4r 6r");
    CHECK(table.plays("turn a1, turn b1, turn c1") == "");
    CHECK(table.actions().size() == 3);
    CHECK(table.plays("to a1") == "calcory.to.choose-first");
    CHECK(table.plays("return d1") == "calcory.return.collected");
    CHECK(table.plays("return b1") == "");
    CHECK(table.actions().size() == 3);
    CHECK(table.plays("return c1") == "calcory.return.chosen");
    CHECK(table.plays("to d1") == "calcory.to.empty");
    CHECK(table.plays("to c1") == "");
    CHECK(to_text(table.state().table.at(*G::cell::parse("c1"))) == "4r");
    CHECK(table.plays("return b1") == "calcory.return.nothing");
    CHECK(table.plays("turn a1") == "calcory.turn.empty");
    CHECK(table.plays("turn d1, turn d1") == "calcory.turn.face-down");
}

TEST_CASE("C12: which card goes back is known to its collector, where it lies to all") {
    auto table = at("3r 4r 6r", {.players = 3});
    CHECK(table.plays("turn a1, turn b1, turn c1, return b1") == "");
    CHECK(to_text(table.view(seat(0)).state().held) == "4r");
    CHECK(to_text(table.view(seat(1)).state().held) == "?");
    CHECK(table.plays("to c1") == "");
    CHECK(known(table, 0, "c1") == "4r");
    CHECK(known(table, 1, "c1") == "?");
    auto const candidates = table.view(seat(1)).state().remembered.collected.candidates(*G::cell::parse("c1"));
    CHECK(candidates.total() == 3);
    for (char const* card : {"3r", "4r", "6r"})
        CHECK(candidates.of(*G::card::parse(card)) == 1);
}

TEST_CASE("C12: turned over again, the card that went back is known to all, and so is what was won with it") {
    auto table = at("3r 4r 6r 9b", {.players = 3});
    CHECK(table.plays("turn a1, turn b1, turn c1, return b1, to c1, turn c1, turn d1, turn a2") != "");
    CHECK(known(table, 2, "c1") == "4r");
    CHECK(table.view(seat(2)).state().remembered.collected.candidates(*G::cell::parse("c1")).total() == 0);
    int won = 0;
    for (int number = 0; number < G::deck.size(); ++number)
        won += table.view(seat(2)).state().remembered.collected.won(number, seat(0));
    CHECK(won == 2);
}

TEST_CASE("C12: a table may agree to show the card that goes back") {
    auto table = at("3r 4r 6r", {.players = 3, .reveal_returned_card = true});
    CHECK(table.plays("turn a1, turn b1, turn c1") == "");
    CHECK(!G::secret(table.state(), *G::action::parse("return b1")));
    CHECK(table.plays("return b1") == "");
    CHECK(to_text(table.view(seat(1)).state().held) == "4r");
    CHECK(table.plays("to c1") == "");
    CHECK(known(table, 1, "c1") == "4r");
    CHECK(table.view(seat(1)).state() == table.view(seat(2)).state());
}

TEST_CASE("C13: a single marked card that is collected goes to the pile, none goes back, and the game is over") {
    calcory_table table(late({}, "8r 7r 7b"));
    CHECK(table.plays("turn a1, stop, turn b1, turn c1") == "");
    CHECK(table.over());
    CHECK(table.on_table() == 2);
    CHECK(table.actions().empty());
    CHECK(table.plays("turn b1") == "calcory.end.over");
}

TEST_CASE("C14: whoever has a card can mark a single one at any time") {
    auto table = at("9r 4r 0k 7r 7b");
    CHECK(table.plays("turn a1, turn b1, return a1, to a1, turn d1, turn e1, turn c1, stop") == "");
    CHECK(table.marked() == "c1");
    CHECK(table.state().marked.sum == 0);
}

TEST_CASE("C15: who finds nothing to turn over is passed, whoever's the marks are") {
    calcory_table table(late({.players = 3}, "1r 2r"));
    CHECK(table.plays("turn a1, turn b1") == ""); // turning ends, the cards are marked, the others are passed
    CHECK(table.mover() == 0);
    CHECK(table.turned() == "a1 b1");
    CHECK(table.plays("return a1, to a1") == "");
    CHECK(table.mover() == 1);
}

TEST_CASE("C16: without a card left, turning ends like a stop: marked where there are no marks") {
    calcory_table table(late({.players = 2}, "1r 2r 3r"));
    CHECK(table.plays("turn a1, turn b1, turn c1") == "");
    CHECK(table.turned() == "a1 b1 c1");
    CHECK(table.state().phase == G::game_phase::returning);
}

TEST_CASE("C16: without a card left, turning ends like a stop: compared with the marks that lie there") {
    calcory_table better(late({.players = 3}, "1r 2r 4r 5r"));
    CHECK(better.plays("turn a1, turn b1, stop, turn c1, turn d1") == "");
    CHECK(better.marked() == "c1 d1");
    CHECK(better.mover() == 2);
    calcory_table worse(late({.players = 3}, "5r 6r 1r 2r"));
    CHECK(worse.plays("turn a1, turn b1, stop, turn c1, turn d1") == "");
    CHECK(worse.marked() == "a1 b1");
    CHECK(worse.mover() == 2);
}

TEST_CASE("C17: equal piles share the place") {
    // 57 cards are won: 28 by the first seat, 29 by the second; the first seat adds the last one
    calcory_table table(late({}, "8r 7r 7b", 29));
    CHECK(table.plays("turn a1, stop, turn b1, turn c1") == "");
    REQUIRE(table.over());
    CHECK(table.scores()[seat(0)] == 29);
    CHECK(table.places()[seat(0)] == 1);
    CHECK(table.places()[seat(1)] == 1);
}

TEST_CASE("C18: the seat that begins is chosen, and is the first if nobody says so") {
    CHECK(table<G>({}, 1).turn() == seat(0));
    CHECK(table<G>({.players = 4, .first = seat(3)}, 1).turn() == seat(3));
    CHECK(wrong_with<G>(G::options{.players = 3, .first = seat(3)}) ==
          std::string("first takes the seat that begins, 0 to players - 1"));
}

TEST_CASE("C19: players who remember all come to an end") {
    // They turn over what they know to make thirteen, and otherwise leave it to luck. The rules themselves have no limit.
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        table<G> table({.players = 2 + static_cast<int>(seed % 3)}, seed);
        rng luck(seed);
        while (!table.over()) {
            auto const legal = table.actions();
            G::action chosen = legal.pick(luck);
            auto const seen = table.view(table.turn());
            if (seen.state().phase == G::game_phase::turning)
                for (G::cell each : seen.state().table.down())
                    if (G::card const card = seen.state().table.at(each);
                        card.known() && seen.state().revealed.sum + card.symbol() == ludo::calcory_game::thirteen)
                        chosen = G::action::turn(each);
            REQUIRE(table.play(chosen));
            REQUIRE(table.size() < 4096);
        }
    }
}

TEST_CASE("cards that are held until one is laid back are in no pile and in no score") {
    auto table = at("3r 4r 6r");
    CHECK(table.plays("turn a1, turn b1, turn c1, return b1") == "");
    CHECK(table.pile(0) == 0);
    CHECK(table.scores()[seat(0)] == 0);
    CHECK(table.plays("to b1") == "");
    CHECK(table.scores()[seat(0)] == 2);
}

TEST_CASE("marked cards are not turned over") {
    auto table = at("5r 6r");
    CHECK(table.plays("turn a1, turn b1, stop, turn a1") == "calcory.turn.marked");
}

TEST_CASE("while a card is to be laid back nothing else is done") {
    auto table = at("9r 4r");
    CHECK(table.plays("turn a1, turn b1, turn c1") == "calcory.return.due");
    CHECK(table.plays("stop") == "calcory.return.due");
    CHECK(table.plays("return a1, stop") == "calcory.return.due");
}
