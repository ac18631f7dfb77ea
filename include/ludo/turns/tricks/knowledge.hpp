#pragma once

#include <ludo/components/draw_until.hpp>
#include <ludo/components/pieces.hpp>
#include <ludo/components/unseen_cards.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/highest_hand.hpp>
#include <ludo/turns/tricks/contract.hpp>
#include <ludo/turns/tricks/state.hpp>

namespace ludo {

/// What a seat knows in a trick game: its own hand, all cards that were played, and those that all have been shown.
template <trick_rules Rules>
struct trick_knowledge {
    using state = trick_state<Rules>;
    using card = typename Rules::card;
    using cards = typename Rules::cards;

    static constexpr state view(state const& s, seat viewer) {
        state seen = s;
        seen.hands.hide_from(viewer);
        seen.aside.hide(Rules::open_cards(s));
        Rules::hide(seen, viewer);
        return seen;
    }
    static constexpr void show(state& s) {
        for (card each : Rules::open_cards(s))
            s.hands.show(each, s.hands.all().contains(each));
    }

    /// In sight are neither the tricks that were taken, which lie face down, nor who could not follow.
    static constexpr void forget(state& s, seat viewer) {
        s.remembered.sleep();
        s.won = {};
        Rules::forget(s, viewer);
    }

    /// The places are the hands, the cards that each seat has won, the trick on the table, and the cards laid aside.
    static constexpr void each_piece(state const& s, auto visit) {
        constexpr int most = Rules::seats.most, on_table = 2 * most, aside = on_table + 1;
        for (seat owner : each_seat(most)) {
            each_piece_of(s.hands, owner, visit);
            each_piece_of(s.won[owner], most + owner.index(), visit);
        }
        each_piece_of(s.trick.all(), on_table, visit);
        each_piece_of(s.aside.known(), aside, visit);
        each_back(s.aside.hidden(), aside, visit);
    }

    /// The worlds that a view could be of: a seat that did not follow has no card of the colours that were asked for, and if the highest
    /// hand began, it was the highest.
    struct imagined {
        constexpr explicit imagined(state const& from) : view(from) {
            for (seat owner : each_seat(view.chosen.players)) {
                auto const closed = known.come(owner, Rules::may_hold(view, owner), view.hands.hidden(owner));
                Rules::favour(view, owner, closed, known);
            }
            possible = known.lay(cards::all() - view.trick.all() - view.hands.all() - view.aside.known() - view.taken());
        }

        /// A world that this could be a view of; undefined if there is none.
        constexpr state draw(rng& luck) {
            state world;
            auto const deal = [&] {
                world = view;
                world.aside.imagine(known.draw(luck, [&](seat owner, auto, card dealt) { world.hands.imagine(owner, dealt); }));
            };
            draw_until(deal, [&] { return began_rightly(world); });
            Rules::imagine(world, luck);
            return world;
        }

        state view;
        bool possible;

    private:
        unseen_cards<card> known;
    };

    /// Would the seat that began have begun with these hands? A seat was dealt what it has played and what it has left.
    static constexpr bool began_rightly([[maybe_unused]] state const& whole) {
        if constexpr (highest_hand_may_begin<Rules>)
            return whole.remembered.began == nobody ||
                   whole.remembered.began == highest_seat(whole.chosen.first, whole.chosen.players, [&](seat owner) {
                       int dealt = whole.remembered.points_played[owner];
                       for (card left : whole.hands.of(owner))
                           dealt += Rules::worth(left);
                       return dealt;
                   });
        else
            return true;
    }

    static constexpr state determinize(state const& view, rng& luck) {
        imagined worlds(view);
        return worlds.possible ? worlds.draw(luck) : view; // if not possible, it is not a view of anything: `validate` refuses it
    }
};

} // namespace ludo
