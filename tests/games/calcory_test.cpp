#include "support/calcory.hpp"

#include "support/catch.hpp"

using namespace ludo;
using G = calcory;

namespace {

calcory_table at(std::string_view first_cards, G::options const& chosen = {}) { return calcory_table(laid(chosen, first_cards)); }

std::string const on_one = "turn a1";
std::string const on_two = "turn a1, turn b1";
std::string const on_three = "turn a1, turn b1, turn c1";

} // namespace

TEST_CASE("a state is a plain value of at most 256 bytes") {
    STATIC_REQUIRE(game<G>);
    STATIC_REQUIRE(sizeof(G::state) <= 256);
    STATIC_REQUIRE(sizeof(G::action) == 1);
}

TEST_CASE("there are 60 + 1 + 60 + 60 actions, each with a text of its own") {
    STATIC_REQUIRE(G::action::count == 181);
    CHECK(to_text(G::action::turn(*G::cell::parse("c4"))) == "turn c4");
    CHECK(to_text(G::action::stop()) == "stop");
    CHECK(to_text(G::action::give_back(*G::cell::parse("j6"))) == "return j6");
    CHECK(to_text(G::action::to(*G::cell::parse("d2"))) == "to d2");
    for (int i = 0; i < G::action::count; ++i)
        CHECK(parse<G::action>(to_text(G::action::from_index(i)))->index() == i);
}

TEST_CASE("the shuffled deck is laid face down row by row, a1 to j1 first") {
    auto table = at("9r 8r 7r 6r 5r 4r 3r 2r 1r 0r 9b");
    CHECK(to_text(table.state().table.at(*G::cell::parse("a1"))) == "9r");
    CHECK(to_text(table.state().table.at(*G::cell::parse("j1"))) == "0r");
    CHECK(to_text(table.state().table.at(*G::cell::parse("a2"))) == "9b");
    CHECK(table.state().table.down() == ludo::calcory_game::cells::all());
    CHECK(table.players() == 2);
}

// ---- The golden vectors

TEST_CASE("9 and 4 make thirteen: one card to the pile, one back, 59 on the table") {
    auto table = at("9r 4r");
    CHECK(table.plays(on_two) == "");
    CHECK(table.mover() == 0);
    CHECK(table.plays("return a1, to a1") == "");
    CHECK(table.pile(0) == 1);
    CHECK(table.on_table() == 59);
    CHECK(table.mover() == 1);
}

TEST_CASE("7 and 7 are too much: both go face down again") {
    auto table = at("7r 7b");
    auto const before = table.state().table.down();
    CHECK(table.plays(on_two) == "");
    CHECK(table.state().table.down() == before);
    CHECK(table.pile(0) == 0);
    CHECK(table.mover() == 1);
}

TEST_CASE("0, 5 and a second 0 are a failure") {
    auto table = at("0r 5r 0b");
    CHECK(table.plays(on_three) == "");
    CHECK(table.state().table.down().size() == 60);
    CHECK(table.marked() == "");
    CHECK(table.mover() == 1);
}

TEST_CASE("0, 4 and 9 make thirteen: two cards to the pile") {
    auto table = at("0r 4r 9r");
    CHECK(table.plays(on_three + ", return b1, to j6") == "calcory.to.empty");
    CHECK(table.plays("to b1") == "");
    CHECK(table.pile(0) == 2);
}

TEST_CASE("marks of 6 and 5 are beaten by 1 3 7 and by 5 7, not by 4 7 and not by 9 1") {
    struct {
        char const* cards;
        char const* actions;
        char const* marked;
    } const cases[] = {
        {"6r 5r 1b 3b 7b", "turn c1, turn d1, turn e1, stop", "c1 d1 e1"}, // 11 with three cards
        {"6r 5r 4b 7b", "turn c1, turn d1, stop", "a1 b1"},                // 11 with two cards
        {"6r 5r 5b 7b", "turn c1, turn d1, stop", "c1 d1"},                // 12
        {"6r 5r 9b 1b", "turn c1, turn d1, stop", "a1 b1"},                // 10
    };
    for (auto const& [cards, actions, marked] : cases) {
        auto table = at(cards, {.players = 3});
        CHECK(table.plays(on_two + ", stop") == "");
        CHECK(table.plays(actions) == "");
        CHECK(table.marked() == marked);
        CHECK(table.mover() == 2);
        CHECK(table.turned() == "");
    }
}

TEST_CASE("two players: a single marked 8 comes back to its owner, and the game is over") {
    auto table = at("0r 1r 3r 9r 7r 7b 8r");
    CHECK(table.plays("turn a1, turn b1, turn c1, turn d1, return a1, to a1") == "");
    CHECK(table.pile(0) == 3);
    CHECK(table.plays("turn e1, turn f1") == ""); // 14
    CHECK(table.plays("turn g1, stop") == "");
    CHECK(table.plays("turn e1, turn f1") == "");
    CHECK(table.pile(0) == 4);
    CHECK(table.over());
    CHECK(table.places()[seat(0)] == 1);
    CHECK(table.places()[seat(1)] == 2);
}

TEST_CASE("three players: marks that two others do not beat are collected, and the turn is over") {
    auto table = at("5r 6r 7r 7b 1r 2r", {.players = 3});
    CHECK(table.plays(on_two + ", stop") == "");
    CHECK(table.plays("turn c1, turn d1") == "");       // 14
    CHECK(table.plays("turn e1, turn f1, stop") == ""); // 3
    CHECK(table.mover() == 0);
    CHECK(table.turned() == "a1 b1");
    CHECK(table.plays("return b1, to b1") == "");
    CHECK(table.pile(0) == 1);
    CHECK(table.mover() == 1);
    CHECK(table.marked() == "");
    CHECK(table.state().marker == nobody);
}

TEST_CASE("who has no cards does not stop after one card, but after two") {
    auto table = at("8r 1r");
    CHECK(table.plays(on_one) == "");
    CHECK(table.plays("stop") == "calcory.stop.two-cards");
    CHECK(table.plays("turn b1, stop") == "");
}
