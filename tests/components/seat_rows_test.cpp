#include <ludo/components/seat_rows.hpp>

#include <ludo/core/indexed.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/seats.hpp>

#include "support/catch.hpp"

namespace {

using rows = ludo::seat_rows<3, 5>;
using slot = rows::slot;

} // namespace

TEST_CASE("a slot is named by its seat and its number there, both from 0") {
    STATIC_REQUIRE(ludo::notated<slot>);
    STATIC_REQUIRE(ludo::notated<rows::number>);
    STATIC_REQUIRE(slot::count == 15);
    STATIC_REQUIRE(slot::parse("2:3")->index() == 13);
    STATIC_REQUIRE(slot::parse("2:3")->owner() == ludo::seat(2));
    STATIC_REQUIRE(slot::parse("2:3")->number().index() == 3);
    for (int index = 0; index < slot::count; ++index) {
        slot const at = slot::from_index(index);
        CHECK(slot::parse(at.text()) == at);
        CHECK(slot(at.owner(), at.number()) == at);
    }
}

TEST_CASE("what is no slot is not read as one") {
    for (auto const* text : {"", ":", "2", "2:", ":3", "3:0", "0:5", "00:1", "0:01", "0:1:2", "-1:0", "0: 1", "a1"})
        CHECK_FALSE(slot::parse(text).has_value());
    for (auto const* text : {"", "5", "01", "-1", "x"})
        CHECK_FALSE(rows::number::parse(text).has_value());
}

TEST_CASE("every slot is in the row of one seat") {
    rows::slot_set all;
    for (ludo::seat each : ludo::each_seat(3)) {
        CHECK(rows::of(each).size() == 5);
        CHECK((all & rows::of(each)).empty());
        all |= rows::of(each);
    }
    CHECK(all == rows::slot_set::all());
}

TEST_CASE("the slots of a row have numbers, those of other rows are passed over") {
    rows::slot_set const some{*slot::parse("1:0"), *slot::parse("1:4"), *slot::parse("2:2")};
    using numbers = ludo::index_set<rows::number>;
    CHECK(rows::numbers(some, ludo::seat(1)) == numbers{rows::number::from_index(0), rows::number::from_index(4)});
    CHECK(rows::numbers(some, ludo::seat(2)) == numbers{rows::number::from_index(2)});
    CHECK(rows::numbers(some, ludo::seat(0)).empty());
}
