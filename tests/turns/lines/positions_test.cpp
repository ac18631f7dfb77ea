#include <ludo/turns/lines/positions.hpp>

#include <string>

#include "../../../examples/games/connect_four.hpp"
#include "../../../examples/games/tic_tac_toe.hpp"
#include "support/catch.hpp"

using ludo::nobody;
using ludo::seat;

namespace {

using cell = tic_tac_toe_rules::cell;
using cells = tic_tac_toe_rules::cells;

tic_tac_toe::state some(cells const& first, cells const& second, seat turn, seat winner = nobody) {
    tic_tac_toe::state s;
    s.marks[seat(0)] = first;
    s.marks[seat(1)] = second;
    s.turn = turn;
    s.winner = winner;
    return s;
}
std::string wrong(tic_tac_toe::state const& s) {
    char const* const said = ludo::wrong_with<tic_tac_toe>(s);
    return said ? std::string(said).substr(0, std::string(said).find_first_of(" :")) : "nothing";
}

constexpr cell a1(0, 0), b1(0, 1), c1(0, 2), a2(1, 0), b2(1, 1), c2(1, 2);

} // namespace

TEST_CASE("a position agrees with itself or is refused by name") {
    CHECK(wrong(some({}, {}, seat(0))) == "nothing");
    CHECK(wrong(some({a1}, {}, seat(1))) == "nothing");
    CHECK(wrong(some({a1, b1, c1}, {a2, b2}, nobody, seat(0))) == "nothing");
    CHECK(wrong(some({a1}, {}, seat(0))) == "turn");
    CHECK(wrong(some({a1}, {a1}, seat(0))) == "marks");
    CHECK(wrong(some({a1, b1}, {}, seat(1))) == "marks");
    CHECK(wrong(some({}, {a1}, seat(0))) == "marks");
    CHECK(wrong(some({}, {}, nobody)) == "turn");
    CHECK(wrong(some({a1, b1, c1}, {a2, b2}, seat(1))) == "winner");
    CHECK(wrong(some({a1, b1}, {a2}, nobody, seat(0))) == "winner");
    CHECK(wrong(some({a1, b1, c1}, {a2, b2, c2}, nobody, seat(1))) == "winner");
    CHECK(wrong(some({a1, b1, c1}, {a2, b2}, nobody, seat(1))) == "turn");
    CHECK(wrong(some({}, {}, seat(0), seat(2))) == "winner");
}

TEST_CASE("a game says where marks cannot lie") {
    connect_four::state s;
    s.turn = seat(1);
    s.marks[seat(0)].insert(connect_four_rules::cell(5, 3));
    CHECK(ludo::wrong_with<connect_four>(s) == nullptr);
    s.marks[seat(0)] = {connect_four_rules::cell(4, 3)}; // in the air
    CHECK(std::string(ludo::wrong_with<connect_four>(s)) == "marks: a disc lies on the bottom or on another one");
}
