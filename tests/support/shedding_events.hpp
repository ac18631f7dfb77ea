#pragma once

/// Calls `visit(seat, event, table before)` for each event that a state of a shedding game remembers.
template <typename State, typename Visit>
void each_event(State const& s, Visit visit) {
    auto turn = s.remembered.history.first_turn(s.played);
    for (auto what : s.remembered.history.events) {
        visit(turn.by, what, turn.table);
        turn.go_on(s.chosen, what);
    }
}
