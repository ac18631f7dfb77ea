// The rulings Y1 to Y21 of the README, each in every reading that a table may choose.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <vector>

#include <ludo/io/json.hpp>

#include "support/catch.hpp"
#include "support/yamy.hpp"

using namespace ludo;
using G = yamy;

namespace {

// hands that fill little; nobody can call but for series
constexpr char const* poor = "1r 1r 2r 2r 4y";
constexpr char const* other_poor = "3r 3r 5r 5r 6y";

/// Draws and throws the drawn card away until the stock is empty; the stock gives nothing that matters.
void draw_all(yamy_table& table) {
    while (!table.state().stock.empty()) {
        auto const drawn = table.state().stock[0];
        REQUIRE(table.plays("draw, discard " + to_text(drawn)) == "");
    }
}

} // namespace

TEST_CASE("Y1: the figures give 10, 15, 20, 25, 30 and 50") {
    CHECK(points_of("1r 1y 2r 2y 5g", "two-pairs") == 10);
    CHECK(points_of("1r 1y 1g 2y 5g", "three") == 15);
    CHECK(points_of("1r 1y 1g 2y 2g", "full-house") == 20);
    CHECK(points_of("1r 2y 3g 4y 5g", "straight") == 25);
    CHECK(points_of("1r 1y 1g 1b 5g", "four") == 30);
    CHECK(points_of("1r 2r 4r 5r 6r", "flush") == 50);
}

TEST_CASE("Y2: the series give the bonus from 52 on, and 51 do not") {
    // 4 + 8 + 12 + 16 + 12 = 52 (s6 with two colours); with one 1 less, 51
    G::state s;
    int const points[] = {4, 8, 12, 16, 0, 12};
    for (int i = 0; i < 6; ++i)
        s.sheets[seat(0)].write(G::box::from_index(i), points[i]);
    for (int i = 0; i < 6; ++i)
        s.sheets[seat(1)].write(G::box::from_index(i), points[i] - (i == 0));
    CHECK(G::scores(s)[seat(0)] == 92);
    CHECK(G::scores(s)[seat(1)] == 51);
    s.chosen.bonus_threshold = 53; // as the figure of the sheet could be read
    CHECK(G::scores(s)[seat(0)] == 52);
}

TEST_CASE("Y2: the bonus counts as soon as it is reached") {
    CHECK(yamy_table(yamy::options{.bonus_threshold = 0}, 1).score(0) == 40);
    CHECK(yamy_table(yamy::options{}, 1).score(0) == 0);
}

TEST_CASE("Y3: the top card of any other player's pile can be taken, never of one's own") {
    yamy_table table(dealt({.players = 3}, {poor, other_poor, "4r 4r 6r 6r 1y"}, "1g 1b 3g"));
    REQUIRE(table.plays("draw, discard 1g, draw, discard 1b, draw, discard 3g, take 0") == "yamy.take.other");
    CHECK(table.may("take 1"));
    CHECK(table.may("take 2"));
    CHECK(table.plays("take 3") == "yamy.take.other"); // nobody sits there
    CHECK(table.plays("take 1") == "");
    CHECK(table.hand(0) == "1r 1r 2r 2r 4y 1b");
}

TEST_CASE("Y4: from an empty pile nothing is taken") {
    yamy_table table(dealt({}, {poor, other_poor}));
    CHECK(table.plays("take 1") == "yamy.take.empty");
}

TEST_CASE("Y5: the card just taken can be discarded, from the stock and from a pile") {
    yamy_table table(dealt({}, {poor, other_poor}, "6b"));
    CHECK(table.plays("draw, discard 6b, take 0, discard 6b") == "");
    CHECK(table.state().discards.size(seat(0)) == 0);
    CHECK(to_text(table.state().discards.top(seat(1))) == "6b");
}

TEST_CASE("Y6: who lays down announces an open figure that he has") {
    yamy_table table(dealt({}, {poor, other_poor}));
    CHECK(table.plays("show flush") == "yamy.note.held");
    CHECK(table.plays("strike flush") == "yamy.strike.caller");
    CHECK(table.plays("score s1") == "yamy.score.shown");
    CHECK(table.plays("show s1, score s1, strike s1, show s1") == "yamy.note.open");
}

TEST_CASE("Y6, Y7: then he notes any of his figures or strikes one, first, like everybody after him") {
    for (auto const how : {G::calling::as_others, G::calling::without_figure}) {
        G::state const begun = dealt({.players = 3, .caller = how}, {"3g 3r 3y 1b 2b", poor, other_poor});
        yamy_table table(begun);
        CHECK(table.plays("show s3") == "");
        CHECK(table.mover() == 0);
        CHECK(table.state().phase == G::game_phase::noting);
        CHECK(table.known(1, 0) == table.hand(0)); // all hands are shown
        CHECK(table.known(1, 2) == table.hand(2));
        CHECK(table.plays("show s3") == "yamy.show.once");
        CHECK(table.plays("score flush") == "yamy.note.held");
        CHECK(table.actions().size() == 4 + 12); // s1, s2, s3 and three of a kind; or a box struck out
        CHECK(table.plays("score three") == ""); // another one than he announced
        CHECK(table.score(0) == 15);
        CHECK(table.mover() == 1);
        CHECK(table.plays("strike s6") == "");
        CHECK(table.mover() == 2);
        CHECK(table.plays("strike s6") == "");
        CHECK(table.state().round == 2);

        yamy_table struck(begun);
        CHECK(struck.plays("show s3, strike flush") == "");
        CHECK(struck.score(0) == 0);
        CHECK(struck.mover() == 1);
    }
}

TEST_CASE("Y6: or he may lay down with nothing to announce, and strikes a box at once, where the table agrees on that") {
    yamy_table table(dealt({.caller = G::calling::without_figure, .min_series_cards_to_call = 2}, {poor, other_poor}));
    CHECK(table.plays("show s1") == "yamy.show.series"); // he has nothing
    CHECK(table.plays("strike flush") == "");
    CHECK(table.mover() == 1);
    CHECK(table.state().phase == G::game_phase::noting);
    CHECK(table.plays("strike flush") == ""); // his own
    CHECK(table.state().round == 2);
    CHECK(table.plays("strike s1, strike flush") == "yamy.note.open");
}

TEST_CASE("Y7: or the figure that was announced is written at once, and there is nothing to choose") {
    yamy_table table(dealt({.caller = G::calling::announced}, {"3g 3r 3y 1b 2b", other_poor}));
    CHECK(table.plays("strike flush") == "yamy.strike.caller");
    CHECK(table.plays("show s3") == "");
    CHECK(table.score(0) == 9);
    CHECK(table.mover() == 1);
    CHECK(table.plays("strike s1") == "");
    CHECK(table.state().round == 2);
}

TEST_CASE("Y6: a position in which somebody has just laid down has a figure to announce") {
    auto const laid_down = [](G::options const& chosen, std::string const& hand) {
        G::state s = dealt(chosen, {hand, other_poor});
        s.phase = G::game_phase::noting;
        s.to_note = 2;
        s.luck = rng(1);
        char const* const said = wrong_with<G>(s);
        return std::string(said ? said : "");
    };
    std::string const nothing = "to_note: nobody can have laid down without a figure to announce";
    CHECK(laid_down({}, poor) == "");
    CHECK(laid_down({.min_series_cards_to_call = 2}, poor) == nothing);
    CHECK(laid_down({.caller = G::calling::without_figure, .min_series_cards_to_call = 2}, poor) == nothing);
    CHECK(laid_down({.caller = G::calling::announced}, poor) == nothing); // what he announced is written
}

TEST_CASE("Y6, Y7: how one lays down is an option with three names, in texts and in JSON") {
    for (auto const* name : {"announced", "without_figure"}) {
        G::options chosen;
        CHECK(set_option<G>(chosen, "caller", name) == "");
        CHECK(to_text<G>(chosen) == std::string("players 2\noption caller ") + name + '\n');
        CHECK(options_from_json<G>({{"caller", name}})->caller == chosen.caller);
    }
    std::string const takes = "caller takes as_others, announced or without_figure";
    for (auto const* value : {"", "others", "As_others", "as_others ", "true", "0"}) {
        G::options chosen;
        CHECK(set_option<G>(chosen, "caller", value) == takes);
        CHECK(chosen == G::options());
    }
    for (json const& value : {json("others"), json(true), json(0), json()})
        CHECK(options_from_json<G>({{"caller", value}}).error() == takes);
    G::options chosen;
    CHECK(set_option<G>(chosen, "caller_may_strike", "true") == "yamy has no option caller_may_strike");
    CHECK(options_from_json<G>({{"caller_may_strike", true}}).error() == "there is no option `caller_may_strike`");
    CHECK(load_text<G>("ludotheque 1\ngame yamy\nplayers 2\noption caller others\nseed 7\n").error() == "line 4: " + takes);
    auto const told = load_text<G>("ludotheque 1\ngame yamy\nplayers 2\noption caller announced\nseed 7\n");
    REQUIRE(told);
    CHECK(told->state().chosen.caller == G::calling::announced);
}

TEST_CASE("Y8: the others may strike although they could score") {
    yamy_table table(dealt({}, {poor, "1y 2y 3y 4y 5y"}));
    CHECK(table.plays("show s1, score s1") == "");
    CHECK(table.may("score flush"));
    CHECK(table.plays("strike flush") == "");
    CHECK(table.score(1) == 0);
}

TEST_CASE("Y9: a series of one card can be announced, in the first turn of all") {
    yamy_table table(dealt({}, {poor, other_poor}));
    CHECK(table.plays("show s4, score s4") == "");
    CHECK(table.score(0) == 4);
}

TEST_CASE("Y9: or it takes more colours to lay down for it, but not to note it") {
    yamy_table table(dealt({.min_series_cards_to_call = 2}, {"1r 1y 2r 2r 4y", other_poor}));
    CHECK(table.plays("show s2") == "yamy.show.series"); // two cards that look the same are one
    CHECK(table.plays("show s1") == "");
    CHECK(table.may("score s2")); // one colour is enough now
    CHECK(table.plays("score s1") == "");
    CHECK(table.may("score s3"));
}

TEST_CASE("Y10: cards that look the same count once") {
    CHECK(points_of("6r 6r 6r 6r 6g", "s6") == 12);
    CHECK(points_of("6r 6r 6r 6r 6g", "four") == -1);
    CHECK(points_of("6r 6r 5g 5g 1r", "two-pairs") == -1);
}

TEST_CASE("Y11: four of a kind are not two pairs") {
    CHECK(points_of("6r 6y 6g 6b 1r", "two-pairs") == -1);
    CHECK(points_of("6r 6y 6g 6b 1r", "two-pairs", true) == 10); // where the table agrees on that
    CHECK(points_of("6r 6y 6g 6g 1r", "two-pairs", true) == -1);
    yamy_table no(dealt({}, {"6r 6y 6g 6b 1r", other_poor}));
    CHECK(no.plays("show two-pairs") == "yamy.note.held");
    yamy_table yes(dealt({.four_counts_as_two_pairs = true}, {"6r 6y 6g 6b 1r", other_poor}));
    CHECK(yes.plays("show two-pairs") == "");
}

TEST_CASE("Y12: a better figure fills the boxes of those in it") {
    CHECK(points_of("6r 6y 6g 6b 1r", "three") == 15);
    CHECK(points_of("6r 6y 6g 1b 1r", "three") == 15);
    CHECK(points_of("6r 6y 6g 1b 1r", "two-pairs") == 10);
}

TEST_CASE("Y13: a straight goes from 1 to 5 or from 2 to 6") {
    CHECK(points_of("1r 2y 3g 4b 5r", "straight") == 25);
    CHECK(points_of("2r 3y 4g 5b 6r", "straight") == 25);
    CHECK(points_of("1r 3y 4g 5b 6r", "straight") == -1);
    CHECK(points_of("1r 2y 4g 5b 6r", "straight") == -1);
}

TEST_CASE("Y14: a straight of one colour is a flush as well") {
    CHECK(points_of("1r 2r 3r 4r 5r", "straight") == 25);
    CHECK(points_of("1r 2r 3r 4r 5r", "flush") == 50);
}

TEST_CASE("Y15: an empty stock is made anew of the discards but the top ones, shuffled") {
    yamy_table table(dealt({}, {poor, other_poor}));
    draw_all(table);
    CHECK(table.state().discards.total() == 86);
    int const next = table.mover();
    auto const top = table.state().discards.top(seat(next));
    CHECK(table.plays("draw") == "");
    CHECK(table.state().stock.size() == 83);
    CHECK(table.state().discards.size(seat(0)) == 1);
    CHECK(table.state().discards.size(seat(1)) == 1);
    CHECK(table.state().discards.top(seat(next)) == top);
}

TEST_CASE("Y15: or play goes on with the discards only") {
    yamy_table table(dealt({.stock_exhausted = G::exhausted::discards_only}, {poor, other_poor}));
    draw_all(table);
    CHECK(table.plays("draw") == "yamy.draw.empty");
    CHECK(table.plays("take " + std::to_string(1 - table.mover())) == "");
}

TEST_CASE("Y15: or the round ends, and all note, beginning with who could not draw") {
    yamy_table table(dealt({.stock_exhausted = G::exhausted::end_round}, {poor, other_poor}));
    draw_all(table);
    int const next = table.mover();
    CHECK(table.plays("draw") == "");
    CHECK(table.mover() == next);
    CHECK(table.plays("draw") == "yamy.show.once"); // nobody has laid down, but the round is over
    CHECK(std::string(ludo::yamy_game::show_once.text.english).find("laid down") == std::string::npos);
    CHECK(table.plays("strike s1") == "");
    CHECK(table.mover() == 1 - next);
    CHECK(table.plays("strike s1") == "");
    CHECK(table.state().round == 2);
}

namespace {

yamy_table second_round(G::gathering how, std::uint64_t seed = 1) {
    G::state s = dealt({.between_rounds = how}, {"5b 5b 2r 1g 1b", "3r 3y 3g 3b 4r"}, "6r 6y 2b 2g 2y 1y 4y 4g 4b 1r");
    s.luck = rng(seed);
    yamy_table table(s);
    REQUIRE(table.plays("draw, discard 5b, draw, discard 6y, show s1, score s1, score four") == "");
    REQUIRE(table.state().round == 2);
    return table;
}
std::string last(yamy_table const& table, std::size_t cards) {
    std::string const all = table.stock();
    return all.substr(all.size() - cards * 3 + 1);
}

} // namespace

TEST_CASE("Y16: the cards of a round go beneath the rest of the stock, which stays as it is, and are shuffled") {
    auto const one = second_round(G::gathering::shuffle_packet, 1);
    auto const other = second_round(G::gathering::shuffle_packet, 2);
    CHECK(one.hand(1) == other.hand(1));    // dealt from the rest
    CHECK(one.hand(1) == "1r 2y 4y 2b 4b"); // every other one of what was left: 2b 2g 2y 1y 4y 4g 4b 1r 1r 1r
    CHECK(one.stock(62) == other.stock(62));
    CHECK(last(one, 12) == last(other, 12));     // they are shuffled when they are begun
    auto const seen = one.view(seat(0)).state(); // everybody knows which cards lie there
    CHECK(seen.stock.parts() == 2);
    CHECK(seen.stock[seen.stock.size() - 1] == one.state().stock[seen.stock.size() - 1]);
    auto const begun = [](G::state s) {
        while (s.stock.parts() > 1)
            s.stock.draw();
        ludo::yamy_game::begin_part(s);
        return s.stock;
    };
    CHECK_FALSE(begun(one.state()) == begun(other.state()));
}

TEST_CASE("Y16: or they keep their order: hands, sorted, then piles, from the first player on") {
    auto const table = second_round(G::gathering::keep_order);
    CHECK(last(table, 12) == "1b 1g 2r 5b 6r 3b 3g 3r 3y 4r 5b 6y");
    auto const seen = table.view(seat(0)).state();
    CHECK(to_text(seen.stock[seen.stock.size() - 1]) == "6y");
    CHECK(to_text(seen.stock[0]) == "?");
}

TEST_CASE("Y16: or all cards are shuffled") {
    auto const one = second_round(G::gathering::shuffle_all, 1);
    auto const other = second_round(G::gathering::shuffle_all, 2);
    CHECK(one.hand(1) != other.hand(1));
    CHECK(one.state().stock.parts() == 1);
}

TEST_CASE("Y16: cards that all know are known in the hand that draws them") {
    yamy_table table(dealt({.between_rounds = G::gathering::keep_order}, {poor, other_poor}));
    draw_all(table);
    REQUIRE(table.plays("draw") == ""); // one card is drawn from the new stock
    REQUIRE(table.play(table.actions().nth(0)));
    for (int guard = 0; table.state().stock.size() > 4 && guard < 200; ++guard)
        REQUIRE((table.plays("draw") == "" && table.play(table.actions().nth(0))));
    for (auto a : table.actions())
        if (a.is<"show">()) {
            REQUIRE(table.play(a));
            break;
        }
    REQUIRE(table.state().phase == G::game_phase::noting);
    REQUIRE(table.play(table.actions().nth(0)));
    REQUIRE(table.play(table.actions().nth(0)));
    REQUIRE(table.state().round == 2);
    // four cards that nobody knows were dealt first, and then six of which everybody knows the order
    for (int viewer : {0, 1}) {
        std::string const known = table.known(viewer, 1 - viewer);
        CHECK(std::count(known.begin(), known.end(), '?') == 2);
    }
}

TEST_CASE("Y17: all note in turn, the caller first, then from his left") {
    yamy_table table(dealt({.players = 3, .first = seat(1)}, {poor, other_poor, "4r 4r 6r 6r 1y"}));
    CHECK(table.plays("show s1") == "");
    CHECK(table.mover() == 1);
    CHECK(table.plays("score s1") == "");
    CHECK(table.mover() == 2);
    CHECK(table.plays("strike s1") == "");
    CHECK(table.mover() == 0);
}

TEST_CASE("Y18: a round has no end by itself") {
    yamy_table table(dealt({.stock_exhausted = G::exhausted::discards_only}, {poor, other_poor}));
    draw_all(table);
    for (int i = 0; i < 500; ++i) {
        REQUIRE(table.plays("take " + std::to_string(1 - table.mover())) == "");
        REQUIRE(table.play(table.actions().nth(0)));
    }
    CHECK(table.state().round == 1);
}

TEST_CASE("Y19: equal totals share the place") {
    yamy_table table(dealt({.players = 3}, {"1r 1y 2r 2y 4y", "3r 3y 5r 5y 6y", "4r 4r 6r 6r 1y"}));
    CHECK(table.plays("show two-pairs, score two-pairs, score two-pairs") == "");
    CHECK(table.places()[seat(0)] == 1);
    CHECK(table.places()[seat(1)] == 1);
    CHECK(table.places()[seat(2)] == 3);
}

TEST_CASE("Y20: two to five play, and any seat may begin") {
    CHECK(wrong_with<G>({.players = 1}) != nullptr);
    CHECK(wrong_with<G>({.players = 6}) != nullptr);
    CHECK(wrong_with<G>({.players = 3, .first = seat(3)}) != nullptr);
    for (int players = 2; players <= 5; ++players)
        CHECK(yamy_table({.players = players, .first = seat(players - 1)}, 1).mover() == players - 1);
    yamy_table table(dealt({.players = 2, .first = seat(1)}, {poor, other_poor}));
    CHECK(table.plays("show s1, score s1, strike s1") == "");
    CHECK(table.mover() == 0); // the next round another seat begins
}

namespace {

/// Seat 0 holds three cards that look the same, of these ages, and discards one: the ages of the two that stay.
std::vector<int> left_of_three(std::vector<int> const& ages, std::uint64_t seed, G::state& s) {
    auto const one = G::card::parse("1r").value();
    s = dealt({}, {"2r 3r 1r 1r 1r", other_poor}, "6b");
    while (s.hands[seat(0)].contains(one))
        s.hands[seat(0)].remove(one);
    for (int age : ages)
        s.hands[seat(0)].add(one, age);
    s.luck = rng(seed);
    G::play(s, G::action::draw());
    G::play(s, G::action::discard(one));
    std::vector<int> left;
    s.hands[seat(0)].each([&](G::card each, int age) {
        if (each == one)
            left.push_back(age);
    });
    return left;
}

} // namespace

TEST_CASE("Y21: of cards that look the same luck says which goes, and all see from which part of the stock it was") {
    std::map<std::vector<int>, int> found;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        G::state s;
        auto const left = left_of_three({1, 2, 2}, seed, s);
        ++found[left];
        CHECK_FALSE(s.luck == rng(seed));
        CHECK(G::view(s, seat(1)).hands[seat(0)].hidden(1) == std::count(left.begin(), left.end(), 1) + 3); // 2r 3r and 6b
        CHECK(G::view(s, seat(1)).hands[seat(0)].hidden(2) == std::count(left.begin(), left.end(), 2));
    }
    CHECK(found.size() == 2);
    CHECK(std::abs(found[{2, 2}] - 200) < 60); // the deviation is 12
}

TEST_CASE("Y21: or that it was one that they know") {
    std::map<std::vector<int>, int> found;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        G::state s;
        auto const left = left_of_three({0, 1, 2}, seed, s);
        ++found[left];
        CHECK(G::view(s, seat(1)).hands[seat(0)].contains(G::card::parse("1r").value()) == (left[0] == 0));
    }
    for (std::vector<int> const& left : {std::vector{1, 2}, std::vector{0, 2}, std::vector{0, 1}})
        CHECK(std::abs(found[left] - 200) < 60);
}

TEST_CASE("Y21: of cards of one part any goes: nobody sees which, and there is no luck in it") {
    G::state s;
    CHECK(left_of_three({2, 2, 2}, 1, s) == std::vector{2, 2});
    CHECK(s.luck == rng(1));
}

TEST_CASE(
    "Y21: who plays on what a seat sees, where nobody knows the luck, discards one that all know, or else the one drawn last") {
    auto const one = G::card::parse("1r").value();
    G::state s = dealt({}, {"2r 3r 1r 1r 1r", other_poor}, "6b");
    s.hands[seat(0)].remove(one);
    s.hands[seat(0)].add(one, 2);
    G::play(s, G::action::draw());
    G::state seen = G::view(s, seat(0));
    G::play(seen, G::action::discard(one));
    CHECK(seen.hands[seat(0)].alike(one) == 2);
    CHECK(seen.luck == no_luck);
}

TEST_CASE("a card taken from a pile is known in the hand until it is discarded") {
    yamy_table table(dealt({}, {poor, other_poor}, "6b 1b"));
    REQUIRE(table.plays("draw, discard 6b, take 0, discard 3r") == "");
    CHECK(table.known(0, 1) == "6b ? ? ? ?");
    REQUIRE(table.plays("draw, discard 1b, draw, discard 6b") == "");
    CHECK(table.known(0, 1) == "? ? ? ? ?");
    CHECK(table.known(1, 1) == table.hand(1));
}

TEST_CASE("hands are shown when somebody lays down") {
    yamy_table table(dealt({.players = 3}, {poor, other_poor, "4r 4r 6r 6r 1y"}));
    REQUIRE(table.plays("show s1") == "");
    CHECK(table.known(0, 2) == table.hand(2));
    CHECK(table.known(1, 0) == table.hand(0));
}
