#include <ludo/games/yamy/moves.hpp>

#include <string>

#include "support/catch.hpp"
#include "support/yamy.hpp"

using namespace ludo;
using G = yamy;

namespace {

std::string text_of(yamy_game::pack const& cards) {
    std::string text;
    for (G::card each : cards)
        text += to_text(each) + ' ';
    return text;
}

/// The hands of two, and what they have discarded: 6r and 4g before seat 0, 2y before seat 1.
G::state some_state() {
    yamy_table table(dealt({}, {"3g 3r 3y 1b 1r", "2y 2g 4g 5b 6b"}, "6r 4b 4g"));
    REQUIRE(table.plays("draw, discard 6r, draw, discard 2y, draw, discard 4g") == "");
    return table.state();
}

} // namespace

TEST_CASE("cards that wait to be shuffled lie in an order that does not tell how they came") {
    census<G::card> cards;
    for (auto const* each : {"3g", "1r", "3g", "6b", "3g"})
        cards.add(*G::card::parse(each));
    CHECK(text_of(yamy_game::to_be_shuffled(cards)) == "1r 3g 6b 3g 3g ");
    CHECK(text_of(yamy_game::to_be_shuffled({})).empty());
}

TEST_CASE("in order they are the hands, sorted as they are written, and then the piles from the bottom, seat after seat") {
    G::state const s = some_state();
    CHECK(text_of(yamy_game::in_order(s, seat(0))) == "1b 1r 3g 3r 3y 2g 4b 4g 5b 6b 6r 4g 2y ");
    CHECK(text_of(yamy_game::in_order(s, seat(1))) == "2g 4b 4g 5b 6b 1b 1r 3g 3r 3y 2y 6r 4g ");
}

TEST_CASE("an empty stock is made of the discards but the top card of each pile") {
    G::state s = some_state();
    while (!s.stock.empty())
        s.discards.put(seat(1), s.stock.draw());
    int const discards = s.discards.total();
    G::card const first = s.discards.top(seat(0)), second = s.discards.top(seat(1));
    yamy_game::reshuffle(s);
    CHECK(s.stock.size() == discards - 2);
    CHECK(s.discards.total() == 2);
    CHECK(s.discards.top(seat(0)) == first);
    CHECK(s.discards.top(seat(1)) == second);
    CHECK_FALSE(s.stock.touched());
}

TEST_CASE("all hands and piles go beneath the stock, which stays as it is unless all cards are shuffled") {
    for (auto const between : {G::gathering::shuffle_packet, G::gathering::keep_order, G::gathering::shuffle_all}) {
        G::state s = some_state();
        s.chosen.between_rounds = between;
        int const before = s.stock.parts();
        yamy_game::gather(s, seat(0));
        CHECK(s.stock.size() == 96);
        CHECK(s.hands[seat(0)].size() == 0);
        CHECK(s.discards.total() == 0);
        CHECK(s.stock.parts() == (between == G::gathering::shuffle_all ? 1 : before + 1));
    }
}

TEST_CASE("a card that is drawn is open where all know the order of the stock, and else the youngest of the hand") {
    for (bool known : {false, true}) {
        G::state s;
        s.stock.lay_beneath(yamy_game::in_order(some_state(), seat(0)), known);
        yamy_game::draw_top(s, seat(0));
        CHECK(s.hands[seat(0)].size() == 1);
        s.hands[seat(0)].each([&](G::card one, int age) {
            CHECK((to_text(one) == "1b" || !known));
            CHECK(age == (known ? yamy_game::held_cards::open : yamy_game::held_cards::youngest));
        });
        CHECK(s.stock.size() == 12);
    }
}
