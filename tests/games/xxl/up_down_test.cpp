#include <ludo/games/xxl/up_down.hpp>

#include <array>
#include <cstddef>
#include <string>

#include "support/catch.hpp"
#include "support/shedding.hpp"

using namespace ludo;
using ludo::xxl::up_down;
using G = up_down;
using going = G::going;

namespace {

/// Seat 0 has these cards and some others; a and b are turned.
xxl_table<G> at(std::string const& mine, std::string const& a, std::string const& b, G::options const& chosen = {}) {
    return shedding_table<G>(mine, "", a + ' ' + b, chosen);
}

/// The halves that fit on a pile, as the cards of the whole deck show them.
std::string fitting_on(xxl_table<G> const& table, G::pile on) {
    std::array<std::array<bool, 4>, 11> fits{};
    G::each_way(table.options(), table.state().table, [&](G::cards const& fit, G::pile at, G::colour in) {
        for (G::card each : fit)
            if (at == on)
                fits[static_cast<std::size_t>(table.options().deck.digit(each, in))][static_cast<std::size_t>(in.index())] = true;
    });
    std::string named;
    for (int in = 0; in < 4; ++in)
        for (int digit = 0; digit <= 10; ++digit)
            if (fits[static_cast<std::size_t>(digit)][static_cast<std::size_t>(in)])
                named += (named.empty() ? "" : " ") + std::to_string(digit) + to_text(G::colour(in));
    return named;
}

constexpr G::pile a(0), b(1);

} // namespace

// ---- The example of the sheet, and borders

TEST_CASE("the example of the sheet (1. Montées et descentes, Exemple), what fits on yellow 7 / red 0 and blue 4 / yellow 7") {
    // "On peut fournir les cartes jaune 6, jaune 8 ou rouge 1 à la carte A et les cartes bleu 3, bleu 5, jaune 6 ou jaune 8 à la
    // carte B."
    auto const table = at("6y8g", "0r7y", "4b7y");
    CHECK(fitting_on(table, a) == "6y 8y 1r");
    CHECK(fitting_on(table, b) == "6y 8y 3b 5b");
}

TEST_CASE("a card is played on the pile and in the colour that are named") {
    auto table = at("6y8g 0g1r 1r4y 2r6y", "0r7y", "4b7y");
    CHECK(table.legal() == "play 0g1r a r, play 1r4y a r, play 2r6y a y, play 2r6y b y, play 6y8g a y, play 6y8g b y");
    CHECK(table.plays("play 6y8g a g") == "up_down.play.colour");
    CHECK(table.plays("play 6y8g a r") == "up_down.play.colour");
    CHECK(table.plays("play 2r6y a r") == "up_down.play.next");
    CHECK(table.plays("play 0b8g a g") == "shedding.play.held");
    CHECK(table.plays("play 6y8g b y") == "");
    CHECK(table.state().table[b].top == G::card(6, 8));
    CHECK(table.state().table[b].way == std::array{going::down, going::free});
    CHECK(table.state().table[a].top == G::card(0, 7));
}

TEST_CASE("U2: a series that goes up goes on up, one that goes down goes on down, and the other number is free") {
    // 1. Montées et descentes, Exemple: "chaque série de cartes n'offre que trois possibilités"
    auto table = at("1r4y", "0r7y", "9y10r");
    CHECK(table.plays("play 1r4y a r") == "");
    CHECK(fitting_on(table, a) == "3y 5y 2r");
    auto down = at("6y8g", "0r7y", "9y10r");
    CHECK(down.plays("play 6y8g a y") == "");
    CHECK(fitting_on(down, a) == "5y 7g 9g");
    CHECK(shedding_table<G>("6y8g", "4b7y", "0r7y 9y10r").plays("play 6y8g a y, play 4b7y a y") == "up_down.play.way");
}

TEST_CASE("on 10 only 9 fits, on 0 only 1; a series that reached them offers nothing more, only the other number does") {
    CHECK(fitting_on(at("1r4y", "0y10b", "9y10r"), a) == "1y 9b");
    auto up = at("3b10r", "8y9r", "0r7y");
    CHECK(up.plays("play 3b10r a r") == "");
    CHECK(fitting_on(up, a) == "2b 4b");
    auto down = at("0r3y", "1r4y", "9y10r");
    CHECK(down.plays("play 0r3y a r") == "");
    CHECK(fitting_on(down, a) == "2y 4y");
}

TEST_CASE("U1: where a card fits with both numbers, the colour says which of them leads on") {
    auto blue = at("5b8y", "4b7y", "9y10r");
    CHECK(blue.legal() == "play 5b8y a b, play 5b8y a y, play 5b8y b y");
    auto yellow = blue;
    CHECK(blue.plays("play 5b8y a b") == "");
    CHECK(blue.state().table[a].way == std::array{going::up, going::free});
    CHECK(fitting_on(blue, a) == "7y 9y 6b");
    CHECK(yellow.plays("play 5b8y a y") == "");
    CHECK(yellow.state().table[a].way == std::array{going::free, going::up});
    CHECK(fitting_on(yellow, a) == "9y 4b 6b");
}

TEST_CASE("two cards are turned, a and then b, and lie open from the beginning") {
    auto const table = at("6y8g", "0r7y", "4b7y");
    CHECK(table.state().played == cards_of("0r7y 4b7y"));
    CHECK(table.state().stock.size() == 55 - 2 * 6 - 2);
    for (int players = 2; players <= 6; ++players) {
        rng luck(1);
        G::options chosen;
        chosen.players = players;
        G::state const s = G::deal(chosen, luck);
        CHECK(s.stock.size() == 55 - 6 * players - 2);
        CHECK(s.hands.size(seat(players - 1)) == 6);
    }
}

// ---- What holds always

TEST_CASE("up_down: a series never turns: it moves by one, in its way") {
    prop("a series never turns: it moves by one, in its way", [] {
        shedding_steps<G>([](G::state const& before, G::action act, G::state const& after) {
            if (!act.is<"play">())
                return;
            auto const [one, on, in] = act.with<"play">();
            auto const& deck = before.chosen.deck;
            auto const& was = before.table[on];
            int const step = deck.digit(one, in) - deck.digit(was.top, in);
            RC_ASSERT(step == 1 || step == -1);
            going const led = was.way[deck.high(was.top) == in];
            RC_ASSERT(led == going::free || led == (step > 0 ? going::up : going::down));
            auto const& now = after.table[on];
            RC_ASSERT(now.top == one);
            RC_ASSERT(now.way[deck.high(one) == in] == (step > 0 ? going::up : going::down));
            RC_ASSERT(now.way[deck.low(one) == in] == going::free);
            G::pile const other(1 - on.index());
            RC_ASSERT(after.table[other] == before.table[other]);
        });
    });
}
