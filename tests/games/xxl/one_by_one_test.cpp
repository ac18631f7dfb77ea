#include <ludo/games/xxl/one_by_one.hpp>

#include <array>
#include <cstdint>
#include <string>

#include "support/catch.hpp"
#include "support/shedding.hpp"

using namespace ludo;
using ludo::xxl::one_by_one;
using G = one_by_one;

namespace {

/// The cards that fit where the runs of yellow, red, green, blue have come down to these numbers.
std::string fitting_at(std::array<std::uint8_t, 4> const& at) {
    G::state s;
    s.table.at = at;
    return named(G::fitting(s));
}

std::string const tens = "0y10b 1y10g 2g10b 3b10r 4g10y 5g10b 6b10y 7r10g 8r10y 9y10r";

} // namespace

TEST_CASE("a run begins with a 10 and goes down one by one: with red at 7 fit red 6 and the other 10s") {
    CHECK(fitting_at({0, 0, 0, 0}) == tens);
    CHECK(fitting_at({0, 7, 0, 0}) == "0g6r 0y10b 1y6r 1y10g 2g10b 4g10y 5b6r 5g10b 6b10y 7r10g 8r10y");
    CHECK(fitting_at({10, 10, 10, 10}) == "0y9g 1b9g 2y9b 3b9y 4r9b 5r9g 6g9r 7g9y 8y9r 9y10r");
}

TEST_CASE("the example of the sheet (5. L'un après l'autre, Le déroulement du jeu), red 10, 9, 8, 7, card by card") {
    // "S'il y a p.e. rouge 10, 9, 8, 7, le prochain joueur ne peut que fournir un rouge 6 ou un 10 d'une autre couleur."
    auto table = shedding_table<G>("3b10r 4g8r 5b6r 8r10y 4y5r", "6g9r 2b7r 9y10r 2g10b", "");
    CHECK(table.plays("play 3b10r r") == "");
    CHECK(table.legal() == "play 2g10b b, play 6g9r r"); // "un 10 d'une autre couleur", or lower ("dans ce cas-là un 9")
    CHECK(table.plays("play 6g9r r, play 4g8r r, play 2b7r r") == "");
    CHECK(table.legal() == "play 5b6r r, play 8r10y y");
    CHECK(table.plays("play 8r10y r") == "one_by_one.play.next"); // no new red 10 before the 0
    CHECK(table.plays("play 4y5r r") == "one_by_one.play.next");
    CHECK(table.plays("play 5b6r r") == "");
}

TEST_CASE("a card is played in the colour that is named, and the other number plays no role") {
    auto table = shedding_table<G>("9y10r 6g9r 0b8g", "8r10y 7r8g", "");
    CHECK(table.plays("play 0b8g g") == "one_by_one.play.begin");
    CHECK(table.plays("play 9y10r y") == "one_by_one.play.begin");
    CHECK(table.plays("play 9y10r g") == "one_by_one.play.colour");
    CHECK(table.plays("play 9y10r r") == "");
    CHECK(table.state().table.at == std::array<std::uint8_t, 4>{0, 10, 0, 0});
    CHECK(table.plays("play 8r10y r") == "one_by_one.play.next");
    CHECK(table.plays("play 8r10y y, play 6g9r r, play 7r8g r") == "one_by_one.play.next");
}

TEST_CASE("O2: it ends when the stock is empty and nobody can play, whatever runs are begun") {
    std::string const mine = "0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 1g2r",
                      others = "1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 2y3g 2g4y 2g5b";
    auto two = without_stock(shedding_table<G>(mine, others, "", {}, "3y4b 3r5g"), 2); // no 10 anywhere
    CHECK(two.plays("draw") == "");
    CHECK_FALSE(two.over());
    CHECK(two.legal() == "draw");
    CHECK(two.plays("draw") == "");
    CHECK(two.over());
    CHECK(two.places()[seat(0)] == 1); // 39 and 5 against 57 and 8
    // a run can still go on, but its card is in the stock that nobody may look at: the others draw until it comes
    auto ten = without_stock(shedding_table<G>(mine, others, "", {}, "3y4b 9y10r"), 2);
    CHECK(ten.plays("draw, draw") == "");
    CHECK(ten.legal() == "keep, play 9y10r r");
    auto kept = ten;
    CHECK(ten.plays("play 9y10r r") == "");
    CHECK(ten.over());
    CHECK(kept.plays("keep") == "");
    CHECK_FALSE(kept.over()); // seat 0 is passed over
    CHECK(kept.mover() == 1);
    CHECK(kept.legal() == "play 9y10r r");
}

TEST_CASE("O3: a card that fits two colours goes on with the one that is named, and only with that") {
    auto table = shedding_table<G>("4g10y 9y10r", "0y10b", "");
    CHECK(table.plays("play 4g10y y, play 0y10b b") == "");
    // with yellow at 10, 9y10r fits with its yellow 9 and with its red 10
    CHECK(table.may("play 9y10r y"));
    CHECK(table.may("play 9y10r r"));
    auto red = table, yellow = table;
    CHECK(red.plays("play 9y10r r") == "");
    CHECK(red.state().table.at == std::array<std::uint8_t, 4>{10, 10, 0, 10});
    CHECK(yellow.plays("play 9y10r y") == "");
    CHECK(yellow.state().table.at == std::array<std::uint8_t, 4>{9, 0, 0, 10});
    // and once the red 7 of 7r10g lies there red is not at 7: it was played as a green 10
    CHECK(shedding_table<G>("7r10g", "8r10y", "").plays("play 7r10g g, play 8r10y r") == "one_by_one.play.begin");
}

TEST_CASE("a 0 ends a run; another 10 of the colour begins it again") {
    G::state s = shedding_table<G>("0r3y", "3b10r", "").state();
    s.table.at[1] = 1;
    G::play(s, G::action::play(G::card(0, 3), G::colour(1)));
    CHECK(s.table.at[1] == 0);
    CHECK(G::refusal(s, G::action::play(G::card(3, 10), G::colour(1))) == nullptr);
}

TEST_CASE("O1: what counts are the cards left in the hand") {
    auto table = shedding_table<G>("9y10r 0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g", "", "");
    CHECK(table.scores()[seat(0)] == 19 + 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8);
    CHECK(table.plays("play 9y10r r") == "");
    CHECK(table.scores()[seat(0)] == 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8);
}

TEST_CASE("O4: a run whose next number nobody can play any more stays where it is") {
    // red has two 9s (6g9r, 8y9r): with both gone, red at 10 stays there
    G::state s = shedding_table<G>("", "", "").state();
    s.table.at[1] = 10;
    CHECK((G::fitting(s) & cards_of("6g9r 8y9r")).size() == 2);
    CHECK((G::fitting(s) & cards_of("3b10r")).empty());
}

TEST_CASE("O5: a 10 cannot be held back, but where drawing is free") {
    CHECK(shedding_table<G>("9y10r", "", "").plays("draw") == "shedding.draw.fits");
    CHECK(shedding_table<G>("9y10r", "", "", {.voluntary_draw = true}).plays("draw") == "");
}

TEST_CASE("nine cards each are dealt to up to four, seven to five or six, and none is turned") {
    for (int players = 2; players <= 6; ++players) {
        rng luck(1);
        G::options chosen;
        chosen.players = players;
        G::state const s = G::deal(chosen, luck);
        int const each = players <= 4 ? 9 : 7;
        CHECK(s.hands.size(seat(0)) == each);
        CHECK(s.stock.size() == 55 - each * players);
        CHECK(s.played.empty());
    }
}

TEST_CASE("one_by_one: a run only goes down by one, from 10, and no other moves") {
    prop("a run only goes down by one, from 10, and no other moves", [] {
        shedding_steps<G>([](G::state const& before, G::action a, G::state const& after) {
            for (int in = 0; in < 4; ++in) {
                auto const at = static_cast<std::size_t>(in);
                int const was = before.table.at[at], is = after.table.at[at];
                bool const here = a.is<"play">() && std::get<1>(a.with<"play">()) == G::colour(in);
                int const moved = was == 0 ? 10 : was - 1;
                RC_ASSERT(is == (here ? moved : was));
            }
        });
    });
}
