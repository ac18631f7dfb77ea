#pragma once

#include <ludo/components/unknown_cards.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/betting/knowledge.hpp>
#include <ludo/turns/betting/rules.hpp>

namespace ludo {

/// A position from outside, whole or seen by a seat: does what was done lead to it, from the first deal?
template <betting_rules Rules>
constexpr char const* betting<Rules, true>::validate(state const& s) {
    if (!unknown_cards<card>([&](auto visit) { each_piece(s, visit); }))
        return "hands, board, stock and aside: every card must be in one place";
    for (seat each : each_seat(seats.most))
        if (s.hands.size(each) != (each.index() < s.chosen.players ? Rules::hand_size : 0))
            return "hands: every seat that plays has been dealt the same number of cards";
    if (s.board.size() + s.stock.size() != size::board_size)
        return "board and stock: the number of cards turned up in a game is always the same";

    rng any; // nothing depends on what hidden cards are
    state const full = determinize(s, any);
    state again;
    again.chosen = s.chosen;
    for (seat owner : each_seat(s.chosen.players))
        for (card each : full.hands.of(owner))
            again.hands.add(owner, each);
    again.stock.lay(full.board.begin(), full.board.end());
    again.stock.lay(full.stock.begin(), full.stock.end());
    again.aside = full.aside;
    begin(again);
    for (action each : s.past) {
        if (refusal(again, each))
            return "past: a rule forbids one of these actions";
        play(again, each);
    }
    return again == full ? nullptr
                         : "turn, round, bets, to_act, stake, staying, folded, paid, hands.open and board: they follow from past";
}

} // namespace ludo
