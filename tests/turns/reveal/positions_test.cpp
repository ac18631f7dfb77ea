#include <ludo/turns/reveal/positions.hpp>

#include <string>

#include "../../../examples/games/memory.hpp"
#include "support/catch.hpp"

using ludo::nobody;
using ludo::seat;

namespace {

using card = memory::card;
using cell = memory::place;

constexpr cell a1(0, 0), b1(0, 1), c1(0, 2), d1(0, 3), e1(0, 4);

/// Two pairs: A B A B.
memory::state begun() {
    ludo::rng luck;
    memory::state s = memory::deal({.pairs = 2}, luck);
    s.table = {};
    for (cell each : {a1, b1, c1, d1})
        s.table.lay(each, card(each.column() % 2, 0));
    return s;
}
void turn(memory::state& s, cell on) { memory::play(s, memory::action::turn(on)); }

template <typename Change>
std::string wrong(memory::state s, Change change) {
    change(s);
    char const* const said = ludo::wrong_with<memory>(s);
    return said ? std::string(said).substr(0, std::string(said).find_first_of(" :")) : "nothing";
}
constexpr auto nothing = [](memory::state&) {};

} // namespace

TEST_CASE("positions that can come up agree with themselves, as everybody sees them") {
    memory::state s = begun();
    for (cell each : {b1, a1, c1, a1, b1, d1}) {
        CHECK(wrong(s, nothing) == "nothing");
        CHECK(wrong(memory::view(s, seat(0)), nothing) == "nothing");
        turn(s, each);
    }
    CHECK(memory::turn(s) == nobody);
    CHECK(wrong(s, nothing) == "nothing");
}

TEST_CASE("a position that does not agree with itself is refused by name") {
    memory::state const s = begun();
    CHECK(wrong(s, [](auto& p) { p.chosen.pairs = 1; }) == "pairs");
    CHECK(wrong(s, [](auto& p) { p.turn = nobody; }) == "turn");
    CHECK(wrong(s, [](auto& p) { p.turn = seat(2); }) == "turn");
    CHECK(wrong(s, [](auto& p) { p.table.lay(e1, card(2, 0)); }) == "table");
    CHECK(wrong(s, [](auto& p) { p.chosen.pairs = 3; }) == "table");
    CHECK(wrong(s, [](auto& p) { p.table.imagine(a1, card(1, 0)); }) == "every");
    CHECK(wrong(s, [](auto& p) { p.table.imagine(a1, card(5, 0)); }) == "every");
    CHECK(wrong(s, [](auto& p) { p.table.imagine(a1, card()); }) == "nothing"); // nobody has seen it
    CHECK(wrong(s, [](auto& p) { p.table.show(a1), p.table.imagine(a1, card()); }) == "table");
    CHECK(wrong(s, [](auto& p) { p.table.turn_over(a1), p.table.turn_over(b1); }) == "table");
    CHECK(wrong(s, [](auto& p) { p.table.turn_over(a1), p.table.turn_over(c1); }) == "table");
    CHECK(wrong(s, [](auto& p) { p.won.insert(a1, seat(0)); }) == "won");
    CHECK(wrong(s, [](auto& p) { p.table.turn_over(a1), p.table.leave_up(); }) == "won");

    memory::state after = s;
    turn(after, a1);
    turn(after, c1);
    CHECK(wrong(after, [](auto& p) { p.won.erase(c1), p.won.insert(c1, seat(1)); }) == "won");
    CHECK(wrong(after, [](auto& p) {
              for (cell each : {a1, c1})
                  p.won.erase(each), p.won.insert(each, seat(2));
          }) == "won");
}
