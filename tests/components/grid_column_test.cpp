#include <ludo/components/grid_column.hpp>

#include <ludo/core/notated.hpp>

#include "support/catch.hpp"

namespace {

using small = ludo::grid<ludo::rectangle{.rows = 3, .columns = 4}>;
using column = ludo::grid_column<small::size>;
using tall = ludo::grid_column<ludo::rectangle{.rows = 12, .columns = 3}>;
using wide = ludo::grid_column<ludo::rectangle{.rows = 2, .columns = 30}>;

} // namespace

TEST_CASE("a column is named by its letters, and by nothing else") {
    STATIC_REQUIRE(ludo::notated<column>);
    STATIC_REQUIRE(column::count == 4);
    STATIC_REQUIRE(column::from_index(2).text() == "c");
    STATIC_REQUIRE(wide::from_index(27).text() == "ab");
    for (int number = 0; number < wide::count; ++number)
        CHECK(wide::parse(wide::from_index(number).text()) == wide::from_index(number));
    for (auto other : {"", "e", "A", "a1", "1", "aa", "abc", " a"})
        CHECK_FALSE(column::parse(other).has_value());
    CHECK(tall::parse("a") == tall::from_index(0));
    CHECK_FALSE(tall::parse("a1").has_value()); // a cell, though there is a row 11
}

TEST_CASE("the cells of a column are those below its letter") {
    column const c = column::from_index(2);
    CHECK(c.in(0) == small::cell(0, 2));
    CHECK(c.in(2) == small::cell(2, 2));
    CHECK(c.cells() == small::cells{small::cell(0, 2), small::cell(1, 2), small::cell(2, 2)});
    small::cells all;
    for (int number = 0; number < column::count; ++number) {
        CHECK((all & column::from_index(number).cells()).empty());
        all |= column::from_index(number).cells();
    }
    CHECK(all == small::cells::all());
}
