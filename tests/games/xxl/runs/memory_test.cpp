#include <ludo/games/xxl/runs/memory.hpp>

#include <string>

#include "support/catch.hpp"
#include "support/runs.hpp"

using namespace ludo;
using G = xxl::runs;
using xxl::runs_game::memory;
using xxl::runs_game::move;

namespace {

/// Without a stock; seat 1 can lay green 6, 7, 8, and seat 2 red 5, 6, 7.
runs_table dry(G::options chosen = {}) {
    chosen.players = 3;
    return runs_table(laid_so(chosen, {"0g1r 0g2r 1g2r 2y9b", "4b6g 6b7g 6y8g 3b10r", "4y5r 5b6r 2b7r"}, "7r10g 1y7b"));
}
std::string past(runs_table const& table) {
    std::string moves;
    for (move each : table.state().remembered.past)
        moves += to_text(each) + ", ";
    return moves;
}
std::string gone(runs_table const& table) {
    std::string cards;
    for (auto each : table.state().remembered.highest_hand.gone)
        cards += to_text(each) + ", ";
    return cards;
}

} // namespace

TEST_CASE("a move is a card and the place where it lay: a hand, or the display after the hands") {
    move const swapped = move::from(2, G::card(0, 1), true);
    CHECK(swapped.place() == 2);
    CHECK(swapped.what() == G::card(0, 1));
    CHECK(swapped.is<"later">());
    CHECK(to_text(swapped) == "later 2 0g1r");
    move const taken = move::from(move::display, G::card(9, 10), false);
    CHECK(taken.place() == move::display);
    CHECK(taken.what() == G::card(9, 10));
    CHECK(to_text(taken) == "from 6 9y10r");
}

TEST_CASE("a run of cards that have moved is remembered with the swaps before it; one of other cards makes them superfluous") {
    runs_table lent(
        laid_so({.players = 3, .end = G::ending::after_turn}, {"0g1r 0r3y", "4b6g 2y9b", "0g2r 1g2r 3b10r"}, "6b7g 6y8g 5r9g"));
    REQUIRE(lent.plays("swap 0g1r, for 6b7g, meld g 6b7g, meld g 6y8g, meld g 5r9g") == "");
    CHECK(past(lent) == "from 0 0g1r, from 6 6b7g, from 6 5r9g, from 0 6b7g, from 6 6y8g, ");

    auto table = dry();
    REQUIRE(table.plays("swap 0g1r, for 1y7b, end, end") == "");
    CHECK(past(table) == "from 0 0g1r, from 6 1y7b, ");
    REQUIRE(table.plays("meld r 4y5r, meld r 5b6r, meld r 2b7r") == "");
    CHECK(past(table).empty());
}

TEST_CASE("a swap after the run of its turn is remembered as such") {
    auto table = dry();
    REQUIRE(table.plays("end, meld g 4b6g, meld g 6b7g, meld g 6y8g, swap 3b10r, for 1y7b") == "");
    CHECK(past(table) == "later 1 3b10r, later 6 1y7b, ");
}

TEST_CASE("where there is no room the oldest moves are forgotten") {
    G::state s = dry().state();
    for (int i = 0; i < memory::most_moves; ++i)
        s.remembered.saw_swap(s, G::card(0, 1), G::card(1, 7));
    CHECK(s.remembered.past.size() == memory::most_moves);
    s.remembered.saw_swap(s, G::card(0, 2), G::card(1, 7));
    CHECK(s.remembered.past.size() == memory::most_moves);
    CHECK(s.remembered.past[memory::most_moves - 2].what() == G::card(0, 2));
}

TEST_CASE("if the highest hand begins, what was dealt is remembered, and which cards left a hand that they had come to unseen") {
    runs_table table({.starter = xxl::starter::hand_total}, "9y10r 8r10y 5r9g 0r7y 0b8g 1g2r 1b3g 2r6y 7g9y 6b10y 0g1r 0g2r");
    auto const& highest = table.state().remembered.highest_hand;
    CHECK(highest.began == seat(0));
    CHECK(highest.dealt[seat(0)] == 19 + 18 + 14 + 7);
    CHECK(highest.dealt[seat(1)] == 8 + 3 + 4 + 8);
    REQUIRE(table.plays("swap 0r7y, for 6b10y, end, add 1b3g, end") == "");
    CHECK(gone(table) == "left 0 3 0r7y, left 1 3 1b3g, ");
    REQUIRE(table.plays("add 6b10y, end, add 0g1r, end, add 8r10y") == ""); // the first of these had come openly
    CHECK(gone(table) == "left 0 3 0r7y, left 1 3 1b3g, left 1 3 0g1r, left 0 3 8r10y, ");
}

TEST_CASE("a seat knows what was dealt to it alone") {
    memory known;
    for (int number : {0, 1})
        known.highest_hand.dealt[seat(number)] = static_cast<std::uint8_t>(30 + number);
    known.hide_from(seat(1));
    CHECK(known.highest_hand.dealt[seat(0)] == 0);
    CHECK(known.highest_hand.dealt[seat(1)] == 31);
}
