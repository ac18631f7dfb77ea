#include <ludo/turns/reveal/laying.hpp>

#include <array>

#include <ludo/components/card.hpp>
#include <ludo/components/grid.hpp>

#include "support/catch.hpp"

namespace {

using card = ludo::card<"ABCD", "r">;
using cell = ludo::grid_cell<ludo::rectangle{.rows = 2, .columns = 3}>;
using cells = ludo::index_set<cell>;

constexpr auto laid = [] {
    ludo::spread<cell, card> table;
    std::array const cards{card(3, 0), card(0, 0), card(2, 0), card(1, 0)};
    ludo::lay_face_down(table, cells::all() - cells{cell(0, 0)}, cards, [](card each) { return each.symbol() != 0; });
    return table;
}();

} // namespace

TEST_CASE("the cards that take part are laid face down in their order, on the first places") {
    STATIC_REQUIRE(laid.down() == cells{cell(0, 1), cell(0, 2), cell(1, 0)});
    STATIC_REQUIRE(laid.seen().empty());
    STATIC_REQUIRE(laid.at(cell(0, 1)) == card(3, 0));
    STATIC_REQUIRE(laid.at(cell(0, 2)) == card(2, 0));
    STATIC_REQUIRE(laid.at(cell(1, 0)) == card(1, 0));
}
