#include <ludo/turns/tricks/rules.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include <ludo/core/for_players.hpp>
#include <ludo/packs.hpp>
#include <ludo/search/playout.hpp>
#include <ludo/testing/conformance.hpp>

#include "support/catch.hpp"
#include "support/small_tricks.hpp"
#include "support/tricks_extras.hpp"

using namespace ludo;
using small_tricks::at;
using small_tricks::G;

TEST_CASE("the hands are dealt seat after seat from the top, and the rest is laid aside") {
    rng luck(1);
    G::packet const pack = G::shuffled(luck);
    for (int players : {2, 3, 6}) {
        G::state const s = G::lay_out({.players = players, .first = seat(1)}, pack, luck);
        std::size_t next = 0;
        for (seat each : ludo::each_seat(players)) {
            CHECK(s.hands.size(each) == G::hand_size(players));
            for (int i = 0; i < G::hand_size(players); ++i)
                CHECK(s.hands.of(each).contains(pack[next++]));
        }
        CHECK(s.aside.size() == 55 - players * G::hand_size(players));
        CHECK(s.turn == seat(1));
        CHECK(s.phase == G::game_phase::leading);
    }
}

namespace {

/// The seat that begins decides how many cards are dealt; one card is known to all, wherever it lies.
struct agreed_rules : small_tricks::small_rules {
    static constexpr std::string_view name = "agreed";
    static constexpr int hand_size(options const& chosen) { return 2 + chosen.first.index(); }
    static constexpr card open{1, 2};
    static constexpr cards open_cards(auto const&) { return {open}; }
    static constexpr char const* check_own(auto const& s) {
        bool const known = (s.hands.all() | s.trick.all() | s.taken() | s.aside.known()).contains(open);
        return known ? small_rules::check_own(s) : "aside: the card that all have seen";
    }
};
using agreed = tricks<agreed_rules>;

} // namespace

TEST_CASE("the options may say how many cards are dealt, and all may have seen one that is in no hand") {
    rng luck(1);
    bool lay_aside = false, was_held = false;
    for (int i = 0; i < 40; ++i) {
        agreed::state const s = agreed::deal({.players = 3, .first = seat(i % 3)}, luck);
        bool const aside = s.aside.known().contains(agreed_rules::open);
        (aside ? lay_aside : was_held) = true;
        for (seat each : ludo::each_seat(3)) {
            CHECK(s.hands.size(each) == 2 + i % 3);
            agreed::state const seen = agreed::view(s, each);
            CHECK(seen.aside.known() == (aside ? agreed::cards{agreed_rules::open} : agreed::cards()));
            CHECK(seen.aside.size() == s.aside.size());
            CHECK(agreed::view(agreed::determinize(seen, luck), each) == seen);
        }
        CHECK(agreed::validate(s) == nullptr);
    }
    CHECK((lay_aside && was_held));
    auto more = tricks_extras<agreed>();
    more.shown = [others = more.shown](agreed::state const& before, std::optional<agreed::action> by, seat viewer) {
        return others(before, by, viewer) + !by; // the card that all see
    };
    testing::report const found = testing::conformance<agreed>(more).run(100);
    INFO(testing::to_text(found));
    CHECK(found);
}

TEST_CASE("one leads any card, the others follow in turn with the colour that is asked if they have it") {
    auto table = at({"1g2r 9y10r", "0g6r 1b3g 8y9r", "2g5b 2g4y 1g5y"});
    CHECK(table.plays("follow 1g2r") == "small.follow.later");
    CHECK(table.plays("lead 8y9r") == "tricks.play.held");
    CHECK(table.plays("lead 1g2r") == "");
    CHECK(table.asked() == "r");
    CHECK(table.plays("lead 0g6r") == "small.lead.once");
    CHECK(table.legal() == "follow 0g6r, follow 8y9r, pass");
    CHECK(table.plays("follow 1b3g") == "tricks.follow.colour");
    CHECK(table.plays("follow 2g5b") == "tricks.play.held");
    CHECK(table.plays("follow 0g6r") == "");
    CHECK(table.mover() == 2);
    CHECK(table.legal() == "follow 1g5y, follow 2g4y, follow 2g5b, pass"); // no red: any card
    CHECK(table.plays("follow 2g5b") == "");
    CHECK(table.without(2) == "r");
    CHECK(table.without(1) == "");
    CHECK(table.won(1) == "0g6r 1g2r 2g5b"); // red 2, 6
    CHECK(table.mover() == 1);
    CHECK(table.points() == "0 16 0");
}

TEST_CASE("a card with two of the colours that are asked leaves both, one with a single one leaves that") {
    G::state s = dealt<G>({.players = 3}, {"1g2r", "0g6r 3y4b", "4y5r"});
    G::play(s, G::action::lead(G::card(1, 2)));
    s.asked = s.chosen.deck.both(G::card(1, 2)); // as if the rules asked for both
    G::state both = s;
    G::play(both, G::action::follow(G::card(0, 6)));
    CHECK(both.asked.text() == "rg");
    G::play(both, G::action::follow(G::card(4, 5)));
    CHECK(both.won[seat(1)].size() == 3); // red 6
    s.hands.remove(seat(1), G::card(0, 6));
    G::state none = s;
    none.hands.remove(seat(1), (none.hands.of(seat(1)) - G::cards{G::card(3, 4)}).first());
    G::play(none, G::action::follow(G::card(3, 4)));
    CHECK(none.asked.text() == "rg");
    CHECK(none.remembered.without[seat(1)].text() == "rg");
}

TEST_CASE("of equal digits the card with the higher total takes the trick, and no other colour does") {
    auto table = at({"8r10y", "6b10y", "4g10y"});
    CHECK(table.plays("lead 8r10y, follow 6b10y, follow 4g10y") == "");
    CHECK(table.mover() == 0);
    auto other = at({"1g2r", "0y10b 0b5y 1y7b", "9y10r 3r5g"});
    CHECK(other.plays("lead 1g2r, follow 0y10b, follow 3r5g") == "");
    CHECK(other.mover() == 2);
}

TEST_CASE("what the rules add is done in its turn, and a seat without cards is passed over") {
    auto table = at({"1g2r", "0g6r", "3r5g"});
    CHECK(table.plays("lead 1g2r, pass") == "");
    CHECK(table.mover() == 2);
    CHECK(table.plays("follow 3r5g") == "");
    CHECK(table.won(2) == "1g2r 3r5g");
    G::state s = table.state();
    for (G::card each : s.hands.of(seat(0)))
        s.hands.remove(seat(0), each);
    G::play(s, G::action::lead(s.hands.of(seat(2)).first()));
    CHECK(s.turn == seat(1));
    CHECK(G::refusal(s, G::action::pass())->id == "small.pass.once");
    rng luck(1);
    G::play(s, G::actions(s).pick(luck));
    CHECK(s.trick.empty());
}

TEST_CASE("when it is over nothing can be done") {
    rng luck(2);
    G::state s = G::deal({.players = 4}, luck);
    playout<G>(s, luck);
    CHECK(s.turn == nobody);
    CHECK(G::actions(s).empty());
    CHECK(G::refusal(s, G::action::pass())->id == "tricks.end.over");
    CHECK(wrong_with<G>(s) == nullptr);
}

TEST_CASE("a game of tricks goes through the suite, and is played when the program is compiled") {
    auto const found = testing::conformance<G>(tricks_extras<G>()).run(60);
    INFO(found.wrong << '\n' << found.record);
    CHECK(found);
    constexpr int points = [] {
        rng luck(4);
        G::state s = G::deal({.players = 3}, luck);
        playout<G>(s, luck);
        int sum = 0;
        for (int each : G::scores(s))
            sum += each;
        return sum;
    }();
    STATIC_REQUIRE(points > 0);
}

namespace {
/// The highest hand begins, with so many cards that count so much that no byte holds the sum.
struct heavy_rules : ludo::trick_defaults<ludo::packs::pack_52>, ludo::for_players<2, 2> {
    static constexpr std::string_view name = "heavy";
    static constexpr ludo::phrase title{"Heavy", "Lourd"};
    static constexpr int worth(card one) { return one.symbol() + 2; }
    static constexpr int highest_worth = 14;
    static constexpr bool highest_begins(options const&) { return true; }
    static constexpr ludo::seat beginner(options const& chosen, auto const& held) {
        return ludo::highest_seat(chosen.first, 2, [&](ludo::seat each) {
            int sum = 0;
            for (card one : held.of(each))
                sum += worth(one);
            return sum;
        });
    }
};
using heavy = ludo::tricks<heavy_rules>;
} // namespace

TEST_CASE("what a hand has played is counted, however much that is") {
    auto pack = heavy::in_order;
    std::stable_sort(pack.begin(), pack.end(), [](auto one, auto other) { return one.symbol() > other.symbol(); });
    ludo::rng luck(1);
    auto s = heavy::lay_out({}, pack, luck); // seat 0 has the upper half: 4 * (14 + 13 + 12 + 11 + 10 + 9) + 2 * 8 = 292
    while (heavy::turn(s) != ludo::nobody) {
        REQUIRE(ludo::wrong_with<heavy>(s) == nullptr);
        heavy::play(s, heavy::actions(s).pick(luck));
    }
    CHECK(s.remembered.points_played[ludo::seat(0)] == 292);
}
