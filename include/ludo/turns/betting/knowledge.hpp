#pragma once

#include <ludo/components/census.hpp>
#include <ludo/components/pieces.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/betting/contract.hpp>
#include <ludo/turns/betting/state.hpp>
#include <ludo/turns/each_card_once.hpp>

namespace ludo {

/// What a seat knows in a game of bets: its own hand, those that are shown, and the board.
template <betting_rules Rules>
struct betting_knowledge {
    using state = betting_state<Rules>;
    using card = typename Rules::card;
    static constexpr int on_board = Rules::seats.most, in_stock = on_board + 1, not_used = on_board + 2;

    /// The places are the hands, the board, the stock, and what is not used.
    static constexpr void each_piece(state const& s, auto visit) {
        for (seat owner : each_seat(Rules::seats.most))
            each_piece_of(s.hands, owner, visit);
        each_piece_of(s.board, on_board, visit);
        each_piece_of(s.stock, in_stock, visit);
        each_piece_of(s.aside.known(), not_used, visit);
        each_back(s.aside.hidden(), not_used, visit);
    }

    static constexpr state view(state const& s, seat viewer) {
        state seen = s;
        seen.hands.hide_from(viewer);
        seen.stock.hide();
        seen.aside.hide();
        return seen;
    }

    /// What the seats do shows nothing of their cards for certain: any card may be anywhere.
    static constexpr state determinize(state const& view, rng& luck) {
        census<card> unseen;
        for (card each : each_card_once<card>::pack(view.chosen))
            unseen.add(each);
        each_piece(view, [&](int, int kind) {
            if (kind >= 0)
                unseen.remove(card::from_index(kind));
        });
        state full = view;
        for (seat owner : each_seat(view.chosen.players))
            while (full.hands.hidden(owner) > 0)
                full.hands.imagine(owner, unseen.draw(luck));
        full.stock.imagine(unseen, luck);
        index_set<card> rest;
        unseen.each([&](card left) { rest.insert(left); });
        full.aside.imagine(rest);
        return full;
    }
};

} // namespace ludo
