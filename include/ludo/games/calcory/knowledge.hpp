#pragma once

#include <array>
#include <cstddef>

#include <ludo/components/pieces.hpp>
#include <ludo/games/calcory/state.hpp>
#include <ludo/turns/reveal/unseen_deal.hpp>

namespace ludo::calcory_game {

/// Everybody saw what was turned over. A card laid back unseen is known to the seat that laid it back; the others know the set
/// that it belongs to (`won`).
constexpr state view(state const& s, seat viewer) {
    state seen = s;
    seen.table.hide_but(s.table.seen() | s.remembered.returned.of(viewer));
    if (viewer != s.turn && !s.chosen.reveal_returned_card)
        seen.held = {};
    return seen;
}

/// A card laid back is any card of its set, all equally likely; the other unknown cards are those left in the deck, in any
/// order.
struct imagined {
    constexpr explicit imagined(state const& seen)
        : view(seen), dealt(view.table, view.table.taken() - view.remembered.returned.any(), view.remembered.collected.left()),
          laid_back(view.table.hidden() & view.remembered.returned.any()) {}

    constexpr state draw(rng& luck) const {
        state full = view;
        for (cell at : laid_back)
            full.table.imagine(at, view.remembered.collected.candidates(at).draw(luck));
        dealt.imagine(full.table, luck);
        if (view.phase == game_phase::placing && !view.held.known())
            full.held = view.table.at(
                view.table.turned().nth(static_cast<int>(luck.below(static_cast<std::uint32_t>(view.revealed.count)))));
        return full;
    }

    state view;

private:
    unseen_deal<cell, card> dealt;
    cells laid_back; // the places of unknown cards that were laid back
};

/// The places are the cells, the seats' piles, and the hand in which collected cards are held until one is laid back. If the
/// card that a set left on the table is not known, neither are the other cards of that set, in the pile.
template <typename Visit>
constexpr void each_piece(state const& s, Visit visit) {
    int const hand = cell::count + seats.most + s.turn.index();
    for (cell at : s.table.taken())
        visit(s.phase != game_phase::turning && s.table.turned().contains(at) ? hand : at.index(), piece_kind(s.table.at(at)));
    for (seat owner : each_seat(s.chosen.players)) {
        int const pile = cell::count + owner.index();
        s.remembered.collected.each_won(owner, [&](card one) { visit(pile, piece_kind(one)); });
        for (cell at : s.remembered.returned.of(owner)) {
            card back = s.table.at(at); // one card of the set lies there
            int others = -1;
            s.remembered.collected.each_maybe(at, [&](card one) {
                ++others;
                if (one == back)
                    back = card();
                else if (s.table.at(at).known())
                    visit(pile, piece_kind(one));
            });
            if (!s.table.at(at).known())
                each_back(others, pile, visit);
        }
    }
}

} // namespace ludo::calcory_game
