#include <ludo/turns/passing/rules.hpp>

#include <array>
#include <string>
#include <utility>

#include <ludo/core/game.hpp>
#include <ludo/core/rng.hpp>

#include "../../../examples/games/hearts.hpp"

#include "support/catch.hpp"

using namespace ludo;
using G = hearts;

namespace {

G::state passed(G::direction to, int actions, rng& luck) {
    auto s = G::deal({.players = 4, .first = seat(1), .pass = to}, luck);
    for (; actions > 0; --actions)
        G::play(s, G::actions(s).pick(luck));
    return s;
}

} // namespace

TEST_CASE("one seat after the other passes three cards, and then all hands are full again") {
    rng luck(1);
    for (auto [to, steps] :
         {std::pair(G::direction::left, 1), std::pair(G::direction::right, 3), std::pair(G::direction::across, 2)}) {
        auto const before = passed(to, 11, luck);
        CHECK(before.turn == seat(0));
        auto s = before;
        G::play(s, G::actions(s).pick(luck));
        CHECK(s.phase == G::game_phase::leading);
        for (seat each : ludo::each_seat(4)) {
            CHECK(s.hands.size(each) == 13);
            CHECK((s.own.passed.known[each] - s.hands.of(seat((each.index() + steps) % 4))).empty());
            CHECK(s.own.passed.known[each].size() == 3);
        }
    }
    CHECK(passed(G::direction::none, 0, luck).phase == G::game_phase::leading);
}

TEST_CASE("which card is passed is secret, but the last giver's receiver sees the last one as the cards go over") {
    rng luck(2);
    auto s = passed(G::direction::left, 2, luck);
    auto a = G::actions(s).pick(luck);
    for (seat viewer : ludo::each_seat(4))
        CHECK(is_secret<G>(s, a, viewer) == (viewer != seat(1)));
    CHECK(is_secret<G>(s, a, nobody));
    s = passed(G::direction::left, 11, luck);
    a = G::actions(s).pick(luck);
    CHECK(s.turn == seat(0));
    CHECK_FALSE(is_secret<G>(s, a, seat(1)));
    CHECK(is_secret<G>(s, a, seat(2)));
}

TEST_CASE("the giver knows the cards in the other hand until they are played; in imagined worlds they are always there") {
    prop("at any moment", [](std::uint64_t seed) {
        rng luck(seed);
        auto const s = passed(G::direction::across, *rc::gen::inRange(12, 40), luck);
        for (seat giver : ludo::each_seat(4)) {
            auto const seen = G::view(s, giver);
            RC_ASSERT((s.own.passed.known[giver] - seen.hands.of(G::receiver(s.chosen, giver))).empty());
            RC_ASSERT(seen.own.passed.hidden[giver] == 0);
            auto const world = G::determinize(seen, luck);
            RC_ASSERT(world.own.passed.known[giver] == s.own.passed.known[giver]);
        }
    });
}

TEST_CASE("a card is passed from one's hand, once, before the first trick") {
    rng luck(3);
    auto s = passed(G::direction::left, 0, luck);
    auto const mine = s.hands.of(s.turn).first(), theirs = s.hands.of(s.turn.next(4)).first();
    CHECK(G::refusal(s, G::action::play(mine)) == &G::play_passed);
    CHECK(G::refusal(s, G::action::pass(theirs)) == &G::pass_held);
    G::play(s, G::action::pass(mine));
    CHECK(G::refusal(s, G::action::pass(mine)) == &G::pass_once);
    auto const later = passed(G::direction::left, 12, luck);
    CHECK(G::refusal(later, G::action::pass(later.hands.of(later.turn).first())) == &G::pass_before);
}

TEST_CASE("positions with cards passed that cannot have been are refused") {
    rng luck(4);
    auto s = passed(G::direction::left, 20, luck);
    CHECK_FALSE(wrong_with<G>(s));
    for (seat giver : ludo::each_seat(4)) {
        auto other = s;
        other.own.passed.known[giver] |= s.hands.of(giver);
        CHECK(wrong_with<G>(other));
        other = s;
        other.own.passed.hidden[giver] = 2;
        CHECK(wrong_with<G>(other));
    }
}

TEST_CASE("while cards are passed nobody has played one: such a position is refused") {
    rng luck(5);
    auto const refuses_empty_hands = [&](int actions) {
        auto s = passed(G::direction::left, actions, luck);
        REQUIRE_FALSE(wrong_with<G>(s));
        for (seat each : ludo::each_seat(4)) { // each of them has played a card to a trick, and all are full no longer
            auto const one = (s.hands.of(each) - s.own.passed.known[each]).first();
            s.hands.remove(each, one);
            s.won[seat(0)].insert(one);
        }
        char const* const said = wrong_with<G>(s);
        CHECK(std::string(said ? said : "nothing") == "hands: nobody has played a card while cards are passed");
    };
    refuses_empty_hands(0);
    refuses_empty_hands(7);
}
