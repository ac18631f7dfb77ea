#include <ludo/games/calcory/positions.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "support/calcory.hpp"
#include "support/catch.hpp"

using namespace ludo;
using G = calcory;

TEST_CASE("a position in which 55 cards are turned over is refused, whatever their sum of 265 looks like in eight bits") {
    G::state s = laid({}, "0r 0b 0g 0y 0k");
    for (int i = 5; i < G::cell::count; ++i)
        s.revealed.add(s.table.turn_over(G::cell::from_index(i)));
    CHECK(wrong_with<G>(s) == std::string("table: this many cards have a sum over thirteen, or two zeros"));
}

namespace {

/// What is wrong with the position after 9 and 1 were marked and 2 was turned over, with something else in it.
std::string wrong(void (*change)(G::state&)) {
    calcory_table table(laid({}, "9r 1r 2r"));
    REQUIRE(table.plays("turn a1, turn b1, stop, turn c1") == "");
    G::state s = table.state();
    change(s);
    char const* const said = wrong_with<G>(s);
    return said ? said : "nothing";
}

} // namespace

TEST_CASE("a position of Calcory that does not agree with itself is refused, and what is wrong is named") {
    CHECK(wrong([](G::state&) {}) == "nothing");
    CHECK(wrong([](G::state& s) { s.turn = seat(2); }) == "turn takes a seat that plays, or nobody once the game is over");
    CHECK(wrong([](G::state& s) { s.revealed = {}; }) == "revealed must tell the sum, count and zeros of the cards turned over");
    CHECK(wrong([](G::state& s) { s.marked.add(G::card(0, 0)); }) ==
          "marked must tell the sum, count and zeros of the marked cards");
    CHECK(wrong([](G::state& s) { s.marker = nobody; }) ==
          "marker takes the seat whose markers lie on cards, or nobody if none do");
    CHECK(wrong([](G::state& s) { s.marker = seat(1); }) == "marker: marks that come back to their owner are collected");
    CHECK(wrong([](G::state& s) { s.chosen.markers_per_player = 1; }) == "table: there are more marked cards than markers");
    CHECK(wrong([](G::state& s) { s.phase = G::game_phase::returning; }) ==
          "phase: collected cards must be two or more, with a sum of at most thirteen and at most one 0");
    CHECK(wrong([](G::state& s) { s.held = G::card(2, 0); }) == "held takes one of the collected cards while it is placed");
    CHECK(wrong([](G::state& s) { s.piled[seat(0)] = 1; }) == "piled must tell how many cards each seat has won");
    CHECK(wrong([](G::state& s) { s.remembered.collected.win(G::card(2, 0), seat(0)); }) ==
          "table: a card that lies there is also elsewhere");
}

// ---- Each condition by a position that all the others accept, as far as there is one

namespace {

using ludo::calcory_game::cells;

std::string said(G::state const& s) {
    char const* const wrong = wrong_with<G>(s);
    return wrong ? wrong : "nothing";
}

/// The first cells have these cards; those of the first seat's marks lie up, and those that are turned over are the next ones.
G::state with_sets(G::options const& chosen, std::string_view marks, std::string_view turned, std::string_view others = "") {
    auto const blank = [](std::string_view some) { return some.empty() ? std::string() : std::string(some) + ' '; };
    G::state s = laid(chosen, blank(marks) + blank(turned) + std::string(others));
    int at = 0;
    auto const turn_over = [&](std::string_view some, ludo::calcory_game::set& told) {
        for (std::size_t number = words(some).size(); number > 0; --number)
            told.add(s.table.turn_over(G::cell::from_index(at++)));
    };
    turn_over(marks, s.marked);
    s.table.leave_up();
    turn_over(turned, s.revealed);
    if (!marks.empty()) {
        s.marker = seat(0);
        s.turn = seat(1);
    }
    return s;
}
G::state at_phase(G::game_phase now, G::options const& chosen, std::string_view marks, std::string_view turned,
                  std::string_view others = "") {
    G::state s = with_sets(chosen, marks, turned, others);
    s.phase = now;
    return s;
}

/// The first seat has collected a set, and laid back its first card, face down on a1; the other cards lie on the next cells. All that
/// is on neither the first seat has won, too.
G::state laid_back(std::string_view set, std::string_view others, G::options const& chosen = {}) {
    census<G::card> left;
    for (G::card each : G::deck)
        left.add(each);
    G::state s;
    s.chosen = chosen;
    s.turn = seat(1);
    s.phase = G::game_phase::turning;
    int at = 0;
    for (std::string const& word : words(set)) {
        G::card const each = *G::card::parse(word);
        left.remove(each);
        s.remembered.collected.win_but_one(each, G::cell());
        if (at == 0)
            s.table.lay(G::cell::from_index(at++), each);
        else
            ++s.piled[seat(0)];
    }
    s.remembered.returned.insert(G::cell(), seat(0));
    for (std::string const& word : words(others)) {
        G::card const each = *G::card::parse(word);
        left.remove(each);
        s.table.lay(G::cell::from_index(at++), each);
    }
    left.each([&](G::card each) {
        s.remembered.collected.win(each, seat(0));
        ++s.piled[seat(0)];
    });
    return s;
}

/// All cards of the deck but the zeros: 55, with a sum of 265.
std::string all_but_zeros() {
    std::string names;
    for (G::card each : G::deck)
        if (each.symbol() > 0)
            names += to_text(each) + ' ';
    return names;
}

} // namespace

TEST_CASE("turned and marked cards: a position is refused if one thing is said of them that is not so") {
    G::state const good = with_sets({}, "9r 1r", "2r");
    CHECK(said(good) == "nothing");

    G::state s = with_sets({}, "9r 1r", "");
    s.table.turn_over(G::cell(0, 2));
    s.table.turn_back();
    CHECK(said(s) == "nothing");
    s.table.hide_but(cells::all() - cells{G::cell(0, 2)});
    CHECK(said(s) == "table: cards that lie face up or were seen must be known");

    s = with_sets({.markers_per_player = 0}, all_but_zeros(), "");
    CHECK(said(s) == "table: this many cards have a sum over thirteen, or two zeros");
    s = good;
    s.revealed.add(G::card(0, 0));
    CHECK(said(s) == "revealed must tell the sum, count and zeros of the cards turned over");
    s = good;
    s.marked.add(G::card(0, 0));
    CHECK(said(s) == "marked must tell the sum, count and zeros of the marked cards");

    s = good;
    s.marker = nobody;
    CHECK(said(s) == "marker takes the seat whose markers lie on cards, or nobody if none do");
    s = with_sets({}, "", "2r");
    s.marker = seat(1);
    CHECK(said(s) == "marker takes the seat whose markers lie on cards, or nobody if none do");
    s = good;
    s.marker = seat(2);
    CHECK(said(s) == "marker takes a seat that plays, or nobody");
    s = good;
    s.turn = seat(0);
    CHECK(said(s) == "marker: marks that come back to their owner are collected");

    constexpr auto marks = "table: marked cards must have a sum under thirteen and at most one 0";
    CHECK(said(with_sets({}, "9r 3r", "2r")) == "nothing");
    CHECK(said(with_sets({}, "9r 4r", "2r")) == marks);
    CHECK(said(with_sets({}, "0r 3r", "2r")) == "nothing");
    CHECK(said(with_sets({}, "0r 0b", "2r")) == marks);
    CHECK(said(with_sets({.markers_per_player = 2}, "1r 2r", "2b")) == "nothing");
    CHECK(said(with_sets({.markers_per_player = 2}, "1r 2r 3r", "2b")) == "table: there are more marked cards than markers");
}

TEST_CASE("what is to be done next: a position is refused if one thing does not fit it") {
    using enum G::game_phase;
    auto const over_with = [](std::string_view marks, std::string_view turned) {
        G::state s = at_phase(over, {}, marks, turned);
        s.turn = nobody;
        return said(s);
    };
    CHECK(over_with("", "") == "nothing");
    CHECK(over_with("", "2r") == "phase: nothing is turned over or marked once the game is over");
    CHECK(over_with("2r", "") == "phase: nothing is turned over or marked once the game is over");

    constexpr auto no_card = "phase: no card can be turned over any more";
    CHECK(said(with_sets({}, "", "9r 3r")) == "nothing");
    CHECK(said(with_sets({}, "", "9r 4r")) == no_card);
    CHECK(said(with_sets({}, "", "0r 3r")) == "nothing");
    CHECK(said(with_sets({}, "", "0r 0b")) == no_card);
    G::state s = late({}, "2r 3r");
    s.revealed.add(s.table.turn_over(G::cell(0, 0)));
    CHECK(said(s) == "nothing");
    s.revealed.add(s.table.turn_over(G::cell(0, 1)));
    CHECK(said(s) == no_card);

    for (G::game_phase each : {returning, placing}) {
        auto const collected = [&](G::options const& chosen, std::string_view marks, std::string_view turned) {
            G::state found = at_phase(each, chosen, marks, turned);
            if (each == placing)
                found.held = found.table.at(found.table.turned().first());
            return said(found);
        };
        constexpr auto set = "phase: collected cards must be two or more, with a sum of at most thirteen and at most one 0";
        CHECK(collected({}, "", "9r 4r") == "nothing");
        CHECK(collected({}, "", "9r") == set);
        CHECK(collected({}, "", "9r 5r") == set);
        CHECK(collected({}, "", "0r 4r") == "nothing");
        CHECK(collected({}, "", "0r 0b") == set);
        CHECK(collected({}, "", "9r 3r") == "nothing");
        CHECK(collected({}, "2r", "9r 3r") == "phase: marks were collected, and others lie on the table");
        CHECK(collected({}, "2r", "9r 4r") == "nothing");
        CHECK(collected({.thirteen_removes_marks = true}, "", "9r 4r") == "nothing");
        CHECK(collected({.thirteen_removes_marks = true}, "2r", "9r 4r") == "phase: the thirteen must have removed the marks");
    }

    constexpr auto held = "held takes one of the collected cards while it is placed";
    s = at_phase(placing, {}, "", "9r 4r");
    CHECK(said(s) == "nothing"); // what others see
    s.held = *G::card::parse("4r");
    CHECK(said(s) == "nothing");
    s.held = *G::card::parse("4b");
    CHECK(said(s) == held);
    s.phase = returning;
    s.held = *G::card::parse("4r");
    CHECK(said(s) == held);
    CHECK(said(at_phase(placing, {.reveal_returned_card = true}, "", "9r 4r")) == held);
}

TEST_CASE("cards that were laid back: a position is refused if one thing is not so of their places, their sets or the piles") {
    G::state const good = laid_back("9r 3r 1r", "2r 4r");
    CHECK(said(good) == "nothing");
    CHECK(said(G::view(good, seat(0))) == "nothing");
    CHECK(said(G::view(good, seat(1))) == "nothing");
    constexpr G::cell a1{}, b1(0, 1), c1(0, 2);

    constexpr auto lays = "returned: only a seat that plays lays cards back, and unseen only if they are not revealed";
    G::state s = good;
    s.chosen.reveal_returned_card = true;
    CHECK(said(s) == lays);
    s = good;
    s.remembered.returned = {};
    s.remembered.returned.insert(a1, seat(2));
    CHECK(said(s) == lays); // the piles of seats that do not play must be empty, too

    constexpr auto unseen = "returned: a card that others do not know must lie face down and unseen";
    s = good;
    s.table.show(a1);
    CHECK(said(s) == unseen);
    s = good;
    s.remembered.returned = {};
    s.remembered.returned.insert(G::cell(5, 9), seat(0)); // where no card lies: so it is one too few, too
    CHECK(said(s) == unseen);

    s = good;
    s.remembered.collected.win(s.table.at(b1), seat(0));
    ++s.piled[seat(0)];
    CHECK(said(s) == "table: a card that lies there is also elsewhere");
    s = G::view(good, seat(1));
    s.remembered.collected.win(*G::card::parse("2r"), seat(0)); // one that lies nobody knows where
    ++s.piled[seat(0)];
    CHECK(said(s) == "table and collected: every card of the deck must be in one place");

    constexpr auto of_two = "collected: a set must have two cards or more, one of which lies on its cell";
    s = G::view(good, seat(1));
    s.remembered.returned = {};
    s.remembered.returned.insert(c1, seat(0));
    CHECK(said(s) == of_two);
    CHECK(said(laid_back("9r", "2r 4r")) == of_two);
    CHECK(said(laid_back("9r 1r", "2r 4r")) == "nothing");

    s = G::view(good, seat(0));
    s.table.imagine(a1, *G::card::parse("3r"));
    CHECK(said(s) == "nothing");
    s.table.imagine(a1, *G::card::parse("2r"));
    CHECK(said(s) == "collected: the card laid back must be one of its set");

    constexpr auto sum = "collected: a set must have a sum of at most thirteen and at most one 0";
    CHECK(said(laid_back("9r 4r", "2r")) == "nothing");
    CHECK(said(laid_back("9r 5r", "2r")) == sum);
    CHECK(said(laid_back("0r 4r", "2r")) == "nothing");
    CHECK(said(laid_back("0r 0b", "2r")) == sum);
    CHECK(said(laid_back(all_but_zeros(), "0r")) == sum); // 265 is 9 in eight bits

    constexpr auto piles = "piled must tell how many cards each seat has won";
    s = good;
    ++s.piled[seat(0)];
    CHECK(said(s) == piles);
    s = good;
    s.piled[seat(1)] = 1;
    CHECK(said(s) == piles);
    s = good;
    s.remembered.collected.settle(a1, s.table.at(a1), seat(3));
    s.remembered.returned = {};
    s.piled[seat(0)] = static_cast<std::uint8_t>(s.piled[seat(0)] - 2);
    CHECK(said(s) == piles); // nobody sits there
}
