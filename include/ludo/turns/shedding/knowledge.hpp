#pragma once

#include <ludo/components/pieces.hpp>
#include <ludo/components/unseen_cards.hpp>
#include <ludo/turns/shedding/lives.hpp>
#include <ludo/turns/shedding/rules.hpp>

namespace ludo {

/// A seat knows its own hand and what lies on the table; once the game is over all hands are shown.
template <shedding_rules Rules>
constexpr typename shedding<Rules, true>::state shedding<Rules, true>::view(state const& s, seat viewer) {
    state seen = s;
    if (s.phase != game_phase::over) {
        seen.hands.hide_from(viewer);
        if (!s.later.empty())
            seen.later = s.later & had_by(s, viewer);
    }
    if (s.turn != viewer)
        seen.drawn = card();
    seen.stock.hide();
    if constexpr (may_reshuffle<Rules>)
        seen.luck = no_luck;
    return seen;
}

/// What is in sight: the cards on top, and not what was played before them.
template <shedding_rules Rules>
constexpr void shedding<Rules, true>::forget(state& s, seat) {
    s.played &= cards_on_top<card>(s.table);
    s.past = {};
    s.later = {};
}
/// The cards that a seat has, and those that it was seen to play.
template <shedding_rules Rules>
constexpr typename shedding<Rules, true>::cards shedding<Rules, true>::had_by(state const& s, seat owner) {
    cards found = owner == nobody ? cards() : s.hands.of(owner);
    s.past.each(s.chosen, s.table, [&](seat by, event one, auto const&) {
        if (by == owner && one.what() == shed::played)
            found.insert(one.card());
    });
    return found;
}

/// Is all remembered that was seen since the deal? Then nothing had been played before, and nothing drawn.
template <shedding_rules Rules>
constexpr bool shedding<Rules, true>::all_seen(state const& s) {
    using enum shed;
    int const players = s.chosen.players, in_stock = cards_left(players);
    int const turned = card::count - players * Rules::hand_size(players) - in_stock;
    int const drawn = s.past.count(unfit) + s.past.count(fits) + s.past.count(kept);
    return s.stock.size() + drawn == in_stock && s.played.size() - s.past.count(played) == turned;
}

/// What this view tells about the closed hands (or about all hands, to see whether they are possible): when cards came, what
/// everybody saw of them, and which have gone.
template <shedding_rules Rules>
struct shedding<Rules, true>::imagined {
    /// With `all`, it only finds out whether all hands, including the known ones, agree with what was seen.
    constexpr explicit imagined(state const& from, bool all = false) : view(from), known(highest_begins<Rules>(from.chosen)) {
        cards left = cards::all() - view.played - view.hands.all();
        for (card each : view.stock)
            if (each.known())
                left.erase(each);
        for (seat owner : each_seat(view.chosen.players))
            closed[owner] = all || view.hands.hidden(owner) > 0;
        if (highest_begins<Rules>(view.chosen))
            for (seat owner : each_seat(view.chosen.players))
                if (!closed[owner])
                    for (card each : had_by(view, owner) - view.later)
                        seen[owner] += Rules::worth(each);
        tell();
        possible = all ? known.lay(lives.now(left)) : known.lay(lives.now(left), wrong());
    }

    /// A world that this could be a view of; undefined if there is none.
    constexpr state draw(rng& luck) {
        state full = view;
        full.stock.imagine(lives.cards_of(known.draw(luck, wrong(),
                                                     [&](seat owner, auto slot, auto piece) {
                                                         card const one = lives.card_of(piece);
                                                         full.hands.imagine(owner, one);
                                                         if (apart.contains(slot))
                                                             full.drawn = one;
                                                     })),
                           luck);
        if constexpr (may_reshuffle<Rules>)
            if (full.luck == no_luck && Rules::reshuffles(full.chosen))
                full.luck = rng(luck.draw());
        if (highest_begins<Rules>(view.chosen)) {
            full.later |= at_once;
            for (auto each : later)
                full.later.insert(lives.card_of(known.card_of(each)));
        }
        return full;
    }

    state view;
    bool possible = true;

private:
    constexpr void tell() {
        using enum shed;
        per_seat<int, Rules::seats.most> held; // before all of that
        for (seat owner : each_seat(view.chosen.players))
            held[owner] = view.hands.size(owner);
        view.past.each(view.chosen, view.table, [&](seat by, event one, auto const&) {
            held[by] += one.what() == played ? 1 : one.what() == passed || one.what() == shuffled ? 0 : -1;
        });
        whole = all_seen(view);
        int const players = view.chosen.players;
        for (seat owner : each_seat(players))
            if (closed[owner])
                dealt[owner] = known.come(owner, lives.now(at_first(owner)), held[owner]);

        bool drawn = false;                                     // is a card played that was just drawn?
        typename pieces::cards last = lives.now(fitting(view)); // the cards that it may be, if it is not
        cards pile;
        if constexpr (may_reshuffle<Rules>)
            pile = view.past.pile;
        view.past.each(view.chosen, view.table, [&](seat by, event one, auto const& table) {
            if constexpr (may_reshuffle<Rules>) {
                if (one.what() == shuffled) {
                    cards const top = cards_on_top<card>(table);
                    lives.begin(pile - top);
                    pile = top;
                    return;
                }
                if (one.what() == played)
                    pile.insert(one.card());
            }
            cards const fit = one.what() == played ? cards() : fitting(view.chosen, table);
            if (closed[by])
                tell(by, one, fit, drawn);
            drawn = one.what() == fits;
            if (drawn)
                last = lives.now(fit);
        });
        if (drawn && draws_until_able<Rules>(view.chosen) && closed[view.turn])
            later |= known.come(view.turn, last);
        for (seat owner : each_seat(players))
            if (closed[owner])
                for (card each : view.hands.of(owner))
                    if (!(each == view.drawn))
                        known.go(owner, lives.now(each));
        if (view.phase == game_phase::drawn && closed[view.turn] && !view.drawn.known())
            later |= apart = known.come(view.turn, last);
        cards const fit = fitting(view);
        if (view.phase == game_phase::choosing && view.stock.size() == 0 && (view.hands.of(view.turn) & fit).empty())
            known.has_some(view.turn, lives.now(fit));
    }

    /// One thing that everybody has seen. If drawing is not voluntary, a player who draws has nothing that fits.
    constexpr void tell(seat by, event one, cards const& fit, bool drawn) {
        using enum shed;
        if (one.what() == passed || (one.what() != played && !Rules::draws_freely(view.chosen)))
            known.has_none(by, lives.now(fit));
        if (one.what() == played) {
            if (drawn)
                at_once.insert(one.card());
            else
                known.go(by, lives.now(one.card()));
        }
        if (one.what() == unfit || one.what() == kept)
            later |= known.come(by, lives.now(those(by, true) & (one.what() == kept ? fit : cards::all() - fit)));
        else if (one.what() == shed::drew)
            later |= known.come(by, lives.now(cards::all()));
    }

    /// What may have been in a hand before all that is remembered: nothing of which everybody knows that it was in the stock.
    [[nodiscard]] constexpr cards at_first(seat owner) const {
        cards may = whole ? those(owner, false) : cards::all();
        if constexpr (may_reshuffle<Rules> || may_bury<Rules>)
            may -= view.past.stocked;
        return may;
    }

    /// The cards that were dealt, or that came later, if it is known here which ones did.
    [[nodiscard]] constexpr cards those(seat owner, bool came_later) const {
        if (!highest_begins<Rules>(view.chosen) || view.hands.hidden(owner) > 0)
            return cards::all();
        return came_later ? view.later : cards::all() - view.later;
    }

    /// How far is the seat that began from having been dealt the highest hand?
    constexpr auto wrong() const {
        return [this](auto card_of) {
            if (!whole || !highest_begins<Rules>(view.chosen))
                return 0;
            seat const began = view.past.empty() ? view.turn : view.past.first();
            return far_from_highest(view.chosen.players, view.chosen.first, began, [&](seat each) {
                int sum = seen[each];
                for (auto slot : dealt[each])
                    sum += Rules::worth(lives.card_of(card_of(slot)));
                return sum;
            });
        };
    }

    shedding_lives<Rules> lives;
    using pieces = unseen_cards<typename shedding_lives<Rules>::piece>;
    pieces known;
    using slot_set = typename pieces::slot_set;
    per_seat<slot_set, Rules::seats.most> dealt;
    slot_set later; // those of cards that were drawn and are hidden
    cards at_once;  // cards that were drawn and played at once
    slot_set apart; // that of the card just drawn
    per_seat<bool, Rules::seats.most> closed;
    per_seat<int, Rules::seats.most> seen; // what the cards dealt to each hand that is not closed were worth
    bool whole = false;                    // is all remembered since the deal?
};

template <shedding_rules Rules>
constexpr typename shedding<Rules, true>::state shedding<Rules, true>::determinize(state const& view, rng& luck) {
    imagined worlds(view);
    return worlds.possible ? worlds.draw(luck) : view; // if not possible, it is not a view of anything, and `validate` refuses it
}

/// The places are the hands, the table, and the stock.
template <shedding_rules Rules>
template <typename Visit>
constexpr void shedding<Rules, true>::each_piece(state const& s, Visit visit) {
    constexpr int table = Rules::seats.most, stock = table + 1;
    for (seat owner : each_seat(s.chosen.players))
        each_piece_of(s.hands, owner, visit);
    each_piece_of(s.played, table, visit);
    each_piece_of(s.stock, stock, visit);
}

} // namespace ludo
