#include <ludo/turns/reveal/unseen_deal.hpp>

#include <array>
#include <map>
#include <string>

#include <ludo/components/card.hpp>
#include <ludo/components/grid.hpp>

#include "support/catch.hpp"

namespace {

using card = ludo::card<"ABCD", "r">;
using cell = ludo::grid_cell<ludo::rectangle{.rows = 1, .columns = 4}>;
using cells = ludo::index_set<cell>;
using table = ludo::spread<cell, card>;

table const dealt(std::array{card(0, 0), card(1, 0), card(1, 0), card(2, 0)});

ludo::census<card> box() {
    ludo::census<card> all;
    for (cell each : cells::all())
        all.add(dealt.at(each));
    return all;
}

} // namespace

TEST_CASE("cards that nobody has seen are those left in the box, in each order as often") {
    table seen = dealt;
    seen.turn_over(cell(0, 3));
    seen.hide_but(seen.seen());
    ludo::unseen_deal<cell, card> const unseen(seen, cells::all(), box());
    ludo::rng luck(1);
    std::map<std::string, int> found;
    for (int times = 0; times < 3000; ++times) {
        table full = seen;
        unseen.imagine(full, luck);
        CHECK(full.at(cell(0, 3)) == card(2, 0));
        std::string order;
        for (cell each : cells::all())
            order += full.at(each).text().view();
        ++found[order];
    }
    REQUIRE(found.size() == 3); // the A lies on one of three places
    for (auto const& [order, times] : found)
        CHECK((900 < times && times < 1100)); // 1,000 of 3,000, within four times the deviation, which is 26
}

TEST_CASE("only the places that are asked for are imagined") {
    table seen = dealt;
    seen.hide_but({});
    ludo::census<card> left = box();
    left.remove(card(1, 0)); // lies on b1, it is said
    ludo::unseen_deal<cell, card> const unseen(seen, cells::all() - cells{cell(0, 1)}, left);
    ludo::rng luck(2);
    unseen.imagine(seen, luck);
    CHECK(seen.hidden() == cells{cell(0, 1)});
}
