// The turn that the three shedding games of XXL have in common, shown in `lower`: how it goes, and how
// cards are dealt. The rulings are in rules_rulings_test.cpp too, for each of the games.
#include <ludo/turns/shedding/rules.hpp>

#include <string>

#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/up_down.hpp>
#include <ludo/search/playout.hpp>

#include "support/catch.hpp"
#include "support/shedding.hpp"

using namespace ludo;
using ludo::xxl::lower;
using ludo::xxl::lower_rules;
using ludo::xxl::one_by_one;
using ludo::xxl::up_down;
using G = lower;

namespace {

std::string const nothing_low = "8y9r 8r10y 9y10r 7r8g 7g9y 6b10y"; // none fits on 0g1r: that takes a red 0

/// On 0g2r seat 0 has 0g1r and cards that do not fit, seat 1 these; there is no stock.
xxl_table<G> late(std::string const& others, G::options const& chosen = {}) {
    return without_stock(shedding_table<G>("0g1r 8y9r 8r10y 9y10r 7r8g 7g9y", others, "0g2r", chosen));
}

} // namespace

TEST_CASE("X1, X9: the lowest total has the first place, and equal ones share it") {
    STATIC_REQUIRE(G::wins == best::lowest);
    auto table = late("6b7g 6y8g 6g9r 6b10y 5b8y 5r9g");
    CHECK(table.plays("play 0g1r") == "");
    CHECK(table.over());
    CHECK(table.scores()[seat(0)] == 17 + 18 + 19 + 15 + 16);
    CHECK(table.scores()[seat(1)] == 13 + 14 + 15 + 16 + 13 + 14);
    CHECK(table.places()[seat(0)] == 1);
    CHECK(table.places()[seat(1)] == 1);
}

TEST_CASE("X2, X3: the seat that is named begins, or the one with the highest total, of equal ones the next from there") {
    std::string const low = "0g1r 0g2r 0r3y 0b4r 0b5y 0g6r", high = "9y10r 8r10y 8y9r 7r10g 7g9y 7r8g";
    CHECK(shedding_table<G>(low, high, "1g2r").mover() == 0);
    CHECK(shedding_table<G>(low, high, "1g2r", {.first = seat(1)}).mover() == 1);
    CHECK(shedding_table<G>(low, high, "1g2r", {.starter = xxl::starter::hand_total}).mover() == 1);
    CHECK(shedding_table<G>(high, low, "1g2r", {.first = seat(1), .starter = xxl::starter::hand_total}).mover() == 0);
    // equal hands: 7 + 6 + 8 + 10 + 12 + 15 and 6 + 8 + 7 + 11 + 11 + 15
    std::string const one = "0r7y 1g5y 2r6y 3y7g 4g8r 5g10b", other = "0g6r 1y7b 2g5b 3g8b 4b7y 6g9r";
    REQUIRE(xxl::total(cards_of(one)) == xxl::total(cards_of(other)));
    for (int first : {0, 1})
        CHECK(shedding_table<G>(one, other, "1g2r", {.first = seat(first), .starter = xxl::starter::hand_total}).mover() == first);
}

TEST_CASE("X5: who has a card that fits plays it; a table may agree that drawing is free") {
    CHECK(shedding_table<G>("0g1r", "", "0g2r").plays("draw") == "shedding.draw.fits");
    auto free = shedding_table<G>("0g1r", "", "0g2r", {.voluntary_draw = true}, "9y10r");
    CHECK(free.may("draw"));
    CHECK(free.may("play 0g1r"));
    CHECK(free.plays("draw") == "");
    CHECK(free.mover() == 1);
}

TEST_CASE("X5: who has none draws, which is an action") {
    auto table = shedding_table<G>(nothing_low, "", "0g1r", {}, "4y5r");
    CHECK(table.legal() == "draw");
    CHECK(table.plays("draw") == "");
    CHECK(table.hand(0) == "4y5r 6b10y 7r8g 7g9y 8y9r 8r10y 9y10r");
    CHECK(table.mover() == 1); // it does not fit: the turn is over
}

TEST_CASE("X6: a drawn card that fits may be played or kept, and only that card") {
    auto table = shedding_table<G>(nothing_low, "2g5b", "0g1r", {}, "0r3y");
    CHECK(table.plays("keep") == "shedding.keep.drawn");
    CHECK(table.plays("draw") == "");
    CHECK(table.mover() == 0);
    CHECK(table.legal() == "keep, play 0r3y");
    CHECK(table.plays("draw") == "shedding.draw.once");
    CHECK(table.plays("play 9y10r") == "shedding.play.drawn");
    CHECK(table.plays("play 2g5b") == "shedding.play.held");
    auto kept = table;
    CHECK(kept.plays("keep") == "");
    CHECK(kept.mover() == 1);
    CHECK(kept.hand(0) == "0r3y 6b10y 7r8g 7g9y 8y9r 8r10y 9y10r");
    CHECK(table.plays("play 0r3y") == "");
    CHECK(table.mover() == 1);
    CHECK(table.state().table.top == xxl_card(0, 3));
}

TEST_CASE("X6: who draws although a card fits plays the drawn card or none") {
    auto table = shedding_table<G>("0r3y 9y10r", "", "0g1r", {.voluntary_draw = true}, "0r7y");
    CHECK(table.plays("draw") == "");
    CHECK(table.legal() == "keep, play 0r7y");
    CHECK(table.plays("play 0r3y") == "shedding.play.drawn");
}

TEST_CASE("X7: without a stock nobody draws; who cannot play is passed over, even if the same seat plays again") {
    auto table = without_stock(shedding_table<G>("0g1r 0r3y 8r10y 9y10r 7r8g 7g9y", "6b7g 6y8g 6g9r 6b10y 5b8y 5r9g", "0g2r"));
    CHECK(table.plays("draw") == "shedding.draw.empty");
    CHECK(table.plays("play 0g1r") == "");
    CHECK(table.mover() == 0);
    rng luck(1);
    G::state const seen = G::view(table.state(), seat(0));
    for (int i = 0; i < 100; ++i) // 0r3y is in hand, and 0r7y fits as well
        CHECK_FALSE(G::determinize(seen, luck).hands.of(seat(1)).contains(cards_of("0r7y").first()));
    CHECK(table.plays("play 0r3y") == "");
}

TEST_CASE("X7: where drawing is free, a card that fits is played once the stock is empty") {
    auto table = late("6b7g 6y8g 6g9r 6b10y 5b8y 5r9g", {.voluntary_draw = true});
    CHECK(table.legal() == "play 0g1r");
    CHECK(table.plays("draw") == "shedding.draw.empty");
}

TEST_CASE("X7: it ends when the stock is empty and nobody can play, not before, and then nothing can be done") {
    auto table = late("6b7g 6y8g 6g9r 6b10y 5b8y 5r9g");
    CHECK(table.plays("play 0g1r") == "");
    CHECK(table.over());
    CHECK(table.mover() == -1);
    CHECK(table.plays("draw") == "shedding.end.over");
    CHECK(table.plays("keep") == "shedding.end.over");
    CHECK(table.plays("play 9y10r") == "shedding.end.over");
}

TEST_CASE("X7: the last card of the stock is drawn and may be kept; the end is looked at after that turn") {
    auto const table = shedding_table<G>(nothing_low, "6b7g 6y8g 6g9r 7r10g 5b8y 5r9g", "0g1r", {}, "0r3y");
    xxl_table<G> kept = without_stock(table, 1), played = kept;
    CHECK(kept.plays("draw, keep") == "");
    CHECK_FALSE(kept.over());
    CHECK(kept.mover() == 0); // seat 1 cannot do anything
    CHECK(kept.legal() == "play 0r3y");
    CHECK(played.plays("draw, play 0r3y") == "");
    CHECK(played.over() == (G::fitting(played.state()) & played.state().hands.all()).empty());
}

TEST_CASE("X8: an empty hand ends the game at once, and nobody has less") {
    G::state s = shedding_table<G>("0g1r", "0b4r 0b5y", "0g2r").state();
    leave(s, seat(0), "0g1r");
    leave(s, seat(1), "0b4r");
    xxl_table<G> table(s);
    REQUIRE(table.problem() == nullptr);
    CHECK(table.plays("play 0g1r") == "");
    CHECK(table.over());
    CHECK(table.scores()[seat(0)] == 0);
    CHECK(table.places()[seat(0)] == 1);
    CHECK(table.places()[seat(1)] == 2);
}

TEST_CASE("all cards of seat 0 are dealt, then of seat 1, then what is turned; the rest is drawn in order") {
    xxl::box::packet const pack = packed("9y10r 8r10y");
    for (int first : {0, 1}) {
        G::state const s = G::lay_out({.first = seat(first)}, pack);
        for (std::size_t i = 0; i < pack.size(); ++i) {
            if (i < 12)
                CHECK(s.hands.of(seat(static_cast<int>(i / 6))).contains(pack[i]));
            else if (i == 12)
                CHECK(s.table.top == pack[i]);
            else
                CHECK(s.stock.begin()[i - 13] == pack[i]);
        }
    }
    auto const two = up_down::lay_out({}, pack);
    CHECK(two.table.of[0].top == pack[12]);
    CHECK(two.table.of[1].top == pack[13]);
}

TEST_CASE("a whole game runs while the program is compiled, and is the same at run time") {
    constexpr auto play = [] {
        rng luck(9);
        G::state s = G::deal({}, luck);
        playout<G>(s, luck);
        return s;
    };
    constexpr G::state end = play();
    STATIC_REQUIRE(end.turn == nobody);
    CHECK(wrong_with<G>(end) == nullptr);
    CHECK(play() == end);
}

TEMPLATE_TEST_CASE("shedding: each of the 55 cards is in one place", "", up_down, lower, one_by_one) {
    using T = TestType;
    using state = typename T::state;
    using action = typename T::action;

    prop("each of the 55 cards is in one place", [] {
        shedding_steps<T>([](state const&, action, state const& after) {
            xxl_cards seen = after.played;
            int cards = after.played.size() + after.stock.size();
            for (seat each : ludo::each_seat(after.chosen.players)) {
                seen |= after.hands.of(each);
                cards += after.hands.size(each);
            }
            for (xxl_card each : after.stock)
                seen.insert(each);
            RC_ASSERT(cards == 55);
            RC_ASSERT(seen == xxl_cards::all());
        });
    });
}

TEMPLATE_TEST_CASE(
    "shedding: only who can do nothing is passed over; and the game ends with an empty hand, or when nobody can do anything", "",
    up_down, lower, one_by_one) {
    using T = TestType;
    using state = typename T::state;
    using action = typename T::action;

    prop("only who can do nothing is passed over; and the game ends with an empty hand, or when nobody can do anything", [] {
        shedding_steps<T>([](state const& before, action, state const& after) {
            if (after.phase == T::game_phase::drawn)
                return;
            bool const out = after.hands.empty(before.turn);
            auto const fits = T::fitting(after);
            auto const stuck = [&](seat who) { return after.stock.size() == 0 && (after.hands.of(who) & fits).empty(); };
            bool all_stuck = true;
            for (seat each : ludo::each_seat(after.chosen.players))
                all_stuck = all_stuck && stuck(each);
            RC_ASSERT((after.turn == nobody) == (out || all_stuck));
            if (after.turn == nobody)
                return;
            for (seat each = before.turn.next(after.chosen.players); each != after.turn; each = each.next(after.chosen.players))
                RC_ASSERT(stuck(each));
            RC_ASSERT(!stuck(after.turn));
        });
    });
}

TEMPLATE_TEST_CASE("shedding: nothing is drawn while a card fits, but where drawing is free", "", up_down, lower, one_by_one) {
    using T = TestType;
    using state = typename T::state;
    using action = typename T::action;

    prop("nothing is drawn while a card fits, but where drawing is free", [] {
        shedding_steps<T>([](state const& before, action a, state const&) {
            bool const fits = !(before.hands.of(before.turn) & T::fitting(before)).empty();
            RC_ASSERT(!a.template is<"draw">() || !fits || before.chosen.voluntary_draw);
            RC_ASSERT(!a.template is<"draw">() || before.stock.size() > 0);
        });
    });
}

namespace {

/// A variant for which the stock has to be larger than those of the games, and one that leaves none.
template <int Cards>
struct lower_with : lower_rules {
    static constexpr int hand_size(int) { return Cards; }
};
using with_one = shedding<lower_with<1>>;
using with_nine = shedding<lower_with<9>>;

} // namespace

TEMPLATE_TEST_CASE("any number of cards may be dealt: the stock has room for all others", "", with_one, with_nine) {
    rng luck(1);
    for (int players = 2; players <= 6; ++players)
        for (int game = 0; game < 50; ++game) {
            auto s = TestType::deal({.players = players}, luck);
            REQUIRE(s.stock.size() == 55 - players * s.hands.size(seat(0)) - 1);
            REQUIRE(wrong_with<TestType>(s) == nullptr);
            CHECK(TestType::actions(s).empty() == (s.turn == nobody));
            playout<TestType>(s, luck);
            REQUIRE(wrong_with<TestType>(s) == nullptr);
        }
    CHECK(with_one::cards_left(2) == 52);
    CHECK(with_nine::cards_left(6) == 0);
}
