#include <ludo/components/census.hpp>

#include <array>
#include <cmath>
#include <map>
#include <vector>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

namespace {

using card = ludo::card<"0123", "rb">;
constexpr std::array small{card(0, 0), card(1, 0), card(1, 0), card(0, 1), card(1, 1), card(3, 1)};
constexpr card red_one(1, 0), blue_one(1, 1), red_three(3, 0);

ludo::census<card> census_of(std::vector<card> const& cards) {
    ludo::census<card> made;
    for (card one : cards)
        made.add(one);
    return made;
}

std::vector<card> some_cards() {
    std::vector<card> cards;
    for (int index : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, card::count)))
        cards.push_back(card::from_index(index));
    return cards;
}

} // namespace

TEST_CASE("a census counts cards by kind") {
    constexpr auto counted = [] {
        ludo::census<card> cards;
        for (card one : small)
            cards.add(one);
        return cards;
    }();
    STATIC_REQUIRE(counted.total() == 6);
    STATIC_REQUIRE(counted.of(red_one) == 2);
    STATIC_REQUIRE(counted.of(red_three) == 0);
    STATIC_REQUIRE(ludo::census<card>().total() == 0);

    prop("a census does what a map of counts does, whatever goes in and out", [] {
        std::map<int, int> model;
        int total = 0;
        ludo::census<card> cards;
        for (card one : some_cards()) {
            bool const in = *rc::gen::arbitrary<bool>();
            int& count = model[one.index()];
            if (in)
                cards.add(one);
            else
                RC_ASSERT(cards.remove(one) == (count > 0));
            count += in ? 1 : count > 0 ? -1 : 0;
            total = 0;
            for (auto const& [index, times] : model) {
                RC_ASSERT(cards.of(card::from_index(index)) == times);
                total += times;
            }
            RC_ASSERT(cards.total() == total);
        }
        std::vector<card> listed;
        cards.each([&](card one) { listed.push_back(one); });
        RC_ASSERT(static_cast<int>(listed.size()) == total);
        RC_ASSERT(census_of(listed) == cards);
        for (std::size_t i = 1; i < listed.size(); ++i)
            RC_ASSERT(listed[i - 1].index() <= listed[i].index());
    });
}

TEST_CASE("a card that is not known or not there is not taken out") {
    auto cards = census_of({red_one});
    REQUIRE_FALSE(cards.remove(card()));
    REQUIRE_FALSE(cards.remove(blue_one));
    REQUIRE(cards == census_of({red_one}));
    REQUIRE(cards.remove(red_one));
    REQUIRE_FALSE(cards.remove(red_one));
}

TEST_CASE("all cards of a census can be drawn, each once") {
    prop("what is drawn is what was in it", [](std::uint64_t seed) {
        auto const cards = some_cards();
        auto left = census_of(cards);
        ludo::rng luck(seed);
        std::vector<card> drawn;
        while (left.total() > 0)
            drawn.push_back(left.draw(luck));
        RC_ASSERT(census_of(drawn) == census_of(cards));
    });
}

TEST_CASE("each card of a census is as likely as the others, so a kind as likely as it has cards") {
    auto const cards = census_of({red_one, red_one, red_one, blue_one, card(0, 1), card(0, 1)});
    ludo::rng luck(11);
    std::map<int, double> found;
    for (int i = 0; i < 6000; ++i) {
        auto left = cards;
        ++found[left.draw(luck).index()];
    }
    REQUIRE(found.size() == 3);
    double chi_square = 0;
    for (auto const& [index, times] : found) {
        double const expected = 1000.0 * cards.of(card::from_index(index));
        chi_square += (times - expected) * (times - expected) / expected;
    }
    REQUIRE(chi_square < 2 + 8 * 2); // mean and standard deviation are 2
}
