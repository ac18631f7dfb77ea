// What cmake/ludotheque_gdb.py prints of these: see CMakeLists.txt
#include <ludo/components/card.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seat_set.hpp>
using card = ludo::card<"123", "rg", "J">;
using cell = ludo::grid<ludo::rectangle{.rows = 2, .columns = 3}>::cell;
int stop_here(int x) { return x; }
int main() {
    card red(1, 0), single = card::from_index(6), back;
    cell corner(1, 2);
    ludo::seat second(1), none;
    ludo::index_set<card> cards{card(0, 1), card(2, 0)};
    ludo::index_set<cell> cells{cell(0, 0), cell(1, 2)};
    ludo::seat_set<4> seats = ludo::seat_set<4>::of(ludo::seat(2));
    return stop_here(red.symbol() + single.symbol() + corner.index() + second.index() + none.index() + cards.size() + cells.size() +
                     seats.size() + back.symbol()) *
           0;
}
