#include <ludo/turns/betting/positions.hpp>

#include <string>

#include "../../../examples/games/leduc_poker.hpp"
#include "support/betting.hpp"
#include "support/catch.hpp"

using ludo::nobody;
using ludo::seat;

namespace {

using G = leduc_poker;

/// What is wrong with a position once something in it was changed.
template <typename Change>
std::string wrong(G::state s, Change change) {
    change(s);
    char const* const said = ludo::wrong_with<G>(s);
    return said ? std::string(said).substr(0, std::string(said).find_first_of(" :,")) : "nothing";
}

} // namespace

TEST_CASE("a position is one that the actions of its past lead to") {
    G::state const s = bets<G>("Js Qs Kh", "check check bet").s;
    CHECK(wrong(s, [](auto&) {}) == "nothing");
    CHECK(wrong(s, [](auto& t) { t.turn = nobody; }) == "turn");
    CHECK(wrong(s, [](auto& t) { t.turn = seat(0); }) == "turn");
    CHECK(wrong(s, [](auto& t) { t.turn = seat(2); }) == "turn");
    CHECK(wrong(s, [](auto& t) { t.round = 2; }) == "round");
    CHECK(wrong(s, [](auto& t) { t.bets = 3; }) == "bets");
    CHECK(wrong(s, [](auto& t) { t.round = 0; }) == "turn");
    CHECK(wrong(s, [](auto& t) { t.to_act = 2; }) == "turn");
    CHECK(wrong(s, [](auto& t) { ++t.paid[seat(0)]; }) == "turn");
    CHECK(wrong(s, [](auto& t) { t.remembered.past.take_last(); }) == "turn");
    CHECK(wrong(s, [](auto& t) { t.remembered.past.add(G::action::bet()); }) == "past");
    CHECK(wrong(s, [](auto& t) { t.hands.show(*t.hands.of(seat(0)).begin()); }) == "turn");
    CHECK(wrong(G::state(), [](auto&) {}) == "hands");
}

TEST_CASE("each card is in one place, and as many as were dealt") {
    G::state const s = bets<G>("Js Qs Kh").s;
    CHECK(wrong(s, [](auto& t) { t.hands.add(seat(1), *t.hands.of(seat(0)).begin()); }) == "hands");
    CHECK(wrong(s, [](auto& t) { t.stock.draw(); }) == "hands");
    CHECK(wrong(s, [](auto& t) { t.board.insert(t.stock.draw()); }) == "turn");
    CHECK(wrong(s, [](auto& t) { t.aside.lay(t.stock.draw()); }) == "board");
    CHECK(wrong(s, [](auto& t) {
              auto const one = *t.hands.of(seat(0)).begin();
              t.hands.remove(seat(0), one);
              t.hands.add(seat(1), one);
          }) == "hands");
}

TEST_CASE("what a seat sees is a position too, and hands that are shown are known") {
    G::state const over = bets<G>("Js Qs Kh", "check check check check").s;
    CHECK(ludo::wrong_with<G>(G::view(over, nobody)) == nullptr);
    G::state const before = bets<G>("Js Qs Kh", "check check check").s;
    CHECK(ludo::wrong_with<G>(G::view(before, nobody)) == nullptr);
    CHECK(wrong(G::view(before, nobody), [](auto& t) {
              t.remembered.past.add((G::action::check)());
              t.turn = nobody;
              t.to_act = 0;
          }) == "turn");
}
