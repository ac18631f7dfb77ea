// XXL 6+: the rulings T1 to T4 of the README, and properties by luck.
#include <ludo/io/json.hpp>

#include "support/catch.hpp"
#include "support/each_step.hpp"
#include "support/tricks.hpp"
#include "support/tricks_extras.hpp"

using namespace ludo;
using ludo::xxl::set_colour_trump;
using G = set_colour_trump;

namespace {

using played = trick_table<G>;

played at(std::vector<std::string> const& hands, G::options chosen = {.players = 5}) { return played(dealt<G>(chosen, hands)); }

using step_check = std::function<void(G::state const& before, G::action, G::state const& after)>;
void each_step(step_check const& look) {
    each_step_of<G>(look, [](G::state const& s, rng& luck) { return G::actions(s).pick(luck); });
}

/// Nine cards with blue on each, or none with green and red otherwise.
std::string const blue = "0b4r 2g5b 0y10b 0b5y 1y7b 2y9b 3y4b 3b9y 4b7y";

} // namespace

TEST_CASE("set_colour_trump: whoever begins names the trump, once, and then leads") {
    auto table = at({"1g2r"}, {.players = 3, .first = seat(2)});
    CHECK(table.mover() == 2);
    CHECK(table.legal() == "trump y, trump r, trump g, trump b");
    CHECK(table.plays("play 1g2r") == "set_colour_trump.play.named");
    CHECK(table.plays("trump y") == "");
    CHECK(table.mover() == 2);
    CHECK(table.plays("trump y") == "set_colour_trump.trump.once");
    CHECK(table.state().own.trump.text() == "y");
}

TEST_CASE("T1: a trump is of no other colour: it does not follow that one, and may be played by who cannot follow") {
    auto table = at({"1g2r", blue, "0g2r", "0g6r", "3r5g"});
    CHECK(table.plays("trump b, play 1g2r") == "");
    CHECK(table.asked() == "rg");
    CHECK(table.may("play 2g5b")); // both have a colour that was led, and both are trumps
    CHECK(table.may("play 0b4r"));
    CHECK(table.may("play 4b7y"));
    CHECK(table.plays("play 2g5b") == "");
    CHECK(table.asked() == "rg"); // nothing fixed
    CHECK(table.without(1) == "rg");
    CHECK(table.plays("play 0g2r, play 0g6r, play 3r5g") == "");
    CHECK(table.mover() == 1); // the only trump
}

TEST_CASE("T1: who has a card of the colour that is no trump has to play it") {
    auto table = at({"1g2r", "2g5b 0b4r 0y9g"});
    CHECK(table.plays("trump b, play 1g2r") == "");
    CHECK(table.plays("play 2g5b") == "tricks.follow.colour");
    CHECK(table.plays("play 0b4r") == "tricks.follow.colour");
    CHECK(table.plays("play 0y9g") == "");
    CHECK(table.asked() == "g");
}

TEST_CASE("set_colour_trump: a trump that is led asks for trump alone, and the highest one takes the trick") {
    auto table = at({"0b4r", "5b6r 0g2r", "1g2r 0g6r 1g5y 1y6r 1y10g 2y3g 2g4y 2r6y 3r5g", "4b6g", "3r6b"});
    CHECK(table.plays("trump b, play 0b4r") == "");
    CHECK(table.asked() == "b");
    CHECK(table.plays("play 0g2r") == "tricks.follow.colour");
    CHECK(table.plays("play 5b6r, play 1g2r, play 4b6g, play 3r6b") == "");
    CHECK(table.without(2) == "b");
    CHECK(table.mover() == 4); // blue: 0, 5, -, 4, 6
}

TEST_CASE("set_colour_trump: the trump's own digit counts, of equal ones the total") {
    auto table = at({"1g2r", "0y10b 0b4r 3y4b 0b5y 1y7b 2y9b 3b9y 4b7y 5b8y", "2g10b 1b3g 2b7r 2b8r 4r9b 6b10y 8y9r 3b10r 9y10r"});
    CHECK(table.plays("trump b, play 1g2r, play 0y10b") == "");
    CHECK(table.plays("play 8y9r") == ""); // red
    CHECK(table.asked() == "r");
    auto tie = at({"1g2r", "0y10b 0b4r 3y4b 0b5y 1y7b 2y9b 3b9y 4b7y 5b8y", "2g10b 1b3g 2b7r 2b8r 4r9b 6b10y 2g5b 3b10r 1r8b",
                   "0g2r", "0g6r"});
    CHECK(tie.plays("trump b, play 1g2r, play 0y10b, play 2g10b, play 0g2r, play 0g6r") == "");
    CHECK(tie.mover() == 2); // blue 10 twice: 12 beats 10
}

TEST_CASE("set_colour_trump: without a trump in the trick it is taken as in XXL 6") {
    auto table = at({"1g2r", "0g6r", "0g2r"}, {.players = 3});
    CHECK(table.plays("trump y, play 1g2r, play 0g6r, play 0g2r") == "");
    CHECK(table.mover() == 1);
    auto fixed = at({"1g2r", "2g5b", "6g9r"}, {.players = 3});
    CHECK(fixed.plays("trump y, play 1g2r, play 2g5b, play 6g9r") == "");
    CHECK(fixed.mover() == 2); // green: 1, 2, 6
}

TEST_CASE("T1: who did not follow may still hold trumps with that colour, and no others of it") {
    auto table = at({"1g2r", blue});
    CHECK(table.plays("trump b, play 1g2r, play 4b7y") == "");
    rng luck(1);
    bool other_colour = false;
    for (int i = 0; i < 200; ++i) {
        G::cards const imagined = G::determinize(G::view(table.state(), seat(0)), luck).hands.of(seat(1));
        for (G::card each : imagined) {
            auto const both = table.options().deck.both(each);
            bool const trump = both.contains(G::colour(3));
            bool const asked = both.contains(G::colour(1)) || both.contains(G::colour(2));
            CHECK((trump || !asked));
            other_colour = other_colour || (trump && asked);
        }
    }
    CHECK(other_colour);
}

TEST_CASE("T2, T4: one deal is a game of its own: the totals of the cards won, after one trump more") {
    rng luck(3);
    G::state s = G::deal({.players = 6}, luck);
    int actions = 0;
    for (; G::turn(s) != nobody; ++actions)
        G::play(s, G::actions(s).pick(luck));
    CHECK(actions == 1 + 54);
    for (auto const& each : {"place_points", "trick_totals"})
        CHECK(options_from_json<G>({{"trump_match_scoring", each}}).error() == "there is no option `trump_match_scoring`");
}

TEST_CASE("T3: the trump is named by who has seen the hand") {
    G::state const s = dealt<G>({.players = 2}, {"1g2r"});
    CHECK(G::turn(s) == seat(0));
    CHECK(G::view(s, seat(0)).hands.hidden(seat(0)) == 0);
    CHECK(G::view(s, seat(1)).hands.of(seat(0)).empty());
}

TEST_CASE("set_colour_trump: a game against itself keeps every promise") {
    auto const result = testing::conformance<G>(tricks_extras<G>()).run(60);
    CHECK(result.wrong == "");
    CHECK(result.record == "");
    CHECK(result.small_cases > 0);
}

TEST_CASE("set_colour_trump: a position that does not agree with itself is refused, and what is wrong is named") {
    auto const wrong = [](void (*change)(G::state&)) {
        auto table = at({"1g2r", blue});
        REQUIRE(table.plays("trump b, play 1g2r, play 2g5b") == "");
        G::state s = table.state();
        change(s);
        char const* const said = wrong_with<G>(s);
        std::string const name = said ? said : "nothing";
        return name.substr(0, name.find_first_of(" ,:"));
    };
    CHECK(wrong([](G::state&) {}) == "nothing");
    CHECK(wrong([](G::state& s) { s.own.trump = {}; }) == "trump");
    CHECK(wrong([](G::state& s) { s.own.trump = {G::colour(0), G::colour(3)}; }) == "trump");
    CHECK(wrong([](G::state& s) { s.own.trump = {G::colour(1)}; }) == "asked");
    CHECK(wrong([](G::state& s) { s.phase = G::game_phase::naming; }) == "trump");
    CHECK(wrong([](G::state& s) { s.remembered.without[seat(1)] = {}; }) == "asked");
    CHECK(wrong([](G::state& s) { s.remembered.without[seat(1)] |= {G::colour(3)}; }) == "without");
}

TEST_CASE("set_colour_trump: who has a card of a colour that is asked, a trump being of no other colour, plays one") {
    prop("who has a card of a colour that is asked, a trump being of no other colour, plays one", [] {
        each_step([](G::state const& before, G::action a, G::state const&) {
            if (before.phase != G::game_phase::following)
                return;
            auto const& deck = before.chosen.deck;
            auto const trump = before.own.trump.first();
            auto const follows = [&](G::card one) {
                bool found = false;
                for (auto in : before.asked)
                    found = found || (deck.shows(one, in) && (!deck.shows(one, trump) || in == trump));
                return found;
            };
            bool able = false;
            for (G::card each : before.hands.of(before.turn))
                able = able || follows(each);
            RC_ASSERT(!able || follows(a.with<"play">()));
        });
    });
}

TEST_CASE(
    "set_colour_trump: a trick goes to the highest trump, and without one as in XXL 6; the scores are the totals of the tricks that were ") {
    prop("a trick goes to the highest trump, and without one as in XXL 6; the scores are the totals of the tricks that were "
         "played",
         [] {
             std::string trump;
             std::vector<G::card> trick;
             int played = 0;
             each_step([&](G::state const& before, G::action a, G::state const& after) {
                 RC_ASSERT(wrong_with<G>(after) == nullptr);
                 if (a.is<"trump">()) {
                     trump = to_text(a.with<"trump">());
                     return;
                 }
                 trick.push_back(a.with<"play">());
                 if (trick.size() < static_cast<std::size_t>(before.chosen.players))
                     return;
                 seat by = before.turn.next(before.chosen.players); // who led
                 for (std::size_t ahead = taker(trick, before.chosen.deck, trump); ahead > 0; --ahead)
                     by = by.next(before.chosen.players);
                 int points = 0;
                 for (G::card each : trick) {
                     RC_ASSERT(after.won[by].contains(each));
                     played += each.total();
                 }
                 for (int each : G::scores(after))
                     points += each;
                 RC_ASSERT(points == played);
                 trick.clear();
             });
         });
}
