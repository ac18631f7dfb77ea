// What a seat can work out where the stock has parts: each hand drawn from the one and the other.
#include <ludo/games/yamy/knowledge.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/yamy.hpp"

using namespace ludo;
using G = yamy;

namespace {

/// A round in which this part of the stock, of which everybody knows which cards it has, is dealt first, and then the rest.
G::state dealt_from_two_parts(int players, std::string_view first_part, std::string_view then) {
    census<G::card> left;
    for (G::card each : G::deck)
        left.add(each);
    card_list<G::card, 96> first, second;
    for (G::card each : cards_of(first_part)) {
        left.remove(each);
        first.add(each);
    }
    for (G::card each : cards_of(then)) {
        left.remove(each);
        second.add(each);
    }
    left.each([&](G::card each) { second.add(each); });
    G::state s;
    s.chosen.players = players;
    s.stock.lay_beneath(first, false);
    s.stock.lay_beneath(second, false);
    s.luck = no_luck; // so that they stay in this order
    s.phase = G::game_phase::choosing;
    s.turn = seat(0);
    for (int i = 0; i < 5 * players; ++i) { // one card at a time
        ludo::yamy_game::draw_top(s, s.turn);
        s.turn = s.turn.next(players);
    }
    s.luck = rng(1);
    return s;
}

std::string text(G::state const& s, int owner) {
    std::string words;
    s.hands[seat(owner)].each([&](G::card each, int) { words += (words.empty() ? "" : " ") + to_text(each); });
    return words;
}

} // namespace

TEST_CASE("between two, who drew the rest of the first part knows what the other drew of it") {
    // seat 0 gets 1r and 2r of the first part, seat 1 gets 1y and 2y; then three of the second each
    G::state const s = dealt_from_two_parts(2, "1r 1y 2r 2y", "3r 3y 3r 3y 3r 3y");
    CHECK(text(s, 0) == "1r 2r 3r 3r 3r");
    CHECK(text(s, 1) == "1y 2y 3y 3y 3y");
    G::state const seen = G::view(s, seat(0));
    CHECK(text(seen, 1) == "? ? ? ? ?"); // what it can work out is not listed as known
    rng luck(3);
    for (int i = 0; i < 500; ++i) {
        G::state const full = G::determinize(seen, luck);
        CHECK(full.hands[seat(1)].contains(G::card::parse("1y").value()));
        CHECK(full.hands[seat(1)].contains(G::card::parse("2y").value()));
    }
}

TEST_CASE("each hand holds as many cards of a used-up part as it drew of it") {
    // of six cards each of three seats drew two: seat 0 the red ones, so the others share four: 6 ways for seat 1
    G::state const s = dealt_from_two_parts(3, "1r 1y 1b 2r 2y 2b", "3r 3y 3g 4r 4y 4g 5r 5y 5g");
    G::state const seen = G::view(s, seat(0));
    int const draws = 6000;
    std::map<std::string, int> found;
    rng luck(9);
    for (int i = 0; i < draws; ++i) {
        G::state const full = G::determinize(seen, luck);
        auto const of_the_first_part = [&](int owner) {
            std::string cards;
            full.hands[seat(owner)].each([&](G::card each, int age) {
                if (age == 2)
                    cards += to_text(each) + ' ';
            });
            return cards;
        };
        ++found[of_the_first_part(1) + "| " + of_the_first_part(2)];
    }
    // the exact number of each: all ways of dealing four different cards into two hands of two
    std::vector<std::string> cards{"1b", "1y", "2b", "2y"};
    std::set<std::string> ways;
    do {
        // in a hand they stand in the order of the colours r y g b, and of the numbers in each
        auto const hand = [](std::string one, std::string other) {
            auto const place = [](std::string const& card) {
                return std::string("rygb").find(card[1]) * 6 + static_cast<std::size_t>(card[0] - '1');
            };
            if (place(one) > place(other))
                std::swap(one, other);
            return one + ' ' + other + ' ';
        };
        ways.insert(hand(cards[0], cards[1]) + "| " + hand(cards[2], cards[3]));
    } while (std::next_permutation(cards.begin(), cards.end()));
    REQUIRE(ways.size() == 6);
    REQUIRE(found.size() == ways.size());
    for (std::string const& way : ways) {
        INFO(way);
        CHECK(found[way] > draws / 6 - 180); // the deviation is 29
        CHECK(found[way] < draws / 6 + 180);
    }
}

TEST_CASE("a card of a used-up part that is discarded is no longer in a hand, and its like of the next part may be") {
    G::state s = dealt_from_two_parts(2, "1r 1y 2r 2y", "3r 3y 3r 3y 3r 3y");
    G::play(s, G::action::draw());
    G::play(s, G::action::discard(G::card::parse("3r").value()));
    G::play(s, G::action::draw());
    G::play(s, G::action::discard(G::card::parse("1y").value())); // seat 1's, of the first part
    // three more 1y are among the 88 unknown cards of the second part, 4 of them in this hand
    int with_another = 0;
    rng luck(4);
    for (int i = 0; i < 4000; ++i) {
        G::state const full = G::determinize(G::view(s, seat(0)), luck);
        CHECK(full.hands[seat(1)].contains(G::card::parse("2y").value()));
        with_another += full.hands[seat(1)].contains(G::card::parse("1y").value());
    }
    CHECK(with_another > 390); // 1 - 84 * 83 * 82 / (88 * 87 * 86), of 4000 draws 527; the deviation is 21
    CHECK(with_another < 660);
}

TEST_CASE("what one hand alone has of a used-up part all know once the next part is begun") {
    // of the first part seat 0 gets 1r alone
    G::state s = dealt_from_two_parts(2, "1r", "3y 3r 3y 3r 3y 3r 3y 3r 4y");
    CHECK(text(G::view(s, seat(1)), 0) == "1r ? ? ? ?");
    CHECK(text(G::view(s, nobody), 0) == "1r ? ? ? ?");
    CHECK(wrong_with<G>(G::view(s, seat(1))) == nullptr);
}

TEST_CASE("there are ages enough: each part but the one being drawn has cards in two hands") {
    // all 25 cards in hands are unseen: two of each of twelve parts, in different hands, and one of another
    G::state s;
    s.chosen.players = 5;
    s.luck = rng(1);
    s.turn = seat(0);
    s.phase = G::game_phase::choosing;
    int number = 0;
    for (G::card each : G::deck) {
        seat const owner(number % 5);
        if (number < 25)
            s.hands[owner].add(each, number == 24 ? ludo::yamy_game::held_cards::oldest : 1 + number / 2);
        else
            s.discards.put(owner, each);
        ++number;
    }
    std::set<int> ages;
    for (int played = 0; played < 12; ++played) {
        G::play(s, G::action::draw()); // the discards become a part
        ages.clear();
        for (auto const& each : s.hands.of)
            each.each([&](G::card, int its_age) { ages.insert(its_age); });
        if (played == 0) {
            CHECK(ages.size() == 14);
            CHECK(*ages.begin() == ludo::yamy_game::held_cards::open);
            CHECK(*ages.rbegin() == 13);
            for (int part = 1; part <= 12; ++part)
                for (int holder : {2 * (part - 1) % 5, (2 * part - 1) % 5}) {
                    auto held = s.hands[seat(holder)];
                    held.hide();
                    CHECK(held.hidden(part + 1) == 1);
                }
        }
        for (seat viewer : ludo::each_seat(5)) {
            rng luck(1);
            G::state const seen = G::view(s, viewer);
            CHECK(wrong_with<G>(seen) == nullptr);
            CHECK(G::view(G::determinize(seen, luck), viewer) == seen);
        }
        G::play(s, G::actions(s).nth(0));
        while (s.stock.size() > 0)
            s.discards.put(seat(0), s.stock.draw());
    }
}

TEST_CASE("all unknown cards can be of one used-up part") {
    std::string part; // 25 cards to deal to five, and one to draw
    for (char number = '1'; number <= '6'; ++number)
        for (char colour : std::string("rygb"))
            part += std::string{number, colour, ' '};
    G::state s = dealt_from_two_parts(5, part + "1r 1y", "3r");
    G::play(s, G::action::draw());
    G::state const seen = G::view(s, nobody); // nobody's hand
    CHECK(seen.out.size() == 26);
    CHECK(wrong_with<G>(seen) == nullptr);
    rng luck(1);
    CHECK(G::view(G::determinize(seen, luck), nobody) == seen);
}

TEST_CASE("ages and the cards of used-up parts agree in whole games with many parts") {
    int with_parts = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        rng luck(seed);
        G::options chosen{.players = 2 + static_cast<int>(seed % 4)};
        G::state s = G::deal(chosen, luck);
        for (int played = 0; played < 3000 && s.turn != nobody; ++played) {
            auto const legal = G::actions(s);
            G::play(s, legal.contains(G::action::draw()) && luck.below(12) > 0 ? G::action::draw() : lays_down(s, luck));
            if (played % 7 != 0)
                continue;
            for (seat viewer : ludo::each_seat(chosen.players)) {
                G::state const seen = G::view(s, viewer);
                G::state const full = G::determinize(seen, luck);
                // of each age all hands together have the very cards that they have in truth, if the part is used up
                for (int age = ludo::yamy_game::first_age_out(s); age <= ludo::yamy_game::held_cards::oldest; ++age) {
                    auto const of_age = [&](G::state const& one) {
                        std::multiset<int> cards;
                        for (auto const& each : one.hands.of)
                            each.each([&](G::card card, int its_age) {
                                if (its_age == age)
                                    cards.insert(card.index());
                            });
                        return cards;
                    };
                    CHECK(of_age(full) == of_age(s));
                    with_parts += seen.out.size() > 0;
                }
                CHECK(G::view(full, viewer) == seen);
            }
        }
    }
    CHECK(with_parts > 100);
}
