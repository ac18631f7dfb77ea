#include <ludo/io/drawing.hpp>

#include <array>
#include <string>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

namespace {

using ludo::rectangle;
using card = ludo::card<"0123456789", "rb", "$">;
template <rectangle Size>
using table = ludo::spread<ludo::grid_cell<Size>, card>;

} // namespace

TEST_CASE("cards are drawn as they lie on the table") {
    constexpr rectangle size{.rows = 2, .columns = 3};
    using cell = ludo::grid_cell<size>;
    std::array<card, 6> cards{};
    for (int i = 0; i < 6; ++i)
        cards[static_cast<std::size_t>(i)] = card(i, i / 3);
    table<size> spread(cards);
    spread.turn_over(cell(0, 0));
    spread.leave_up();
    spread.turn_over(cell(1, 2));
    spread.take_turned();
    spread.turn_over(cell(0, 1));
    spread.hide_but({cell(1, 0)});

    REQUIRE(drawing(spread) == "     a    b    c\n"
                               " 1 [0r]  1r   ##\n"
                               " 2 (3b)  ##\n");
}

TEST_CASE("an empty table is its edge") {
    REQUIRE(drawing(table<rectangle{.rows = 2, .columns = 2}>()) == "     a    b\n"
                                                                    " 1\n"
                                                                    " 2\n");
}

TEST_CASE("rows of two digits and cards of one letter keep the columns straight") {
    constexpr rectangle size{.rows = 10, .columns = 2};
    using cell = ludo::grid_cell<size>;
    table<size> spread;
    for (int row : {8, 9})
        for (int column : {0, 1})
            spread.lay(cell(row, column), column == 0 ? *card::parse("$") : card(7, 0));
    std::string const drawn = drawing(spread);
    std::string const end = drawn.substr(drawn.find(" 9"));
    REQUIRE(end == " 9 ($)  (7r)\n"
                   "10 ($)  (7r)\n");
}
