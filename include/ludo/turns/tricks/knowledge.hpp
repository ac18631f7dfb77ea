#pragma once

#include <ludo/components/pieces.hpp>
#include <ludo/components/unknown_cards.hpp>
#include <ludo/components/unseen_cards.hpp>
#include <ludo/turns/tricks/rules.hpp>

namespace ludo {

/// A seat knows its own hand, all the cards that were played, and those that all have been shown.
template <trick_rules Rules>
constexpr typename tricks<Rules, true>::state tricks<Rules, true>::view(state const& s, seat viewer) {
    state seen = s;
    seen.hands.hide_from(viewer);
    seen.aside.hide(shown(s));
    Rules::hide(seen, viewer);
    return seen;
}

/// What this view tells about the closed hands. A seat that did not follow has no card of the colours that were asked for. And
/// if the highest hand began: no card is ever added to a hand, so each seat was dealt what it has played and what it has left.
template <trick_rules Rules>
struct tricks<Rules, true>::imagined {
    constexpr explicit imagined(state const& from) : view(from) {
        cards left = cards::all() - view.trick.all() - view.hands.all() - view.aside.known();
        for (seat each : each_seat(view.chosen.players)) {
            left -= view.won[each];
            closed[each] = known.come(each, Rules::may_hold(view, each), view.hands.hidden(each));
            Rules::favour(view, each, closed[each], known);
            if constexpr (highest_hand_may_begin<Rules>) {
                seen[each] = view.played[each];
                for (card one : view.hands.of(each))
                    seen[each] += Rules::worth(one);
            }
        }
        possible = known.lay(left, wrong());
    }

    /// A world that this could be a view of; undefined if there is none.
    constexpr state draw(rng& luck) {
        state full = view;
        full.aside.imagine(known.draw(luck, wrong(), [&](seat owner, auto, card one) { full.hands.imagine(owner, one); }));
        Rules::imagine(full, luck);
        return full;
    }

    state view;
    bool possible;

private:
    /// How far is the seat that began from having been dealt the highest hand?
    constexpr auto wrong() const {
        if constexpr (highest_hand_may_begin<Rules>)
            return [this](auto card_of) {
                if (view.began == nobody)
                    return 0;
                return far_from_highest(view.chosen.players, view.chosen.first, view.began, [&](seat each) {
                    int dealt = seen[each];
                    for (auto slot : closed[each])
                        dealt += Rules::worth(card_of(slot));
                    return dealt;
                });
            };
        else
            return [](auto const&) { return 0; };
    }

    unseen_cards<card> known;
    per_seat<typename unseen_cards<card>::slot_set, Rules::seats.most> closed;
    per_seat<int, Rules::seats.most> seen; // what the known cards of each seat were worth
};

template <trick_rules Rules>
constexpr typename tricks<Rules, true>::state tricks<Rules, true>::determinize(state const& view, rng& luck) {
    imagined worlds(view);
    return worlds.possible ? worlds.draw(luck) : view; // if not possible, it is not a view of anything, and `validate` refuses it
}

/// The places are the hands, the cards that each seat has won, the trick on the table, and the cards laid aside.
template <trick_rules Rules>
template <typename Visit>
constexpr void tricks<Rules, true>::each_piece(state const& s, Visit visit) {
    constexpr int most = Rules::seats.most, on_table = 2 * most, aside = on_table + 1;
    for (seat owner : each_seat(most)) {
        each_piece_of(s.hands, owner, visit);
        each_piece_of(s.won[owner], most + owner.index(), visit);
    }
    each_piece_of(s.trick.all(), on_table, visit);
    each_piece_of(s.aside.known(), aside, visit);
    each_back(s.aside.hidden(), aside, visit);
}

} // namespace ludo
