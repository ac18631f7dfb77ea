#include <ludo/components/collected.hpp>

#include <cstdint>
#include <vector>

#include <ludo/components/card.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/core/hash_128.hpp>
#include <ludo/core/seats.hpp>

#include "support/catch.hpp"

namespace {

using card = ludo::card<"1234", "rb">;
constexpr auto deck = ludo::deck<card, 9>::of("1r 1r 2r 3r 4r "
                                              "1b 2b 2b 2b");
using cell = ludo::grid_cell<ludo::rectangle{.rows = 2, .columns = 2}>;
using cells = ludo::index_set<cell>;
using piles = ludo::collected<deck, cell, 3>;
using ludo::seat;

constexpr cell a1(0, 0), b1(0, 1), a2(1, 0);
constexpr card red_one(0, 0), red_two(1, 0), red_four(3, 0), blue_one(0, 1), blue_two(1, 1);

ludo::census<card> census_of(std::vector<card> const& cards) {
    ludo::census<card> made;
    for (card one : cards)
        made.add(one);
    return made;
}

ludo::census<card> won_by(piles const& cards, seat owner) {
    ludo::census<card> found;
    for (int number = 0; number < deck.size(); ++number)
        if (cards.won(number, owner))
            found.add(deck[number]);
    ludo::census<card> same;
    cards.each_won(owner, [&](card one) { same.add(one); });
    CHECK(same == found);
    return found;
}

template <typename Part>
std::uint64_t sum_of(Part const& part) {
    ludo::hash_128 hash;
    part.add_to(hash);
    return hash.low;
}

} // namespace

TEST_CASE("at first every card of the deck is on the table") {
    STATIC_REQUIRE(piles().left().total() == deck.size());
    STATIC_REQUIRE(piles().left().of(blue_two) == 3);
    REQUIRE(won_by({}, seat(0)).total() == 0);
    for (cell each : cells::all())
        CHECK(piles().candidates(each).total() == 0);
}

TEST_CASE("a card won is in the pile of one seat") {
    piles cards;
    cards.win(blue_two, seat(1));
    cards.win(blue_two, seat(2));
    REQUIRE(won_by(cards, seat(1)) == census_of({blue_two}));
    REQUIRE(won_by(cards, seat(2)) == census_of({blue_two}));
    REQUIRE(won_by(cards, seat(0)).total() == 0);
    REQUIRE(cards.left().of(blue_two) == 1);
    REQUIRE(cards.left().total() == deck.size() - 2);
}

TEST_CASE("of a set one card lies on a place, and nobody else knows which") {
    piles cards;
    cards.win_but_one(red_four, b1);
    cards.win_but_one(red_one, b1);
    cards.win_but_one(red_one, b1);
    cards.win_but_one(blue_one, a2);
    REQUIRE(cards.candidates(b1) == census_of({red_one, red_one, red_four}));
    REQUIRE(cards.candidates(a2) == census_of({blue_one}));
    REQUIRE(cards.candidates(a1).total() == 0);
    REQUIRE(cards.left().of(red_one) == 0);
    REQUIRE(won_by(cards, seat(0)).total() == 0);
    REQUIRE(cards.maybe(4, b1));
    REQUIRE_FALSE(cards.maybe(4, a2));
}

TEST_CASE("the card that shows itself comes back, and the others of its set are won") {
    piles cards;
    for (card one : {red_one, red_one, red_four})
        cards.win_but_one(one, b1);
    cards.win_but_one(blue_one, a2);
    cards.settle(b1, red_one, seat(2));
    REQUIRE(won_by(cards, seat(2)) == census_of({red_one, red_four}));
    REQUIRE(cards.left().of(red_one) == 1);
    REQUIRE(cards.candidates(b1).total() == 0);
    REQUIRE(cards.candidates(a2).total() == 1);
}

TEST_CASE("which of the cards that look the same is where does not matter") {
    piles one, other;
    one.win(red_one, seat(0));
    one.win(red_one, seat(1));
    other.win(red_one, seat(1));
    other.win(red_one, seat(0));
    REQUIRE(one == other);
    CHECK(sum_of(one) == sum_of(other));
    one.win(red_two, seat(0));
    other.win(red_two, seat(1));
    REQUIRE_FALSE(one == other);
    CHECK(sum_of(one) != sum_of(other));
}

TEST_CASE("collected cards do what lists of cards do") {
    prop("winning, collecting sets and settling them, as often as there are cards", [] {
        piles cards;
        std::vector<std::vector<card>> won(3), set(4);
        std::vector<card> left(deck.begin(), deck.end());
        auto const take_out = [](std::vector<card>& from) {
            auto const at = from.begin() + *rc::gen::inRange<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(from.size()));
            card const taken = *at;
            from.erase(at);
            return taken;
        };
        for (int i = 0; i < 20; ++i) {
            seat const by(*rc::gen::inRange(0, 3));
            cell const back = cell::from_index(*rc::gen::inRange(0, cell::count));
            auto& those = set[static_cast<std::size_t>(back.index())];
            auto& pile = won[static_cast<std::size_t>(by.index())];
            int const what = *rc::gen::inRange(0, 5);
            if (what == 0 && !left.empty()) {
                pile.push_back(take_out(left));
                cards.win(pile.back(), by);
            } else if (what < 4 && !left.empty()) {
                those.push_back(take_out(left));
                cards.win_but_one(those.back(), back);
            } else if (!those.empty()) {
                left.push_back(take_out(those));
                cards.settle(back, left.back(), by);
                pile.insert(pile.end(), those.begin(), those.end());
                those.clear();
            }
            RC_ASSERT(cards.left() == census_of(left));
            for (seat each : ludo::each_seat(3))
                RC_ASSERT(won_by(cards, each) == census_of(won[static_cast<std::size_t>(each.index())]));
            for (cell each : cells::all())
                RC_ASSERT(cards.candidates(each) == census_of(set[static_cast<std::size_t>(each.index())]));
        }
        piles again;
        for (seat each : ludo::each_seat(3))
            for (card one : won[static_cast<std::size_t>(each.index())])
                again.win(one, each);
        for (cell each : cells::all())
            for (card one : set[static_cast<std::size_t>(each.index())])
                again.win_but_one(one, each);
        RC_ASSERT(again == cards);
    });
}

TEST_CASE("the places on which a card of a set lies are those of which it is said") {
    piles cards;
    CHECK(cards.backs().empty());
    cards.win_but_one(red_four, b1);
    cards.win_but_one(red_one, b1);
    CHECK(cards.backs() == cells{b1});
    cards.win_but_one(blue_one, a1);
    cards.win(blue_two, seat(2));
    CHECK(cards.backs() == cells{a1, b1});
}
