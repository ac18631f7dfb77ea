#pragma once

#include <ludo/core/first_wrong.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// A position of a game of lines from outside: does it agree with itself, and can play go on from it?
template <typename Lines>
constexpr char const* wrong_with_lines(typename Lines::state const& s) {
    constexpr int players = Lines::seats.most;
    auto const marked = Lines::marked(s);
    if (s.winner.index() >= players)
        return "winner takes a seat that plays, or nobody";
    bool const over = s.winner != nobody || marked == Lines::cells::all();
    if (char const* const wrong = check_turn(s.turn, over, players))
        return wrong;
    if (!(s.marks[seat(0)] & s.marks[seat(1)]).empty())
        return "marks: two lie on one cell";
    seat const first = s.chosen.first, other = first.next(players);
    int const ahead = s.marks[first].size() - s.marks[other].size();
    if (ahead != 0 && ahead != 1)
        return "marks: the seats must have put them in turn";
    seat const last = ahead == 1 ? first : other;
    if (s.turn == last || (s.winner != nobody && s.winner != last))
        return "turn: the seats put marks in turn, and whoever wins does so with the last one";
    for (seat each : each_seat(players))
        if (Lines::board::template in_line<Lines::in_a_row>(s.marks[each]) != (each == s.winner))
            return "winner: whoever has a line has won, and nobody else";
    return Lines::rules_of_lines::validate(marked);
}

} // namespace ludo
