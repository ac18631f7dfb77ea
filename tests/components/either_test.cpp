#include <ludo/components/either.hpp>

#include <ludo/components/grid.hpp>
#include <ludo/components/rows.hpp>

#include "support/catch.hpp"

namespace {

using cell = ludo::grid<ludo::rectangle{.rows = 2, .columns = 3}>::cell;
using slot = ludo::rows<2, 4>::slot;
using place = ludo::either<cell, slot>;

} // namespace

TEST_CASE("it is of one kind or of the other, and written as that is") {
    STATIC_REQUIRE(ludo::notated<place>);
    STATIC_REQUIRE(place::count == 6 + 8);
    STATIC_REQUIRE(place(cell(1, 2)).is<cell>());
    STATIC_REQUIRE_FALSE(place(cell(1, 2)).is<slot>());
    STATIC_REQUIRE(place(cell(1, 2)).as<cell>() == cell(1, 2));
    STATIC_REQUIRE(place(slot::from_index(5)).is<slot>());
    STATIC_REQUIRE(place(slot::from_index(5)).as<slot>() == slot::from_index(5));
    CHECK(place(cell(1, 2)).text() == "c2");
    CHECK(place(slot::from_index(5)).text() == "1:1");
}

TEST_CASE("every one is read as it is written, and nothing else is read") {
    for (int index = 0; index < place::count; ++index) {
        place const one = place::from_index(index);
        CHECK(one.index() == index);
        CHECK(place::parse(one.text()) == one);
    }
    for (auto const* text : {"", "d1", "2:0", "0:4", "a1 "})
        CHECK_FALSE(place::parse(text).has_value());
}
