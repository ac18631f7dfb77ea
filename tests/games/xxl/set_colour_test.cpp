// XXL 6: the sheet's examples, the rulings S1 to S4 of the README, and properties by luck.
#include <ludo/io/json.hpp>
#include <ludo/search/playout.hpp>

#include "support/catch.hpp"
#include "support/each_step.hpp"
#include "support/tricks.hpp"
#include "support/tricks_extras.hpp"

using namespace ludo;
using ludo::xxl::set_colour;
using G = set_colour;

namespace {

using played = trick_table<G>;

/// Three play; seat 0 leads.
played at(std::vector<std::string> const& hands, G::options chosen = {.players = 3}) { return played(dealt<G>(chosen, hands)); }

using step_check = std::function<void(G::state const& before, G::action, G::state const& after)>;
void each_step(step_check const& look) {
    each_step_of<G>(look, [](G::state const& s, rng& luck) { return G::actions(s).pick(luck); });
}

constexpr int played_by_luck(int players) {
    rng luck(5);
    G::state s = G::deal({.players = players}, luck);
    return static_cast<int>(playout<G>(s, luck));
}

} // namespace

TEST_CASE("set_colour: two to four have twelve cards, five and six have nine") {
    for (int players = 2; players <= 6; ++players) {
        rng luck(1);
        G::state const s = G::deal({.players = players}, luck);
        for (seat each : ludo::each_seat(players))
            CHECK(s.hands.size(each) == (players <= 4 ? 12 : 9));
        CHECK(s.aside.size() == 55 - players * (players <= 4 ? 12 : 9));
        CHECK(G::turn(s) == seat(0));
    }
    CHECK(wrong_with<G>({.players = 1}) != nullptr);
    CHECK(wrong_with<G>({.players = 7}) != nullptr);
    CHECK(wrong_with<G>({.players = 3, .first = seat(3)}) != nullptr);
    STATIC_REQUIRE(played_by_luck(4) == 48);
    STATIC_REQUIRE(played_by_luck(6) == 54);
}

TEST_CASE("set_colour: with the starter hand_total the highest hand leads, of equal ones the first from `first`") {
    G::options const chosen{.players = 2, .first = seat(1), .starter = xxl::starter::hand_total};
    CHECK(dealt<G>(chosen, {"9y10r 8r10y 8y9r 7r10g"}).turn == seat(0));
    CHECK(dealt<G>(chosen, {"", "9y10r 8r10y 8y9r 7r10g"}).turn == seat(1));
    std::string const low = "0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b 9y10r 8y9r";  // 55 + 19 + 17 = 91
    std::string const same = "1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 1b9g 1y10g 2y3g 2g4y 6y8g";  // 63 + 5 + 6 + 14 = 88
    std::string const other = "1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 1b9g 1y10g 2y3g 2g5b 6g9r"; // 63 + 5 + 7 + 15 = 90
    std::string const equal = "1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 1b9g 1y10g 2y3g 2r6y 6g9r"; // 63 + 5 + 8 + 15 = 91
    CHECK(dealt<G>(chosen, {low, same}).turn == seat(0));
    CHECK(dealt<G>(chosen, {low, other}).turn == seat(0));
    CHECK(dealt<G>(chosen, {low, equal}).turn == seat(1));
    CHECK(dealt<G>({.players = 2, .starter = xxl::starter::hand_total}, {low, equal}).turn == seat(0));
}

TEST_CASE("the example of the sheet (6. Déterminer la couleur, Le déroulement du jeu), green 1 / red 2, then green 2 / blue 5") {
    // "Le premier joueur joue vert 1 / rouge 2. Le prochain joueur doit jouer une carte rouge ou verte. S'il joue p.e. vert 2,
    // bleu 5, la couleur du pli est vert. Tous les autres doivent fournir, s'ils ont une carte verte."
    auto table = at({"1g2r 0y10b", "2g5b 0y9g 4y5r 4b7y", "6y8g 3r6b 7r8g 4g8r"});
    CHECK(table.plays("play 1g2r") == "");
    CHECK(table.asked() == "rg");
    CHECK(table.plays("play 4b7y") == "tricks.follow.colour");
    CHECK(table.may("play 4y5r"));
    CHECK(table.plays("play 2g5b") == "");
    CHECK(table.asked() == "g");
    CHECK(table.plays("play 3r6b") == "tricks.follow.colour"); // red is not asked any more
    CHECK(table.plays("play 6y8g") == "");
    CHECK(table.mover() == 2); // green 8
    CHECK(table.won(2) == "1g2r 2g5b 6y8g");
    CHECK(table.points() == "0 0 24");
    CHECK(table.asked() == "");
}

TEST_CASE("set_colour: if all cards show the same two colours, the last one's higher digit decides") {
    auto table = at({"1g2r", "0g6r", "0g2r"});
    CHECK(table.plays("play 1g2r, play 0g6r, play 0g2r") == "");
    CHECK(table.mover() == 1); // red: 2, 6, 2
    auto green = at({"4g8r", "1g2r", "7r8g"});
    CHECK(green.plays("play 4g8r, play 1g2r, play 7r8g") == "");
    CHECK(green.mover() == 2); // green: 4, 1, 8
}

TEST_CASE("S1: a card with both colours fixes nothing; the next one with only one of them does") {
    auto table = at({"1g2r 0y10b", "0g6r 2g5b", "3r5g 4y5r"});
    CHECK(table.plays("play 1g2r, play 0g6r") == "");
    CHECK(table.asked() == "rg");
    CHECK(table.may("play 3r5g"));
    CHECK(table.plays("play 4y5r") == "");
    CHECK(table.mover() == 1); // red: 2, 6, 5
}

TEST_CASE("S2: with both colours left, the last card that shows both decides, whatever was discarded after it") {
    auto table = at({"1g2r", "7r8g", "0y10b 0b5y 1y7b 2y9b 3y4b 3b9y 4b7y 5b8y 6b10y"},
                    {.players = 5}); // seat 2: nine cards without red and green
    CHECK(table.plays("play 1g2r, play 7r8g, play 6b10y") == "");
    CHECK(table.asked() == "rg");
    CHECK(table.without(2) == "rg");
    auto all = at({"1g2r", "0y10b 0b5y 1y7b 2y9b 3y4b 3b9y 4b7y 5b8y 6b10y", "0g6r", "6g9r", "4g8r"}, {.players = 5});
    CHECK(all.plays("play 1g2r, play 6b10y, play 0g6r, play 6g9r, play 4g8r") == "");
    CHECK(all.mover() == 3); // red 8 is the last card's higher digit; red: 2, -, 6, 9, 8
}

TEST_CASE("S2: if nobody else shows both colours, the card that was led decides") {
    std::string const others = "0y10b 0b5y 1y7b 2y9b 3y4b 3b9y 4b7y 5b8y 6b10y"; // all nine without red and green
    auto table = at({"7r8g", others, "3r5g"}, {.players = 5, .first = seat(0)});
    CHECK(table.plays("play 7r8g, play 0y10b") == "");
    CHECK(table.asked() == "rg");
    G::state s = table.state(); // nobody else: as if two played on
    CHECK(G::deciding(s) == G::colour(2));
    CHECK(G::winner(s) == seat(0));
}

TEST_CASE("S3: who cannot follow fixes nothing, and has shown to have neither colour") {
    auto table = at({"1g2r", "0y10b 0b5y 1y7b 2y9b 3y4b 3b9y 4b7y 5b8y 6b10y", "0g2r 7g9y"}, {.players = 5});
    CHECK(table.plays("play 1g2r, play 6b10y") == "");
    CHECK(table.asked() == "rg");
    CHECK(table.without(1) == "rg");
    CHECK(table.plays("play 7g9y") == "");
    CHECK(table.asked() == "g");
    auto fixed = at({"1g2r", "2g5b", "0y10b 0b5y 1y7b 2y9b 3y4b 3b9y 4b7y 5b8y 4y5r"}, {.players = 5});
    CHECK(fixed.plays("play 1g2r, play 2g5b, play 4y5r") == ""); // red does not matter any more
    CHECK(fixed.asked() == "g");
    CHECK(fixed.without(2) == "g");
}

TEST_CASE("S4: cards that were played before the colour was fixed count with their digit of it") {
    auto table = at({"1g2r", "0g6r", "4y5r"});
    CHECK(table.plays("play 1g2r, play 0g6r, play 4y5r") == "");
    CHECK(table.mover() == 1); // red 6
    auto green = at({"4g8r", "3r5g", "2g5b"});
    CHECK(green.plays("play 4g8r, play 3r5g, play 2g5b") == "");
    CHECK(green.mover() == 1); // green: 4, 5, 2
}

TEST_CASE("set_colour: equal digits go to the higher total") {
    auto table = at({"0y10b", "2g10b", "5g10b"});
    CHECK(table.plays("play 0y10b, play 2g10b, play 5g10b") == "");
    CHECK(table.mover() == 2);
}

TEST_CASE("set_colour: a card of another hand is not played, and nothing once it is over") {
    auto table = at({"1g2r"});
    CHECK(table.plays("play 9y10r") == "tricks.play.held");
    G::state s;
    for (int index = 0; index < G::action::count; ++index)
        CHECK(G::refusal(s, G::action::from_index(index))->id == "tricks.end.over");
    CHECK(G::rules.size() == 3);
}

TEST_CASE("set_colour: a game against itself keeps every promise") {
    auto const result = testing::conformance<G>(tricks_extras<G>()).run(60);
    CHECK(result.wrong == "");
    CHECK(result.record == "");
    CHECK(result.small_cases > 0);
}

TEST_CASE("set_colour: what is known of a hand is in the views and in what is drawn from them") {
    auto table = at({"1g2r", "0y10b 0b5y 1y7b 2y9b 3y4b 3b9y 4b7y 5b8y 6b10y"}, {.players = 5});
    CHECK(table.plays("play 1g2r, play 6b10y") == "");
    G::state const seen = G::view(table.state(), seat(0));
    CHECK(seen.hands.of(seat(1)).empty());
    CHECK(seen.hands.size(seat(1)) == 8);
    CHECK(seen.aside.known().empty());
    rng luck(1);
    for (int i = 0; i < 100; ++i) {
        G::cards const imagined = G::determinize(seen, luck).hands.of(seat(1));
        CHECK((imagined & table.options().deck.showing(G::colour_set{G::colour(1), G::colour(2)})).empty());
    }
}

TEST_CASE("set_colour: a position that does not agree with itself is refused, and what is wrong is named") {
    auto const wrong = [](void (*change)(G::state&)) {
        auto table = at({"1g2r 0y10b", "2g5b 0y9g", "6y8g"});
        REQUIRE(table.plays("play 1g2r, play 2g5b") == "");
        G::state s = table.state();
        change(s);
        char const* const said = wrong_with<G>(s);
        std::string const name = said ? said : "nothing";
        return name.substr(0, name.find_first_of(" ,:;"));
    };
    CHECK(wrong([](G::state&) {}) == "nothing");
    CHECK(wrong([](G::state& s) { s.chosen.players = 4; }) == "aside");
    CHECK(wrong([](G::state& s) { s.turn = nobody; }) == "turn");
    CHECK(wrong([](G::state& s) { s.turn = seat(0); }) == "hands");
    CHECK(wrong([](G::state& s) { s.turn = seat(1); }) != "nothing");
    CHECK(wrong([](G::state& s) { s.phase = G::game_phase::leading; }) == "trick");
    CHECK(wrong([](G::state& s) { s.asked = {}; }) == "trick");
    CHECK(wrong([](G::state& s) { s.asked = {G::colour(1)}; }) == "asked");
    CHECK(wrong([](G::state& s) { s.remembered.without[seat(2)] = {G::colour(2)}; }) == "without");
    CHECK(wrong([](G::state& s) { s.remembered.without[seat(4)] = {G::colour(2)}; }) == "without");
    CHECK(wrong([](G::state& s) { s.hands.add(seat(0), *G::card::parse("1g2r")); }) == "hands");
    CHECK(wrong([](G::state& s) { s.hands.show(*G::card::parse("0y10b")); }) == "hands");
    CHECK(wrong([](G::state& s) { s.trick.clear(); }) == "hands");
    CHECK(wrong([](G::state& s) { s.aside = ludo::aside<G::card>(); }) == "hands");
    CHECK(wrong([](G::state& s) { // a view in which too few cards are left for a hand
              s = G::view(s, seat(0));
              s.remembered.without[seat(2)] = {G::colour(0), G::colour(1), G::colour(2)};
          }) == "without");
}

TEST_CASE("set_colour: who can follow does; who does not is known not to have the colours; the asked ones only become fewer") {
    prop("who can follow does; who does not is known not to have the colours; the asked ones only become fewer", [] {
        each_step([](G::state const& before, G::action a, G::state const& after) {
            if (before.phase != G::game_phase::following)
                return;
            auto const shown = before.chosen.deck.both(a.with<"play">());
            bool able = false;
            for (G::card each : before.hands.of(before.turn))
                able = able || !(before.chosen.deck.both(each) & before.asked).empty();
            RC_ASSERT(!able || !(shown & before.asked).empty());
            RC_ASSERT(able || (before.asked - after.remembered.without[before.turn]).empty());
            RC_ASSERT((after.asked - before.asked).empty());
        });
    });
}

TEST_CASE(
    "set_colour: a trick goes to the highest digit of the colour that was fixed, or of the last card's higher digit, then to the ") {
    prop("a trick goes to the highest digit of the colour that was fixed, or of the last card's higher digit, then to the "
         "higher total",
         [] {
             std::vector<G::card> trick;
             each_step([&](G::state const& before, G::action a, G::state const& after) {
                 trick.push_back(a.with<"play">());
                 if (trick.size() < static_cast<std::size_t>(before.chosen.players))
                     return;
                 // the last one to play sits before the one who led
                 seat by = before.turn.next(before.chosen.players);
                 for (std::size_t ahead = taker(trick, before.chosen.deck); ahead > 0; --ahead)
                     by = by.next(before.chosen.players);
                 for (G::card each : trick)
                     RC_ASSERT(after.won[by].contains(each));
                 RC_ASSERT(G::turn(after) == by || G::turn(after) == nobody);
                 trick.clear();
             });
         });
}

TEST_CASE(
    "set_colour: all cards are there, each once; the scores are the totals of the tricks that were played; all hands are empty in the end") {
    prop("all cards are there, each once; the scores are the totals of the tricks that were played; all hands are empty in the end",
         [] {
             int played = 0, points_before = 0;
             each_step([&](G::state const&, G::action a, G::state const& after) {
                 RC_ASSERT(wrong_with<G>(after) == nullptr);
                 int points = 0, held = 0;
                 played += a.with<"play">().total();
                 for (int each : G::scores(after))
                     points += each;
                 for (seat each : ludo::each_seat(after.chosen.players))
                     held += after.hands.size(each);
                 RC_ASSERT(points == (after.trick.empty() ? played : points_before));
                 points_before = points;
                 RC_ASSERT((held == 0 && after.trick.empty()) == (G::turn(after) == nobody));
             });
         });
}
