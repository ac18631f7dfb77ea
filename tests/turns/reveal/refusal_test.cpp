#include <ludo/turns/reveal/refusal.hpp>

#include <ludo/components/card.hpp>
#include <ludo/components/grid.hpp>

#include "support/catch.hpp"

namespace {

using card = ludo::card<"ABCD", "r">;
using cell = ludo::grid_cell<ludo::rectangle{.rows = 1, .columns = 4}>;

constexpr ludo::phrase heading{"Course", "Déroulement"};
constexpr auto empty = ludo::rule("test.turn.empty", heading, "Nothing is there.", "Il n'y a rien.");
constexpr auto up = ludo::rule("test.turn.up", heading, "It lies face up.", "Elle est face visible.");
constexpr auto turned = ludo::rule("test.turn.turned", heading, "It is turned over.", "Elle est retournée.");

constexpr auto why_not(int place) {
    ludo::spread<cell, card> table;
    for (int each : {0, 1, 2})
        table.lay(cell(0, each), card(each, 0));
    table.turn_over(cell(0, 1));
    table.leave_up();
    table.turn_over(cell(0, 2));
    return ludo::why_not_turned_over(table, cell(0, place), {.empty = empty, .up = up, .turned = turned});
}

} // namespace

TEST_CASE("only a card that lies face down is turned over, and each other place has its reason") {
    CHECK(why_not(0) == nullptr);
    CHECK(why_not(1) == &up);
    CHECK(why_not(2) == &turned);
    CHECK(why_not(3) == &empty);
}
