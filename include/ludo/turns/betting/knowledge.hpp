#pragma once

#include <ludo/components/census.hpp>
#include <ludo/components/pieces.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/turns/betting/rules.hpp>

namespace ludo {

/// The places are the hands, the board, the stock, and what is not used.
template <betting_rules Rules>
template <typename Visit>
constexpr void betting<Rules, true>::each_piece(state const& s, Visit visit) {
    for (seat owner : each_seat(seats.most))
        each_piece_of(s.hands, owner, visit);
    each_piece_of(s.board, seats.most, visit);
    each_piece_of(s.stock, seats.most + 1, visit);
    each_piece_of(s.aside.known(), seats.most + 2, visit);
    each_back(s.aside.hidden(), seats.most + 2, visit);
}

template <betting_rules Rules>
constexpr auto betting<Rules, true>::view(state const& s, seat viewer) -> state {
    state seen = s;
    seen.hands.hide_from(viewer);
    seen.stock.hide();
    seen.aside.hide();
    return seen;
}

/// What the seats do shows nothing of their cards for certain: any card may be anywhere.
template <betting_rules Rules>
constexpr auto betting<Rules, true>::determinize(state const& view, rng& luck) -> state {
    census<card> unseen;
    for (card each : betting::pack(view.chosen))
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
    cards rest;
    unseen.each([&](card one) { rest.insert(one); });
    full.aside.imagine(rest);
    return full;
}

} // namespace ludo
