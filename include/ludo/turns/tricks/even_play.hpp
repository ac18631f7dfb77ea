#pragma once

#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// For a trick game in which everybody plays the same number of cards: what is wrong with a position, or nullptr.
template <typename State>
constexpr char const* check_even_play(State const& s, int hand_size) {
    int const players = s.chosen.players;
    int const most = s.turn == nobody ? 0 : s.hands.size(s.turn);
    int won = 0;
    for (seat owner : each_seat(players)) {
        won += s.won[owner].size();
        if (s.hands.size(owner) + s.trick.has(owner) != most)
            return "hands: everybody must have played the same number of cards";
        if (s.won[owner].size() % players != 0)
            return "won: a trick must have a card of each seat";
    }
    int const played = s.trick.empty() ? 0 : (s.turn.index() - s.trick.leader().index() + players) % players;
    if (s.trick.all().size() != played)
        return "trick: everybody before the seat whose turn it is must have played";
    return won == players * (hand_size - most) ? nullptr : "won: it must have the cards of all complete tricks";
}

} // namespace ludo
