#pragma once

#include <ludo/core/first_wrong.hpp>
#include <ludo/turns/lines/rules.hpp>

namespace ludo {

/// A position from outside: does it agree with itself, and can play go on from it?
template <lines_rules Rules>
constexpr char const* lines<Rules, true>::validate(state const& s) {
    if (s.winner.index() >= seats.most)
        return "winner takes a seat that plays, or nobody";
    bool const over = s.winner != nobody || marked(s) == cells::all();
    if (char const* const wrong = check_turn(s.turn, over, seats.most))
        return wrong;
    if (!(s.marks[seat(0)] & s.marks[seat(1)]).empty())
        return "marks: two lie on one cell";
    seat const first = s.chosen.first, other = first.next(seats.most);
    int const ahead = s.marks[first].size() - s.marks[other].size();
    if (ahead != 0 && ahead != 1)
        return "marks: the seats must have put them in turn";
    seat const last = ahead == 1 ? first : other;
    if (s.turn == last || (s.winner != nobody && s.winner != last))
        return "turn: the seats put marks in turn, and whoever wins does so with the last one";
    for (seat each : each_seat(seats.most))
        if (board::template in_line<Rules::in_a_row>(s.marks[each]) != (each == s.winner))
            return "winner: whoever has a line has won, and nobody else";
    return Rules::validate(marked(s));
}

} // namespace ludo
