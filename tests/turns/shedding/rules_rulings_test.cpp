// What the sheet leaves open in all three games in which cards are shed (README, XXL: X4 to X9), in each of them, and in each
// reading. X1 to X3 are in rules_test.cpp and games/xxl/match_rulings_test.cpp; L1, L2 and O1 to O5 in the tests of their games.
#include <string>

#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/up_down.hpp>

#include "support/catch.hpp"
#include "support/shedding.hpp"

using namespace ludo;
using ludo::xxl::lower;
using ludo::xxl::one_by_one;
using ludo::xxl::up_down;

namespace {

/// The same moments in each game. On what is `turned` nothing in `stuck` fits, nor does `unfit`; `first` does, and `other`. Once
/// `first` lies there nothing in `rest` or `blocked` fits, which count the same; of `twice` a card can be played then, and again.
struct up_down_moments {
    using game = up_down;
    static constexpr char turned[] = "0g1r 9y10r", stuck[] = "2g4y 3r5g 3y7g 4b6g 4g8r 7r10g", unfit[] = "3g8b";
    static constexpr char first[] = "0g2r", play[] = "play 0g2r a r", other[] = "0r3y", play_other[] = "play 0r3y a r";
    static constexpr char rest[] = "5g10b 4r9b 2g10b 2b7r 4y5r", blocked[] = "2g4y 3y7g 4b6g 2b8r 6b7g 1r8b";
    static constexpr char twice[] = "0g2r 3r5g 4r9b 2g10b 2b7r 4y5r", again[] = "play 3r5g a r";
};
struct lower_moments {
    using game = lower;
    static constexpr char turned[] = "0g2r", stuck[] = "8y9r 8r10y 9y10r 7r8g 7g9y 7r10g", unfit[] = "4y5r";
    static constexpr char first[] = "0g1r", play[] = "play 0g1r", other[] = "0r3y", play_other[] = "play 0r3y";
    static constexpr char rest[] = "8y9r 8r10y 9y10r 7r8g 7g9y", blocked[] = "6b7g 6y8g 6g9r 6b10y 5b8y 5r9g";
    static constexpr char twice[] = "0g1r 0r7y 8r10y 9y10r 7r8g 7g9y", again[] = "play 0r7y";
};
struct one_by_one_moments {
    using game = one_by_one;
    static constexpr char turned[] = "", stuck[] = "0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 1g2r", unfit[] = "3y4b";
    static constexpr char first[] = "9y10r", play[] = "play 9y10r r", other[] = "8r10y", play_other[] = "play 8r10y y";
    static constexpr char rest[] = "1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 2y3g 4y5r";
    static constexpr char blocked[] = "0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 2b7r 3r5g 1g2r";
    static constexpr char twice[] = "9y10r 6g9r 1r4y 1g5y 1y6r 1y7b 1r8b 2y3g 4y5r", again[] = "play 6g9r r";
};

/// Seat 0 has these cards, seat 1 `blocked` or others.
template <typename M>
auto moment(std::string const& mine, bool voluntary = false, std::string const& stock = "",
            std::string const& others = M::blocked) {
    return shedding_table<typename M::game>(mine, others, M::turned, {.voluntary_draw = voluntary}, stock);
}
template <typename M>
std::string mine() {
    return std::string(M::first) + ' ' + M::rest;
}

} // namespace

#define FOR_EACH_SHEDDING_GAME(...) TEMPLATE_TEST_CASE(__VA_ARGS__, "", up_down_moments, lower_moments, one_by_one_moments)

FOR_EACH_SHEDDING_GAME("X4: nobody deals: seat 0 is dealt the first cards, whoever begins, and nobody has anything to do before") {
    using G = typename TestType::game;
    auto const pack = packed("9y10r 8r10y 0g1r");
    for (int players = 2; players <= 6; ++players)
        for (int first = 0; first < players; ++first) {
            auto const s = G::lay_out({.players = players, .first = seat(first)}, pack);
            auto const same = G::lay_out({.players = players}, pack);
            CHECK(s.turn == seat(first));
            CHECK(s.phase == G::game_phase::choosing);
            CHECK(s.hands == same.hands);
            CHECK(s.hands.of(seat(0)).contains(pack[0]));
            CHECK(s.stock == same.stock);
            CHECK(s.table == same.table);
        }
}

FOR_EACH_SHEDDING_GAME("X5: who has a card that fits plays it; a table may agree that drawing is free") {
    CHECK(moment<TestType>(mine<TestType>()).plays("draw") == "shedding.draw.fits");
    auto free = moment<TestType>(mine<TestType>(), true, TestType::unfit, "");
    CHECK(free.may("draw"));
    CHECK(free.may(TestType::play));
    CHECK(free.plays("draw") == "");
    CHECK(free.mover() == 1);
}

FOR_EACH_SHEDDING_GAME("X5: who has no card that fits draws; if that one does not fit either the turn is over") {
    for (bool free : {false, true}) {
        auto table = moment<TestType>(TestType::stuck, free, TestType::unfit, "");
        CHECK(table.legal() == "draw");
        CHECK(table.plays("draw") == "");
        CHECK(table.state().hands.of(seat(0)) == cards_of(std::string(TestType::stuck) + ' ' + TestType::unfit));
        CHECK(table.mover() == 1);
    }
}

FOR_EACH_SHEDDING_GAME("X6: a drawn card that fits may be played or kept, and only that card") {
    auto table = moment<TestType>(TestType::stuck, false, TestType::first, "");
    CHECK(table.plays("keep") == "shedding.keep.drawn");
    CHECK(table.plays("draw") == "");
    CHECK(table.legal() == std::string("keep, ") + TestType::play);
    CHECK(table.mover() == 0);
    CHECK(table.plays("draw") == "shedding.draw.once");
    auto kept = table;
    CHECK(kept.plays("keep") == "");
    CHECK(kept.state().hands.of(seat(0)) == cards_of(std::string(TestType::stuck) + ' ' + TestType::first));
    CHECK(kept.mover() == 1);
    CHECK(table.plays(TestType::play) == "");
    CHECK(table.state().hands.of(seat(0)) == cards_of(TestType::stuck));
    CHECK(table.mover() == 1);
}

FOR_EACH_SHEDDING_GAME("X6: who draws although a card fits plays the drawn card or none") {
    auto table = moment<TestType>(mine<TestType>(), true, TestType::other);
    CHECK(table.plays("draw") == "");
    CHECK(table.legal() == std::string("keep, ") + TestType::play_other);
    CHECK(table.plays(TestType::play) == "shedding.play.drawn");
}

FOR_EACH_SHEDDING_GAME("X7: without a stock nobody draws; who cannot play is passed over, even if the same seat plays again") {
    for (bool free : {false, true}) {
        auto table = without_stock(moment<TestType>(TestType::twice, free));
        CHECK(table.plays("draw") == "shedding.draw.empty");
        CHECK(table.plays(TestType::play) == "");
        CHECK(table.mover() == 0);
        CHECK(table.plays(TestType::again) == "");
    }
}

FOR_EACH_SHEDDING_GAME("X7, X9: it ends when the stock is empty and nobody can play, not before; equal totals share the place") {
    auto const table = moment<TestType>(mine<TestType>());
    auto more = without_stock(table, 1), none = without_stock(table);
    CHECK(more.plays(TestType::play) == "");
    CHECK_FALSE(more.over());
    CHECK(more.legal() == "draw"); // nobody can play, but there is a card
    CHECK(none.plays(TestType::play) == "");
    CHECK(none.over());
    CHECK(none.plays("draw") == "shedding.end.over");
    int const left = xxl::total(cards_of(TestType::rest));
    REQUIRE(left == xxl::total(cards_of(TestType::blocked)));
    for (int each : {0, 1}) {
        CHECK(none.scores()[seat(each)] == left);
        CHECK(none.places()[seat(each)] == 1);
    }
}

FOR_EACH_SHEDDING_GAME("X8: where nobody is out, the lowest total wins, of however many cards") {
    auto s = without_stock(moment<TestType>(mine<TestType>())).state();
    leave(s, seat(1), "2g4y 7r10g 6b7g 6y8g 0b8g 0r7y 2b7r"); // two or three of them
    xxl_table<typename TestType::game> table(s);
    CHECK(table.plays(TestType::play) == "");
    CHECK(table.over());
    CHECK(table.state().hands.size(seat(0)) > table.state().hands.size(seat(1)));
    CHECK(table.places()[seat(1)] == 1);
    CHECK(table.places()[seat(0)] == 2);
}

FOR_EACH_SHEDDING_GAME("X8: an empty hand ends the game at once, and nobody has less") {
    auto s = moment<TestType>(mine<TestType>(), false, "", TestType::other).state();
    leave(s, seat(0), TestType::first);
    leave(s, seat(1), TestType::other);
    xxl_table<typename TestType::game> table(s);
    REQUIRE(table.problem() == nullptr);
    CHECK(table.state().stock.size() > 0);
    CHECK(table.plays(TestType::play) == "");
    CHECK(table.over());
    CHECK(table.scores()[seat(0)] == 0);
    CHECK(table.scores()[seat(1)] > 0);
    CHECK(table.places()[seat(0)] == 1);
    CHECK(table.places()[seat(1)] == 2);
}
