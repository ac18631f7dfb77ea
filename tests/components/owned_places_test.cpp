#include <ludo/components/owned_places.hpp>

#include <map>

#include <ludo/components/grid.hpp>
#include <ludo/core/seats.hpp>

#include "support/catch.hpp"

namespace {

using grid = ludo::grid<ludo::rectangle{.rows = 2, .columns = 5}>;
using cell = grid::cell;
using owned = ludo::owned_places<cell, 3>;
using ludo::nobody;
using ludo::seat;

constexpr cell a1(0, 0), b1(0, 1), c2(1, 2);

} // namespace

TEST_CASE("a place belongs to the seat that it was given to") {
    constexpr auto places = [] {
        owned made;
        made.insert(a1, seat(2));
        made.insert(c2, seat(0));
        made.insert(b1, seat(0));
        made.erase(b1);
        return made;
    }();
    STATIC_REQUIRE(places.owner(a1) == seat(2));
    STATIC_REQUIRE(places.owner(c2) == seat(0));
    STATIC_REQUIRE_FALSE(places.any().contains(b1));
    STATIC_REQUIRE(places.any() == grid::cells{a1, c2});
    STATIC_REQUIRE(places.of(seat(0)) == grid::cells{c2});
}

TEST_CASE("seats that are not there own nothing") {
    owned places;
    places.insert(a1, seat(0));
    REQUIRE(places.of(nobody).empty());
    REQUIRE(places.of(seat(3)).empty());
}

TEST_CASE("owned places do what a map from places to seats does") {
    prop("inserting and erasing one after the other", [] {
        std::map<int, int> model;
        owned places;
        for (int i = 0; i < 30; ++i) {
            cell const at = cell::from_index(*rc::gen::inRange(0, cell::count));
            int const by = *rc::gen::inRange(0, 3);
            if (model.count(at.index()) > 0) {
                model.erase(at.index());
                places.erase(at);
            } else {
                model[at.index()] = by;
                places.insert(at, seat(by));
            }
            owned again;
            for (cell each : grid::cells::all()) {
                auto const found = model.find(each.index());
                bool const there = found != model.end();
                RC_ASSERT(places.any().contains(each) == there);
                if (there)
                    RC_ASSERT(places.owner(each) == seat(found->second));
                for (seat some : ludo::each_seat(3))
                    RC_ASSERT(places.of(some).contains(each) == (there && found->second == some.index()));
                if (there)
                    again.insert(each, seat(found->second));
            }
            RC_ASSERT(again == places);
        }
    });
}
