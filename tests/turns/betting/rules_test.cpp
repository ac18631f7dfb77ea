#include <ludo/turns/betting/rules.hpp>

#include <cstdint>

#include <ludo/core/game.hpp>
#include <ludo/testing/conformance.hpp>

#include "../../../examples/games/kuhn_poker.hpp"
#include "../../../examples/games/leduc_poker.hpp"
#include "support/betting.hpp"
#include "support/catch.hpp"

using ludo::nobody;
using ludo::seat;

TEST_CASE("poker for two and for more are games") {
    STATIC_REQUIRE(ludo::game<kuhn_poker>);
    STATIC_REQUIRE(ludo::game<leduc_poker>);
    STATIC_REQUIRE(ludo::game<round_table>);
}

TEST_CASE("a seat checks or bets, and answers a bet by folding, calling or raising it") {
    using betting = bets<leduc_poker>;
    CHECK(betting("Js Qs Kh", "fold").refused == "betting.fold.free");
    CHECK(betting("Js Qs Kh", "call").refused == "betting.call.nothing");
    CHECK(betting("Js Qs Kh", "raise").refused == "betting.raise.nothing");
    CHECK(betting("Js Qs Kh", "bet check").refused == "betting.check.bet");
    CHECK(betting("Js Qs Kh", "bet bet").refused == "betting.bet.made");
    CHECK(betting("Js Qs Kh", "bet raise raise").refused == "betting.raise.limit");
    CHECK(betting("Js Qs Kh", "bet fold check").refused == "betting.end.over");
    CHECK(betting("Js Qs Kh", "check bet raise call bet raise call").refused.empty());
    CHECK(bets<kuhn_poker>("J Q", "bet raise").refused == "betting.raise.limit");
}

TEST_CASE("the others win what a seat has paid that folds") {
    CHECK(bets<leduc_poker>("Ks Js Jh", "bet raise fold").score(0) == -3); // the ante and a bet of 2
    CHECK(bets<leduc_poker>("Ks Js Jh", "bet raise fold").score(1) == 3);
    CHECK(bets<kuhn_poker>("J K", "bet fold").score(0) == 1);
}

TEST_CASE("after the last round the strongest hand wins, and equal ones share") {
    CHECK(bets<kuhn_poker>("K Q", "check check").score(0) == 1);
    CHECK(bets<kuhn_poker>("Q K", "check bet call").score(0) == -2);
    CHECK(bets<leduc_poker>("Js Ks Jh", "bet call bet call").score(0) == 7); // a pair: ante 1, bets of 2 and 4
    CHECK(bets<leduc_poker>("Js Ks Qh", "bet call bet call").score(0) == -7);
    CHECK(bets<leduc_poker>("Ks Kh Qh", "bet raise call bet raise call").score(0) == 0);
}

TEST_CASE("a card is turned up between two rounds, and the seat that began begins again") {
    bets<leduc_poker> const at("Js Qs Kh", "check check", {.first = seat(1)});
    CHECK(at.turn() == 1);
    CHECK(at.s.round == 1);
    CHECK(at.s.board == leduc_poker::cards{leduc_poker::card(2, 1)});
    CHECK(bets<leduc_poker>("Js Qs Kh", "check").s.board.empty());
}

TEST_CASE("each raise is answered by all that stay, and who has folded is passed over") {
    using betting = bets<round_table>;
    std::string_view const top = "7a 0a 6a 1a 5a 2a 3a 4a 0b"; // hands of seats 0, 1, 2; the board
    CHECK(betting(top).s.board.size() == 2);
    CHECK(betting(top, "bet call").turn() == 2);
    CHECK(betting(top, "bet call raise").turn() == 0);
    CHECK(betting(top, "bet call raise call").turn() == 1);
    CHECK(betting(top, "bet call raise call call").s.round == 1);
    CHECK(betting(top, "bet fold call").s.round == 1);
    CHECK(betting(top, "bet fold call check").turn() == 2);
    CHECK(betting(top, "check bet fold raise").turn() == 1);
    CHECK(betting(top, "check bet call fold").turn() == 1); // the first to begin the next round
    betting const over(top, "check bet fold fold");
    CHECK(over.turn() == -1);
    CHECK(over.score(1) == 4);
    CHECK(over.s.hands.open(seat(1)).empty()); // nobody has to show
}

TEST_CASE("what cannot be divided goes to the first equal hand from the seat that began") {
    std::string_view const top = "7a 0a 7b 1a 5a 2a 3a 4a 0b";
    bets<round_table> const even(top, "bet call fold check check check check");
    CHECK(even.score(0) == 1);
    CHECK(even.score(1) == 1);
    CHECK(even.score(2) == -2);
    std::string_view const three = "7a 0a 7b 1a 7c 2a 1b 1c 3a 4a 0b"; // four seats, of which three are equal
    for (int first = 0; first < 4; ++first) {
        bets<round_table> const at(three, "check check check check check check check check check check check check",
                                   {.players = 4, .first = seat(first)});
        CHECK(at.turn() == -1);
        CHECK(at.score(0) + at.score(1) + at.score(2) == 2); // 8 chips are 3, 3 and 2
        CHECK(at.score(3) == -2);
        CHECK(at.score(first == 1 ? 0 : first == 2 ? 1 : 2) == 0);
    }
}

TEST_CASE("until the end, what each has paid is lost, and in the end nothing is lost") {
    prop("scores", [](std::uint64_t seed) {
        ludo::rng luck(seed);
        int const players = 3 + static_cast<int>(luck.below(3));
        auto s = round_table::deal({.players = players}, luck);
        while (round_table::turn(s) != nobody) {
            for (seat each : ludo::each_seat(players))
                RC_ASSERT(round_table::scores(s)[each] == -s.paid[each]);
            auto const picked = round_table::actions(s).pick(luck);
            RC_ASSERT(!round_table::refusal(s, picked));
            round_table::play(s, picked);
        }
        int sum = 0;
        for (seat each : ludo::each_seat(players))
            sum += round_table::scores(s)[each];
        RC_ASSERT(sum == 0);
    });
}

TEST_CASE("a pick is one of the legal actions, all equally likely") {
    ludo::rng luck(1);
    bets<leduc_poker> const at("Js Qs Kh", "bet");
    std::array<int, 5> often{};
    for (int i = 0; i < 3000; ++i)
        ++often[static_cast<std::size_t>(leduc_poker::actions(at.s).pick(luck).index())];
    CHECK((often[0] == 0 && often[1] == 0));
    for (std::size_t index : {2u, 3u, 4u})
        CHECK((900 < often[index] && often[index] < 1100)); // 1000, with a deviation of 26
}

TEST_CASE("poker at a round table keeps every promise") {
    auto const found = ludo::testing::conformance<round_table>({}, 200).run(60, 1);
    INFO(ludo::testing::to_text(found));
    CHECK(found);
}
