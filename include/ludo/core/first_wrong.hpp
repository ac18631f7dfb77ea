#pragma once

#include <ludo/core/seat.hpp>

namespace ludo {

/// What is wrong with the seat whose turn a position says it is, or nullptr.
constexpr char const* check_turn(seat turn, bool over, int players) {
    bool const right = over ? turn == nobody : turn != nobody && turn.index() < players;
    return right ? nullptr : "turn takes a seat that plays, or nobody once the game is over";
}

/// The first thing that one of these checks finds wrong with a position, or nullptr.
template <typename State, typename... Checks>
constexpr char const* first_wrong(State const& s, Checks... checks) {
    char const* wrong = nullptr;
    static_cast<void>(((wrong = checks(s)) || ...));
    return wrong;
}

} // namespace ludo
