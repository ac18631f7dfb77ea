// XXL 3: the sheet's examples, and the rulings R1 to R13 of the README in each reading that a table may choose; R9 is in
// knowledge_test.cpp.
#include <ludo/games/xxl/may_refuse/rules.hpp>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include <ludo/search/playout.hpp>

#include "support/catch.hpp"
#include "support/may_refuse.hpp"

using namespace ludo;
using namespace may_refuse_tables;

namespace {

int total_won(G::state const& s, seat by) { return xxl::total(s.won[by]); }

// Hands of the second part for two: twelve and four, six of them showing no yellow; and eight each.
std::string const many = "0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b 1g2r 1b3g";
std::string const few = "2y3g 2g4y 2g5b 2r6y";

} // namespace

TEST_CASE("may_refuse: eight cards each; who leads names one of the two colours, and it has to be followed") {
    auto table = at({"1g2r 0y9g", "0g6r 4y5r", "8y9r 0y10b"});
    CHECK(table.cards_of(0) == 8);
    CHECK(table.state().aside.size() == 55 - 24);
    CHECK(table.plays("follow 1g2r") == "may_refuse.follow.led");
    CHECK(table.plays("lead 1g2r y") == "may_refuse.lead.colour");
    CHECK(table.plays("lead 8y9r y") == "tricks.play.held");
    CHECK(table.plays("keep none") == "may_refuse.keep.now");
    CHECK(table.plays("lead 1g2r r") == "");
    CHECK(table.asked() == "r");
    CHECK(table.plays("lead 0g6r r") == "may_refuse.lead.begun");
    CHECK(table.plays("refuse") == "may_refuse.refuse.part");
    CHECK(table.plays("follow 8y9r") == "tricks.play.held");
    CHECK(table.plays("follow 0g6r") == "");
    CHECK(table.plays("follow 0y10b") == "tricks.follow.colour");
    CHECK(table.plays("follow 8y9r") == "");
    CHECK(table.mover() == 2); // red: 2, 6, 9
    CHECK(table.won(2) == "0g6r 1g2r 8y9r");
    CHECK(table.points() == "0 0 26");
}

TEST_CASE("R1: only the tricks of the second part count, or by agreement those of both") {
    for (bool both : {false, true}) {
        G::state const s = first_part({.players = 3, .count_both_parts = both}, false);
        seat_numbers const earlier = G::scores(s);
        G::state second = keeping_all(s, true);
        CHECK(second.own.part == 2);
        for (seat each : ludo::each_seat(3)) {
            CHECK(earlier[each] == total_won(s, each));
            CHECK(G::scores(second)[each] == (both ? earlier[each] : 0)); // whole, the kept card included
        }
        rng luck(1);
        playout<G>(second, luck);
        for (seat each : ludo::each_seat(3))
            CHECK(G::scores(second)[each] == total_won(second, each) + (both ? earlier[each] : 0));
    }
}

TEST_CASE("R2: at an early end the totals of the first part count") {
    for (int players : {2, 3, 4, 6})
        for (bool both : {false, true}) {
            G::state const s = first_part({.players = players, .count_both_parts = both}, true);
            int trickless = 0;
            for (seat each : ludo::each_seat(players)) {
                trickless += s.won[each].empty();
                CHECK(G::scores(s)[each] == total_won(s, each));
                CHECK(s.hands.empty(each));
            }
            CHECK(trickless >= (players <= 3 ? 1 : 2));
            CHECK(s.own.part == 1);
        }
}

TEST_CASE("R3: who has fewer cards than at least one other may refuse") {
    // 10, 8 and 6 cards
    std::vector<std::string> const hands = {"0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b",
                                            "1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 1b9g", "1y10g 2y3g 2g4y 2g5b 2r6y 2b7r"};
    auto table = second(hands, {.players = 3});
    CHECK(table.plays("lead 0g1r r") == "");
    CHECK(table.may("refuse"));
    CHECK(table.plays("refuse") == "");
    CHECK(table.may("refuse"));
    auto middle = second(hands, {.players = 3}, 2);
    CHECK(middle.plays("lead 1y10g y") == "");
    CHECK_FALSE(middle.may("refuse"));
    CHECK(middle.plays("refuse") == "may_refuse.refuse.fewer"); // seat 0 has most
    CHECK(middle.plays("follow 0r3y") == "");
    CHECK(middle.may("refuse")); // 8 is less than 10
}

TEST_CASE("R3: or, by agreement, fewer than each of the others that has cards") {
    std::vector<std::string> const hands = {"0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b",
                                            "1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 1b9g", "1y10g 2y3g 2g4y 2g5b 2r6y 2b7r"};
    G::options const chosen{.players = 3, .refuse_rule = G::refuse_rule::fewer_than_all};
    auto table = second(hands, chosen);
    CHECK(table.plays("lead 0g1r r") == "");
    CHECK(table.plays("refuse") == "may_refuse.refuse.fewest");
    CHECK(table.plays("follow 1g2r") == "");
    CHECK(table.may("refuse")); // 6 is less than 8 and than 10
    // equal hands: nobody has fewer than all; a hand without cards does not count
    std::vector<std::string> const equal = {"0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b 1g2r 1b3g 1r4y 1g5y 1y6r 1y7b",
                                            "1r8b 1b9g 1y10g 2y3g 2g4y 2g5b 2r6y 2b7r", "2b8r 2y9b 2g10b 3y4b 3r5g 3r6b 3y7g 3g8b",
                                            ""};
    auto tied = second(equal, {.players = 4, .refuse_rule = G::refuse_rule::fewer_than_all});
    CHECK(tied.plays("lead 0g1r r") == "");
    CHECK_FALSE(tied.may("refuse"));
    auto any = second(equal, {.players = 4});
    CHECK(any.plays("lead 0g1r r") == "");
    CHECK(any.may("refuse"));
    std::vector<std::string> const two = {"0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b 1g2r 1b3g 1r4y 1g5y 1y6r 1y7b",
                                          "1r8b 1b9g 1y10g 2y3g 2g4y 2g5b 2r6y 2b7r 2b8r 2y9b 2g10b 3y4b 3r5g", "3r6b 3y7g 3g8b",
                                          ""};
    auto least = second(two, {.players = 4, .refuse_rule = G::refuse_rule::fewer_than_all});
    CHECK(least.plays("lead 0g1r r, follow 1r8b") == "");
    CHECK(least.may("refuse"));
}

TEST_CASE("R3: the hands are counted as they were at the start of the trick") {
    // seats 1 and 2 have eight cards each: seat 1 has played one when it is the turn of seat 2
    std::vector<std::string> const hands = {"1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 1b9g", "0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g",
                                            "1y10g 2y3g 2g4y 2g5b 2r6y 2b7r 2b8r 2y9b"};
    auto table = second(hands, {.players = 3});
    CHECK(table.plays("lead 1g2r r") == "");
    CHECK_FALSE(table.may("refuse")); // the leader has seven now
    CHECK(table.plays("follow 0g2r") == "");
    CHECK_FALSE(table.may("refuse"));
}

TEST_CASE("R4: who leads cannot refuse") {
    auto table = second({few, many}, {.players = 2});
    CHECK(table.plays("refuse") == "may_refuse.refuse.lead");
}

TEST_CASE("R5: one may refuse though one could follow, and it tells nothing about the hand") {
    auto table = second({many, few}, {.players = 2});
    CHECK(table.plays("lead 0g1r r") == "");
    CHECK(table.legal() == "follow 2r6y, refuse");
    CHECK(table.plays("refuse") == "");
    CHECK(table.without(1) == "");
    CHECK(table.won(0) == "0g1r");
    CHECK(table.cards_of(1) == 4);
}

TEST_CASE("R6: if the winner's hand is empty, the next seat with cards leads") {
    // seat 1 plays its only card and takes the trick; seat 2 has none
    std::string const rest = "0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b 1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 1b9g";
    auto table = second({rest, "9y10r", "2y3g 2g4y", "1y10g 2g5b 2r6y 2b7r 2b8r 2y9b 2g10b 3y4b 3r5g 3r6b 3y7g"}, {.players = 4});
    CHECK(table.plays("lead 0g1r r, follow 9y10r, follow 2y3g, follow 2r6y") == "");
    CHECK(table.won(1) == "0g1r 2y3g 2r6y 9y10r");
    CHECK(table.cards_of(1) == 0);
    CHECK(table.mover() == 2);
    CHECK(table.plays("lead 2g4y y") == ""); // and then it is the second hand without cards
    CHECK(table.mover() == 3);
    CHECK(table.plays("follow 1y10g, follow 0r3y") == ""); // seat 1 is passed over
    CHECK(table.over());
}

TEST_CASE("R7: with four or more a hand that was empty from the beginning is one of the two") {
    std::string const rest =
        "0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b 1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 1b9g 1y10g 2y3g";
    auto table = second({rest, "9y10r", "", "2g4y 2g5b 2r6y 2b7r 2b8r 2y9b 2g10b 3y4b 3r5g 3r6b 3y7g"}, {.players = 4});
    CHECK(table.plays("lead 0g1r r, follow 9y10r") == "");
    CHECK(table.mover() == 3); // seat 2 is passed over
    CHECK(table.plays("follow 2r6y") == "");
    CHECK(table.over());
    CHECK(table.points() == "0 28 0 0");
}

TEST_CASE("R13: with two or three players one empty hand ends the second part, after the trick; its cards count nothing") {
    auto table = second({many + " 1r4y 1g5y 1y6r", "9y10r"}, {.players = 2});
    CHECK(table.plays("lead 0g1r r, follow 9y10r") == "");
    CHECK(table.over());
    CHECK(table.points() == "0 20");
    CHECK(table.plays("refuse") == "tricks.end.over");
}

TEST_CASE("R8: one of the cards won is kept, or none") {
    G::state const s = first_part({.players = 3}, false);
    played keeper(s);
    CHECK(s.phase == G::game_phase::keeping);
    CHECK(keeper.actions().size() == s.won[s.turn].size() + 1);
    CHECK(keeper.may("keep none"));
    CHECK(keeper.plays("refuse") == "may_refuse.keep.due");
    CHECK(keeper.plays("follow 0g1r") == "may_refuse.keep.due");
    CHECK(keeper.plays("lead 0g1r r") == "may_refuse.keep.due");
    G::card const others = (G::cards::all() - s.won[s.turn]).first();
    CHECK(keeper.play(G::action::keep(others)).broken()->id == "may_refuse.keep.won");

    for (bool keep : {true, false}) {
        G::state const second = keeping_all(s, keep);
        for (seat each : ludo::each_seat(3)) {
            CHECK(second.hands.size(each) == s.won[each].size());
            CHECK((!keep || second.hands.of(each).contains(s.won[each].first())));
            CHECK(second.won[each].empty());
            CHECK(second.remembered.without[each].empty());
        }
    }
}

TEST_CASE("R10: the number of cards won only tells how many are dealt; the totals decide") {
    auto table = second({many + " 1r4y 1g5y 1y6r", "9y10r"}, {.players = 2});
    CHECK(table.plays("lead 0y9g g, follow 9y10r") == "");
    CHECK(table.points() == "28 0");
    CHECK(table.places()[seat(0)] == 1);
}

TEST_CASE("R11: if all refuse, the leader takes the own card") {
    auto table = second({"0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b", "1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b",
                         "1y10g 2y3g 2g4y 2g5b 2r6y 2b7r 2b8r"},
                        {.players = 3});
    CHECK(table.plays("lead 0g1r g, refuse, refuse") == "");
    CHECK(table.won(0) == "0g1r");
    CHECK(table.mover() == 0);
}

TEST_CASE("R12: the second part is led by most cards, then most points, then clockwise from `first`") {
    // "Celui, qui a le plus de cartes, commence. S'il y a plusieurs joueurs avec le même nombre de cartes, c'est celui avec le
    // plus de points."
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        rng luck(seed);
        G::state s = G::deal({.players = 4, .first = seat(2)}, luck);
        while (G::turn(s) != nobody && s.phase != G::game_phase::keeping)
            G::play(s, G::actions(s).pick(luck));
        if (G::turn(s) == nobody)
            continue;
        G::state const second = keeping_all(s, seed % 2 == 0);
        auto const key = [&](seat one) { return s.won[one].size() * 1000 + total_won(s, one); };
        for (seat each : ludo::each_seat(4))
            CHECK(key(second.turn) >= key(each));
    }
    for (auto const starter : {xxl::starter::fixed, xxl::starter::hand_total}) { // that is said of the first part
        G::state tied;
        tied.chosen = {.players = 4, .first = seat(2), .starter = starter};
        for (int owner = 0; owner < 4; ++owner)
            tied.won[seat(owner)] = G::cards{G::card(owner, 9 - owner)};
        CHECK(G::most_cards(tied) == seat(2));
        tied.won[seat(1)] = G::cards{G::card(1, 9)};
        tied.won[seat(3)] = G::cards{G::card(3, 7)};
        CHECK(G::most_cards(tied) == seat(3));
        tied.won[seat(0)].insert(G::card(0, 1));
        CHECK(G::most_cards(tied) == seat(0));
    }
}

TEST_CASE("R3: what is said to a player who may not refuse is true under either rule") {
    std::vector<std::string> const hands = {"0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b",
                                            "1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 1b9g", "1y10g 2y3g 2g4y 2g5b 2r6y 2b7r"};
    auto any = second(hands, {.players = 3}, 2);
    CHECK(any.plays("lead 1y10g y, refuse") == "may_refuse.refuse.fewer"); // ten cards: nobody has more
    auto all = second(hands, {.players = 3, .refuse_rule = G::refuse_rule::fewer_than_all});
    CHECK(all.plays("lead 0g1r r, refuse") == "may_refuse.refuse.fewest"); // eight cards: fewer than ten, not than six
}

TEST_CASE("may_refuse: the second part is dealt from all cards that were not kept, also those laid aside") {
    G::state const s = first_part({.players = 2}, false);
    index_set<G::card> seen;
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        G::state other = s;
        other.own.luck = rng(seed);
        other = keeping_all(other, true);
        CHECK(wrong_with<G>(other) == nullptr);
        seen |= other.hands.all();
    }
    CHECK(seen.size() == 55);
}

TEST_CASE("may_refuse: what the last one keeps changes nothing in the hands of others but that they lack it") {
    G::state s = first_part({.players = 2}, false);
    G::play(s, G::action::keep(G::none()));
    auto const often = [&](G::kept kept, G::card wanted) {
        int found = 0;
        for (std::uint64_t seed = 1; seed <= 4000; ++seed) {
            G::state then = s;
            then.own.luck = rng(seed);
            G::play(then, G::action::keep(kept));
            found += G::view(then, seat(0)).hands.of(seat(0)).contains(wanted);
        }
        return found;
    };
    G::card const kept = s.won[s.turn].first();
    G::card const other = (G::cards::all() - s.won[s.turn]).first();
    int const size = s.won[seat(0)].size();
    CHECK(often(kept, kept) == 0);
    CHECK(std::abs(often(kept, other) - 4000 * size / 54) < 200); // deviation 25
    CHECK(std::abs(often(G::none(), kept) - 4000 * size / 55) < 200);
}

TEST_CASE("may_refuse: of equal digits the higher total takes the trick (golden vector)") {
    auto table = at({"1g2r", "1g5y"}, {.players = 2});
    CHECK(table.plays("lead 1g2r g, follow 1g5y") == "");
    CHECK(table.mover() == 1);
    CHECK(table.points() == "0 9");
}

TEST_CASE("may_refuse: a card of another colour takes nothing, however high") {
    auto table = at({"1g2r", "0b5y 1y7b 2y9b 3y4b 3b9y 4b7y 5b8y 6b10y"}, {.players = 2});
    CHECK(table.plays("lead 1g2r g, follow 6b10y") == "");
    CHECK(table.mover() == 0);
    CHECK(table.without(1) == "g");
    CHECK(table.without(0) == "");
}

TEST_CASE("may_refuse: with four or more one player without a trick does not end it, and is not asked for a card") {
    for (std::uint64_t seed = 1;; ++seed) {
        rng luck(seed);
        G::state s = G::deal({.players = 5}, luck);
        while (G::turn(s) != nobody && s.phase != G::game_phase::keeping)
            G::play(s, G::actions(s).pick(luck));
        int trickless = 0;
        for (seat each : ludo::each_seat(5))
            trickless += s.won[each].empty();
        if (trickless != 1)
            continue;
        REQUIRE(s.phase == G::game_phase::keeping);
        int asked = 0;
        for (; s.phase == G::game_phase::keeping; ++asked) {
            CHECK_FALSE(s.won[s.turn].empty());
            G::play(s, G::action::keep(G::none()));
        }
        CHECK(asked == 4);
        int empty = 0; // R7: and it begins the second part with an empty hand, one of the two
        for (seat each : ludo::each_seat(5))
            empty += s.hands.empty(each);
        CHECK(empty == 1);
        CHECK(G::turn(s) != nobody);
        break;
    }
}
