#include <ludo/games/calcory/positions.hpp>

#include <string>

#include "support/calcory.hpp"
#include "support/catch.hpp"

using namespace ludo;
using G = calcory;

TEST_CASE("a position in which 55 cards are turned over is refused, whatever their sum of 265 looks like in eight bits") {
    G::state s = laid({}, "0r 0b 0g 0y 0k");
    for (int i = 5; i < G::cell::count; ++i)
        s.open.add(s.table.turn_over(G::cell::from_index(i)));
    CHECK(G::check(s) == std::string("table: this many cards have a sum over thirteen, or two zeros"));
}
