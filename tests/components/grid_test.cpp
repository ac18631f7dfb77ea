#include <ludo/components/grid.hpp>
#include <ludo/core/notated.hpp>

#include <string>
#include <utility>

#include "support/catch.hpp"

namespace {

using ludo::rectangle;
using wide = ludo::grid<rectangle{.rows = 6, .columns = 10}>;
using tall = ludo::grid_cell<rectangle{.rows = 12, .columns = 3}>;
using largest = ludo::grid_cell<rectangle{.rows = 9, .columns = 26}>;
using single = ludo::grid_cell<rectangle{.rows = 1, .columns = 1}>;

} // namespace

TEST_CASE("a rectangle has rows times columns cells") {
    STATIC_REQUIRE(rectangle{.rows = 6, .columns = 10}.area() == 60);
    STATIC_REQUIRE(wide::size == rectangle{.rows = 6, .columns = 10});
    STATIC_REQUIRE(wide::cell::count == 60);
}

TEST_CASE("cells are numbered row by row from a1") {
    STATIC_REQUIRE(wide::cell() == wide::cell(0, 0));
    STATIC_REQUIRE(wide::cell(0, 9).index() == 9);
    STATIC_REQUIRE(wide::cell(1, 0).index() == 10);
    STATIC_REQUIRE(wide::cell(5, 9).index() == 59);
}

TEST_CASE("columns are letters, rows are numbers") {
    STATIC_REQUIRE(wide::cell(0, 0).text() == "a1");
    STATIC_REQUIRE(wide::cell(3, 2).text() == "c4");
    STATIC_REQUIRE(wide::cell(5, 9).text() == "j6");
    STATIC_REQUIRE(tall(11, 2).text() == "c12");
    STATIC_REQUIRE(largest(8, 25).text() == "z9");
    STATIC_REQUIRE(wide::cell::parse("c4") == wide::cell(3, 2));
}

TEST_CASE("after z come aa, ab and so on, and large grids have cells of two bytes") {
    using go = ludo::grid_cell<rectangle{.rows = 19, .columns = 19}>;
    using widest = ludo::grid_cell<rectangle{.rows = 3, .columns = 702}>;
    using highest = ludo::grid_cell<rectangle{.rows = 999, .columns = 2}>;
    STATIC_REQUIRE(go(18, 18).text() == "s19");
    STATIC_REQUIRE(go(18, 18).index() == 360);
    STATIC_REQUIRE(sizeof(go) == 2);
    STATIC_REQUIRE(sizeof(ludo::grid_cell<rectangle{.rows = 16, .columns = 16}>) == 1); // 256 cells: 0 to 255
    STATIC_REQUIRE(widest(0, 25).text() == "z1");
    STATIC_REQUIRE(widest(0, 26).text() == "aa1");
    STATIC_REQUIRE(widest(2, 701).text() == "zz3");
    STATIC_REQUIRE(highest(998, 1).text() == "b999");
    auto const each_is_read = []<typename Cell>(Cell) {
        for (int index = 0; index < Cell::count; ++index)
            REQUIRE(Cell::parse(Cell::from_index(index).text()) == Cell::from_index(index));
    };
    each_is_read(go());
    each_is_read(widest());
    each_is_read(highest());
    for (std::string const wrong : {"t1", "aa1", "a20", "s20", "S19", "s019"})
        CHECK_FALSE(go::parse(wrong).has_value());
    for (std::string const wrong : {"aaa1", "zz4", "a", "aa", "aaaaaaaaaaaaaaaaaaaaa1"})
        CHECK_FALSE(widest::parse(wrong).has_value());
}

TEMPLATE_TEST_CASE("each cell has its index, its row and column, and its name", "", wide::cell, tall, largest, single) {
    STATIC_REQUIRE(sizeof(TestType) == 1);
    STATIC_REQUIRE(ludo::notated<TestType>);
    for (int index = 0; index < TestType::count; ++index) {
        auto const one = TestType::from_index(index);
        CHECK(one.index() == index);
        CHECK(TestType(one.row(), one.column()) == one);
        CHECK(TestType::parse(one.text()) == one);
    }
}

TEST_CASE("no other text is a cell") {
    for (std::string const wrong :
         {"", "a", "1", "a0", "a7", "k1", "A1", "a01", "a1 ", " a1", "1a", "aa1", "a-1", "a1a", "a10", "`1", "a1000", "?"}) {
        CAPTURE(wrong);
        CHECK_FALSE(wide::cell::parse(wrong).has_value());
    }
    CHECK_FALSE(tall::parse("c13").has_value());
}

TEST_CASE("a corner has the cells of its rows and columns") {
    constexpr auto corner = wide::corner({.rows = 2, .columns = 3});
    STATIC_REQUIRE(corner.size() == 6);
    STATIC_REQUIRE(wide::corner(wide::size) == wide::cells::all());
    STATIC_REQUIRE(wide::corner({.rows = 0, .columns = 3}).empty());
    for (auto one : wide::cells::all())
        CHECK(corner.contains(one) == (one.row() < 2 && one.column() < 3));
}

namespace {

/// The cells that lie so many rows below and columns to the right of some, found one by one.
template <typename Grid>
typename Grid::cells one_by_one(typename Grid::cells const& some, int rows, int columns) {
    typename Grid::cells found;
    for (auto each : some) {
        int const row = each.row() + rows, column = each.column() + columns;
        if (0 <= row && row < Grid::size.rows && 0 <= column && column < Grid::size.columns)
            found.insert(typename Grid::cell(row, column));
    }
    return found;
}

template <typename Grid>
typename Grid::cells any_cells() {
    typename Grid::cells some;
    for (auto each : Grid::cells::all())
        some.insert(each, *rc::gen::inRange(0, 3) == 0);
    return some;
}

template <typename Grid, int Length>
bool line_by_looking(typename Grid::cells const& some) {
    for (auto each : some)
        for (auto [down, right] : {std::pair(0, 1), std::pair(1, 0), std::pair(1, 1), std::pair(1, -1)}) {
            int length = 0;
            for (int row = each.row(), column = each.column();
                 row < Grid::size.rows && 0 <= column && column < Grid::size.columns &&
                 some.contains(typename Grid::cell(row, column));
                 row += down, column += right)
                ++length;
            if (length >= Length)
                return true;
        }
    return false;
}

} // namespace

TEMPLATE_TEST_CASE("what lies beside cells is found at once as one by one, and nothing goes round an edge", "", wide,
                   (ludo::grid<rectangle{.rows = 3, .columns = 3}>), (ludo::grid<rectangle{.rows = 15, .columns = 15}>),
                   (ludo::grid<rectangle{.rows = 2, .columns = 70}>)) {
    using G = TestType;
    prop("in eight directions, and two steps away", [] {
        auto const some = any_cells<G>();
        RC_ASSERT((G::template beside<0, 1>(some)) == one_by_one<G>(some, 0, 1));
        RC_ASSERT((G::template beside<0, -1>(some)) == one_by_one<G>(some, 0, -1));
        RC_ASSERT((G::template beside<1, 0>(some)) == one_by_one<G>(some, 1, 0));
        RC_ASSERT((G::template beside<-1, 0>(some)) == one_by_one<G>(some, -1, 0));
        RC_ASSERT((G::template beside<1, 1>(some)) == one_by_one<G>(some, 1, 1));
        RC_ASSERT((G::template beside<1, -1>(some)) == one_by_one<G>(some, 1, -1));
        RC_ASSERT((G::template beside<-1, 1>(some)) == one_by_one<G>(some, -1, 1));
        RC_ASSERT((G::template beside<-1, -1>(some)) == one_by_one<G>(some, -1, -1));
        RC_ASSERT((G::template beside<2, -2>(some)) == one_by_one<G>(some, 2, -2));
    });
    prop("and so are lines of two to five", [] {
        auto const some = any_cells<G>();
        RC_ASSERT((G::template in_line<2>(some)) == (line_by_looking<G, 2>(some)));
        RC_ASSERT((G::template in_line<3>(some)) == (line_by_looking<G, 3>(some)));
        if constexpr (G::size.rows >= 5) {
            RC_ASSERT((G::template in_line<4>(some)) == (line_by_looking<G, 4>(some)));
            RC_ASSERT((G::template in_line<5>(some)) == (line_by_looking<G, 5>(some)));
        }
    });
}
