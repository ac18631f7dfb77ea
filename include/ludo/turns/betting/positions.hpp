#pragma once

#include <ludo/components/unknown_cards.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// A position of a game of bets from outside, whole or seen by a seat: does what was done lead to it, from the first deal?
template <typename Betting>
constexpr char const* wrong_with_bets(typename Betting::state const& s) {
    using card = typename Betting::card;
    if (!unknown_cards<card>([&](auto visit) { Betting::each_piece(s, visit); }))
        return "hands, board, stock and aside: every card must be in one place";
    for (seat owner : each_seat(Betting::seats.most))
        if (s.hands.size(owner) != (owner.index() < s.chosen.players ? Betting::hand_size : 0))
            return "hands: every seat that plays has been dealt the same number of cards";
    if (s.board.size() + s.stock.size() != Betting::size::board_size)
        return "board and stock: the number of cards turned up in a game is always the same";

    rng any; // nothing depends on what hidden cards are
    auto const full = Betting::determinize(s, any);
    typename Betting::state again;
    again.chosen = s.chosen;
    for (seat owner : each_seat(s.chosen.players))
        for (card held : full.hands.of(owner))
            again.hands.add(owner, held);
    again.stock.lay(full.board.begin(), full.board.end());
    again.stock.lay(full.stock.begin(), full.stock.end());
    again.aside = full.aside;
    Betting::begin(again);
    for (auto done : s.remembered.past) {
        if (Betting::refusal(again, done))
            return "past: a rule forbids one of these actions";
        Betting::play(again, done);
    }
    return again == full ? nullptr
                         : "turn, round, bets, to_act, stake, staying, folded, paid, hands.open and board: they follow from past";
}

} // namespace ludo
