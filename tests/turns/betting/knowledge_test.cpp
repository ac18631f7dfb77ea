#include <ludo/turns/betting/knowledge.hpp>

#include <cstdint>

#include <ludo/core/seats.hpp>

#include "../../../examples/games/leduc_poker.hpp"
#include "support/betting.hpp"
#include "support/catch.hpp"

using ludo::nobody;
using ludo::seat;

TEST_CASE("a seat knows its own hand and the board, and a spectator the board") {
    bets<leduc_poker> const at("Js Qs Kh", "check check");
    auto const seen = leduc_poker::view(at.s, seat(0));
    CHECK(seen.hands.of(seat(0)) == at.s.hands.of(seat(0)));
    CHECK(seen.hands.hidden(seat(1)) == 1);
    CHECK(seen.board == at.s.board);
    CHECK(seen.aside.hidden() == 3);
    CHECK(leduc_poker::view(at.s, nobody).hands.hidden() == 2);
    CHECK(leduc_poker::view(bets<leduc_poker>("Js Qs Kh").s, seat(0)).stock.hidden() == 1);
}

TEST_CASE("hands are shown after the last round, but not those of seats that folded") {
    bets<round_table> const at("7a 0a 6a 1a 5a 2a 3a 4a 0b", "bet fold call check check check check");
    REQUIRE(round_table::showdown(at.s));
    auto const seen = round_table::view(at.s, nobody);
    CHECK(seen.hands.of(seat(0)).size() == 2);
    CHECK(seen.hands.of(seat(1)).empty());
    CHECK(seen.hands.of(seat(2)).size() == 2);
}

TEST_CASE("each card that a seat has not seen is as likely to be anywhere") {
    auto const seen = leduc_poker::view(bets<leduc_poker>("Js Qs Kh").s, seat(0));
    ludo::rng luck(1);
    std::array<int, 6> hand{}, board{};
    for (int i = 0; i < 5000; ++i) {
        auto const world = leduc_poker::determinize(seen, luck);
        CHECK(leduc_poker::view(world, seat(0)) == seen);
        ++hand[static_cast<std::size_t>(world.hands.of(seat(1)).first().index())];
        ++board[static_cast<std::size_t>(world.stock.begin()->index())];
    }
    CHECK(hand[0] == 0); // the jack that seat 0 holds
    for (std::size_t card = 1; card < 6; ++card) {
        CHECK((850 < hand[card] && hand[card] < 1150)); // 1000, with a deviation of 28
        CHECK((850 < board[card] && board[card] < 1150));
    }
}
