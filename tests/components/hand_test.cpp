#include <ludo/components/hand.hpp>

#include <algorithm>
#include <utility>
#include <vector>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

namespace {
using card = ludo::card<"123456", "rygb">;
using hand = ludo::hand<card, 6>;
constexpr card one(0, 0), two(1, 0), six(5, 3);

/// What others see, card by card.
hand covered(hand const& held) {
    hand seen;
    held.each([&](card each, int age) { seen.add(age == hand::open ? each : card(), age); });
    return seen;
}

std::vector<int> ages_of(hand const& held) {
    std::vector<int> ages;
    held.each([&](card, int age) { ages.push_back(age); });
    return ages;
}
hand seen_by_others(hand held) {
    held.hide();
    return held;
}
} // namespace

TEST_CASE("a hand has no order") {
    constexpr auto added = [](auto... cards) {
        hand made;
        (made.add(cards), ...);
        return made;
    };
    STATIC_REQUIRE(added(one, six, two) == added(six, two, one));
    STATIC_REQUIRE(added(one, one).size() == 2);
    STATIC_REQUIRE(added(one, one).kinds().size() == 1);
    STATIC_REQUIRE_FALSE(added(one, one) == added(one));
    STATIC_REQUIRE(sizeof(hand) == 8);
}

TEST_CASE("others see the open cards of a hand and the backs of the others") {
    hand held;
    held.add(six);
    held.add(one, held.open);
    held.add(two);
    hand const seen = seen_by_others(held);
    CHECK(seen.size() == 3);
    CHECK(seen.hidden() == 2);
    CHECK(seen.contains(one));
    CHECK_FALSE(seen.contains(six));
    CHECK(seen_by_others(seen) == seen);
}

TEST_CASE("of cards that look the same the table names one, if they are of different ages") {
    hand held;
    held.add(one, 2);
    held.add(six, 1);
    CHECK(held.alike(one) == 1);
    held.add(one, 2);
    CHECK(held.alike(one) == 1);
    held.add(one, 1);
    CHECK(held.alike(one) == 3);
    CHECK(held.alike(six) == 1);
    held.add(one, held.open);
    CHECK(held.alike(one) == 4);
    held.remove(one);
    CHECK(ages_of(held) == std::vector{1, 2, 2, 1});
    held.remove(one, 2);
    CHECK(ages_of(held) == std::vector{1, 2, 1});
    CHECK(held.alike(one) == 2);
    held.remove(one, 0);
    CHECK(ages_of(held) == std::vector{2, 1});
}

TEST_CASE("ages change as the table says, and a card can become open") {
    hand held;
    held.add(two, held.open);
    held.add(one, 1);
    held.add(one, 3);
    held.add(six, 3);
    held.turn_ages([](int age) { return age == 3 ? hand::open : age == 1 ? 15 : age; });
    CHECK(ages_of(held) == std::vector{0, 15, 0, 0});
    CHECK(ages_of(seen_by_others(held)) == std::vector{0, 0, 0, 15});
}

TEST_CASE("unknown cards are told apart by their ages") {
    hand held;
    held.add(two, held.open);
    held.add(card(), 3);
    held.add(one, 15);
    held.add(card(), 2);
    CHECK(held.hidden() == 2);
    CHECK(held.hidden(3) == 1);
    CHECK(held.hidden(15) == 0);
    CHECK(seen_by_others(held).hidden(15) == 1);
    std::vector<int> old;
    held.each_from(3, [&](card each, int age) { old.push_back(each.known() ? age : -age); });
    CHECK(old == std::vector{15, -3});
}

TEST_CASE("a back is any card that it could be, and keeps its age") {
    hand held;
    held.add(two, held.open);
    held.add(one, 2);
    held.add(six, 3);
    hand seen = seen_by_others(held);
    seen.imagine(3, six);
    CHECK(seen.hidden() == 1);
    seen.imagine(2, one);
    CHECK(seen == held);
}

TEST_CASE("a hand does what a sorted list does") {
    prop("adding and removing one after the other", [] {
        std::vector<std::pair<int, int>> model; // the card's index, or more than any for an unknown one, and its age
        hand held;
        for (int i = 0; i < 40; ++i) {
            if (model.size() == 6 || (!model.empty() && *rc::gen::inRange(0, 3) == 0)) {
                int const kind = model[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(model.size())))].first;
                model.erase(std::find_if(model.begin(), model.end(), [&](auto const& each) { return each.first == kind; }));
                held.remove(kind < card::count ? card::from_index(kind) : card());
                RC_ASSERT(seen_by_others(held) == covered(held));
            } else {
                int const kind = *rc::gen::inRange(0, card::count + 1);
                int const age = *rc::gen::inRange(kind < card::count ? 0 : 1, 16);
                model.emplace_back(kind, age);
                std::sort(model.begin(), model.end());
                held.add(kind < card::count ? card::from_index(kind) : card(), age);
            }
            std::vector<std::pair<int, int>> found;
            held.each([&](card each, int age) { found.emplace_back(each.known() ? each.index() : card::count, age); });
            RC_ASSERT(found == model);
            RC_ASSERT(held.size() == static_cast<int>(model.size()));
            for (int kind = 0; kind < card::count; ++kind) {
                bool const there = std::any_of(model.begin(), model.end(), [&](auto const& each) { return each.first == kind; });
                RC_ASSERT(held.contains(card::from_index(kind)) == there);
                RC_ASSERT(held.kinds().contains(card::from_index(kind)) == there);
            }
        }
    });
}
