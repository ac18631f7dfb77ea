#include <ludo/components/piles.hpp>

#include <array>
#include <cstddef>
#include <vector>

#include <ludo/components/card.hpp>
#include <ludo/core/seats.hpp>

#include "support/catch.hpp"

namespace {
using card = ludo::card<"123456", "rygb">;
using piles = ludo::piles<card, 3, 40>;
using ludo::seat;
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
            for (seat each : ludo::seats(3)) {
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
