#include <ludo/games/xxl/lower.hpp>

#include <string>

#include "support/catch.hpp"
#include "support/shedding.hpp"

using namespace ludo;
using ludo::xxl::lower;
using ludo::xxl::lower_rules;
using G = lower;

namespace {

/// All cards of the deck that fit on this one.
std::string fitting_on(std::string const& top, G::options const& chosen = {}) {
    G::state s;
    s.chosen = chosen;
    s.table.top = xxl_card::parse(top).value();
    xxl_cards const fits = G::fitting(s) - cards_of(top);
    for (xxl_card each : xxl_cards::all() - cards_of(top))
        CHECK((lower_rules::refusal(chosen, s.table, each) == nullptr) == fits.contains(each));
    return named(fits);
}

} // namespace

TEST_CASE("a card fits that shows less in a colour of the top card") {
    CHECK(fitting_on("0g6r") == "0g1r 0g2r 0r3y 0b4r 0r7y 1g2r 1r4y 1r8b 2r6y 3r5g 3r6b 4y5r 4r9b 5r7b 5r9g");
    CHECK(fitting_on("0g2r") == "0g1r 0r3y 0r7y 1r4y 1r8b");
    CHECK(fitting_on("0g1r") == "0r3y 0r7y");
}

TEST_CASE("the example of the sheet (2. À moins, Le déroulement du jeu), red 6 / green 0, then green 0 / red 2, then ...") {
    // "Le premier joueur joue la carte rouge 6 / vert 0. Le prochain joueur doit écarter une carte avec un chiffre rouge
    // inférieur à 6": here 0g6r is played on a card that was turned
    auto table = shedding_table<G>("0g6r 0g1r 0r3y", "0g2r 0y9g 1y10g", "8r10y");
    CHECK(table.plays("play 0g6r") == "");
    CHECK(table.plays("play 0y9g") == "lower.play.less");  // on a 0 one can only go on with the other number
    CHECK(table.plays("play 1y10g") == "lower.play.less"); // of green it has more than 0
    // "Il joue par exemple vert 0 / rouge 2. Le prochain joueur doit jouer vert 0, rouge 1 ou rouge 0": 0g1r, or a red 0
    CHECK(table.plays("play 0g2r") == "");
    CHECK(table.mover() == 0);
    CHECK(fitting_on("0g2r") == "0g1r 0r3y 0r7y 1r4y 1r8b"); // the red 1s, 0g1r among them, and the red 0s
    auto one = table, zero = table;
    CHECK(one.plays("play 0g1r") == "");
    CHECK(zero.plays("play 0r3y") == "");
}

TEST_CASE("L1: a 0 does not fit on a 0, but where a table agrees that it does") {
    CHECK(fitting_on("0g2r", {.zero_on_zero = true}) == "0g1r 0r3y 0g6r 0r7y 1r4y 1r8b");
    CHECK(fitting_on("0g1r", {.zero_on_zero = true}) == "0g2r 0r3y 0g6r 0r7y");
    auto strict = shedding_table<G>("0g6r 0g1r", "", "0g2r");
    CHECK(strict.plays("play 0g6r") == "lower.play.less");
    auto lenient = shedding_table<G>("0g6r 2b7r", "", "0g2r", {.zero_on_zero = true});
    CHECK(lenient.plays("play 2b7r") == "lower.play.less-or-zero"); // the sentence says which reading is played
    CHECK(lenient.plays("play 0g6r") == "");
}

TEST_CASE("L2: it does not end as long as the stock has a card, though nobody can play; then it does") {
    // on 0g1r fits a red 0 only, and both are elsewhere
    auto const table =
        shedding_table<G>("8y9r 8r10y 9y10r 7r8g 7g9y 6b10y", "6b7g 6y8g 6g9r 7r10g 5b8y 5r9g", "0g1r", {}, "4y5r 4r9b");
    auto two = without_stock(table, 2);
    CHECK(two.plays("draw") == "");
    CHECK_FALSE(two.over());
    CHECK(two.legal() == "draw");
    CHECK(two.plays("draw") == "");
    CHECK(two.over());
    auto fits = without_stock(shedding_table<G>("8y9r 8r10y 9y10r 7r8g 7g9y 6b10y", "0r7y 6y8g 6g9r 7r10g 5b8y 5r9g", "0g1r"), 1);
    CHECK(fits.plays("draw") == "");
    CHECK_FALSE(fits.over()); // the stock is empty, and seat 1 can play
    CHECK(fits.mover() == 1);
}

TEST_CASE("the card becomes the top with both its numbers") {
    auto table = shedding_table<G>("1g2r", "2g5b 0b8g", "0g6r");
    CHECK(table.plays("play 1g2r") == "");
    CHECK(table.state().table.top == G::card(1, 2));
    CHECK(table.plays("play 2g5b") == "lower.play.less");
    CHECK(table.plays("play 0b8g") == "lower.play.less");
    CHECK(shedding_table<G>("4b7y", "", "0g6r").plays("play 4b7y") == "lower.play.colour");
}

TEST_CASE("one card is turned") {
    auto const table = shedding_table<G>("", "", "0g6r");
    CHECK(table.state().played == cards_of("0g6r"));
    CHECK(table.state().stock.size() == 55 - 2 * 6 - 1);
}

TEST_CASE("lower: a card that is played shows less than the top card in a colour of it, or a 0 on a 0 where that is agreed") {
    prop("a card that is played shows less than the top card in a colour of it, or a 0 on a 0 where that is agreed", [] {
        shedding_steps<G>([](G::state const& before, G::action a, G::state const& after) {
            if (!a.is<"play">())
                return;
            xxl_card const one = a.with<"play">(), top = before.table.top;
            RC_ASSERT(after.table.top == one);
            bool fits = false;
            for (int in = 0; in < 4; ++in) {
                G::colour const shown(in);
                auto const& deck = before.chosen.deck;
                if (deck.shows(one, shown) && deck.shows(top, shown))
                    fits = fits || deck.digit(one, shown) < deck.digit(top, shown) ||
                           (before.chosen.zero_on_zero && deck.digit(one, shown) + deck.digit(top, shown) == 0);
            }
            RC_ASSERT(fits);
        });
    });
}
