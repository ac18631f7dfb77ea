#include <ludo/components/piles.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <ludo/components/card.hpp>
#include <ludo/core/hash_128.hpp>
#include <ludo/core/seats.hpp>

#include "support/catch.hpp"

namespace {
using card = ludo::card<"123456", "rygb">;
using piles = ludo::piles<card, 3, 40>;
using ludo::seat;

template <typename Part>
std::uint64_t sum_of(Part const& part) {
    ludo::hash_128 hash;
    part.add_to(hash);
    return hash.low;
}
} // namespace

TEST_CASE("piles do what a list for each seat does") {
    prop("putting and taking one after the other", [] {
        std::array<std::vector<int>, 3> model;
        piles all;
        for (int i = 0; i < 40; ++i) {
            int const owner = *rc::gen::inRange(0, 3);
            auto& mine = model[static_cast<std::size_t>(owner)];
            if (!mine.empty() && *rc::gen::inRange(0, 3) == 0) {
                RC_ASSERT(all.take(seat(owner)).index() == mine.back());
                mine.pop_back();
            } else {
                mine.push_back(*rc::gen::inRange(0, card::count));
                all.put(seat(owner), card::from_index(mine.back()));
            }
            piles again; // seat by seat: how it came about does not matter
            for (seat each : ludo::each_seat(3)) {
                auto const& cards = model[static_cast<std::size_t>(each.index())];
                RC_ASSERT(all.size(each) == static_cast<int>(cards.size()));
                std::vector<int> found;
                all.each(each, [&](card one) { found.push_back(one.index()); });
                RC_ASSERT(found == cards);
                RC_ASSERT(all.standing().contains(ludo::number<3>(each.index())) == !cards.empty());
                if (!cards.empty())
                    RC_ASSERT(all.top(each).index() == cards.back());
                for (int kind : cards)
                    again.put(each, card::from_index(kind));
            }
            RC_ASSERT(again == all);
            std::array<std::vector<int>, 3> found; // all piles at once
            all.each([&](seat whose, card one) { found[static_cast<std::size_t>(whose.index())].push_back(one.index()); });
            RC_ASSERT(found == model);
        }
    });
}

TEST_CASE("to a sum of numbers it does not matter which pile grew first, but how each of them lies") {
    card const one(0, 0), two(1, 0);
    piles mine, same, other, turned;
    mine.put(seat(0), one), mine.put(seat(0), two), mine.put(seat(1), two);
    same.put(seat(1), two), same.put(seat(0), one), same.put(seat(0), two);
    other.put(seat(0), one), other.put(seat(1), two), other.put(seat(1), two);
    turned.put(seat(0), two), turned.put(seat(0), one), turned.put(seat(1), two);
    REQUIRE(mine == same);
    CHECK(sum_of(mine) == sum_of(same));
    CHECK(sum_of(mine) != sum_of(other));
    CHECK(sum_of(mine) != sum_of(turned));
}
