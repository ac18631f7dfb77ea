#pragma once

#include <ludo/components/draw_until.hpp>
#include <ludo/components/hands.hpp>
#include <ludo/components/pieces.hpp>
#include <ludo/components/unseen_cards.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/shedding/lives.hpp>
#include <ludo/turns/shedding/rules.hpp>

namespace ludo {

/// A seat knows its own hand and what lies on the table, and which of the cards that it has or had it drew; once the game is over all
/// hands are shown.
template <shedding_rules Rules>
constexpr typename shedding<Rules, true>::state shedding<Rules, true>::view(state const& s, seat viewer) {
    state seen = s;
    if (s.phase != game_phase::over) {
        seen.hands.hide_from(viewer);
        if (!s.remembered.later.empty())
            seen.remembered.later &=
                viewer == nobody ? cards() : s.hands.of(viewer) | s.remembered.history.played_by(s.chosen, viewer);
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
    s.remembered = {};
}

/// Is all remembered that was seen since the deal? Then nothing had been played before, and nothing drawn.
template <shedding_rules Rules>
constexpr bool shedding<Rules, true>::all_seen(state const& s) {
    int const players = s.chosen.players, in_stock = cards_left(players);
    int const turned = card::count - players * Rules::hand_size(players) - in_stock;
    int drawn = 0, played = 0;
    for (event what : s.remembered.history.events) {
        drawn += what.draws();
        played += what.what() == shed::played;
    }
    return s.stock.size() + drawn == in_stock && s.played.size() - played == turned;
}

/// The worlds that a view could be of: what was seen says which cards may have come to the closed hands, and which have gone.
template <shedding_rules Rules>
struct shedding<Rules, true>::imagined {
    using clue_list = unseen_cards<typename shedding_lives<Rules>::piece>;
    using slot = typename clue_list::slot;
    using slot_set = typename clue_list::slot_set;

    /// With `all`, no hand counts as seen: are the known ones possible, too?
    constexpr explicit imagined(state const& from, bool all = false) : view(from), clues(highest_begins<Rules>(from.chosen)) {
        cards unseen = cards::all() - view.played - view.hands.all();
        for (card laid : view.stock)
            if (laid.known())
                unseen.erase(laid);
        for (seat owner : each_seat(view.chosen.players))
            closed[owner] = all || view.hands.hidden(owner) > 0;
        follow_deal();
        follow_history();
        possible = clues.lay(lives.now(unseen)) && possible;
    }

    /// A world that this could be a view of; undefined if there is none. If the highest hand began, worlds are drawn until it did.
    constexpr state draw(rng& luck) {
        state world = view;
        typename clue_list::cards rest;
        auto const deal = [&] {
            world.hands = view.hands;
            rest = clues.draw(luck, [&](seat owner, slot place, auto piece) {
                card const dealt = lives.card_of(piece);
                world.hands.imagine(owner, dealt);
                if (just_drawn.contains(place))
                    world.drawn = dealt;
            });
        };
        if (highest_begins<Rules>(view.chosen))
            draw_until(deal, [&] {
                world.remembered.later = view.remembered.later | played_at_once;
                for (slot place : drawn)
                    world.remembered.later.insert(lives.card_of(clues.card_of(place)));
                return !whole || began_rightly(world);
            });
        else
            deal();
        world.stock.imagine(lives.cards_of(rest), luck);
        if constexpr (may_reshuffle<Rules>)
            if (world.luck == no_luck && Rules::reshuffles(world.chosen))
                world.luck = rng(luck.draw());
        return world;
    }

    state view;
    bool possible = true;

private:
    /// The cards of each hand before the first event. None of them was in the stock; of a hand that is known, none came later.
    constexpr void follow_deal() {
        auto const& history = view.remembered.history;
        auto const grown = history.growth(view.chosen);
        whole = all_seen(view);
        for (seat owner : each_seat(view.chosen.players)) {
            cards may = cards::all();
            if (whole)
                may -= known_later(owner, {});
            if constexpr (may_reshuffle<Rules> || may_bury<Rules>)
                may -= history.stocked;
            if (closed[owner])
                static_cast<void>(clues.come(owner, lives.now(may), view.hands.size(owner) - grown[owner]));
            if (highest_begins<Rules>(view.chosen))
                played[owner] = history.played_by(view.chosen, owner);
        }
    }

    constexpr void follow_history() {
        auto turn = view.remembered.history.first_turn(view.played);
        bool fitted = false; // the card that this seat has just drawn
        auto last = lives.now(fitting(view));
        for (event what : view.remembered.history.events) {
            bool const draws = what.draws(), plays = what.what() == shed::played;
            if constexpr (may_reshuffle<Rules>)
                if (what.what() == shed::shuffled)
                    lives.begin(turn.pile - cards_on_top<card>(turn.table));
            cards const fit = plays ? cards() : fitting(view.chosen, turn.table);
            if (closed[turn.by]) {
                // whoever need not draw had nothing that fits
                if (what.what() == shed::passed || (draws && !Rules::draws_freely(view.chosen)))
                    clues.has_none(turn.by, lives.now(fit));
                if (plays && fitted) {
                    played_at_once.insert(what.card());
                    possible = possible && known_later(turn.by, cards::all()).contains(what.card());
                } else if (plays)
                    clues.go(turn.by, lives.now(what.card()));
                else if (draws && what.what() != shed::fits)
                    drawn |= clues.come(turn.by, lives.now(could_be_drawn(turn.by, what, fit)));
            }
            if (what.what() != shed::shuffled)
                fitted = what.what() == shed::fits;
            if (what.what() == shed::fits)
                last = lives.now(fit);
            turn.go_on(view.chosen, what);
        }
        follow_now(fitted, last);
    }

    /// The cards that are known now in hands that count as closed have gone from those that came. A card just drawn came last.
    constexpr void follow_now(bool fitted, typename clue_list::cards const& fit_for_drawn) {
        if (fitted && Rules::draws_until_able(view.chosen) && closed[view.turn])
            drawn |= clues.come(view.turn, fit_for_drawn);
        for (seat owner : each_seat(view.chosen.players))
            if (closed[owner])
                for (card held : view.hands.of(owner))
                    if (!(held == view.drawn))
                        clues.go(owner, lives.now(held));
        if (view.drawn.known())
            possible = possible && known_later(view.turn, cards::all()).contains(view.drawn);
        else if (view.phase == game_phase::drawn && closed[view.turn])
            drawn |= just_drawn = clues.come(view.turn, fit_for_drawn);
        cards const fit = fitting(view);
        if (view.phase == game_phase::choosing && view.stock.size() == 0 && (view.hands.of(view.turn) & fit).empty())
            clues.has_some(view.turn, lives.now(fit)); // or it would have been passed over
    }

    /// The cards of a hand that are known to have been drawn, if that is known of them.
    [[nodiscard]] constexpr cards known_later(seat owner, cards const& otherwise) const {
        return highest_begins<Rules>(view.chosen) && view.hands.hidden(owner) == 0 ? view.remembered.later : otherwise;
    }
    [[nodiscard]] constexpr cards could_be_drawn(seat by, event what, cards const& fit) const {
        cards const may = known_later(by, cards::all());
        return what.what() == shed::kept ? may & fit : what.what() == shed::unfit ? may - fit : may;
    }

    /// Would the seat that began have begun with the hands dealt in this world?
    [[nodiscard]] constexpr bool began_rightly(state const& world) const {
        auto const& history = view.remembered.history;
        ludo::hands<card, Rules::seats.most> dealt;
        for (seat owner : each_seat(view.chosen.players))
            for (card held : (world.hands.of(owner) | played[owner]) - world.remembered.later)
                dealt.add(owner, held);
        return Rules::beginner(view.chosen, dealt) == (history.empty() ? view.turn : history.first);
    }

    shedding_lives<Rules> lives;
    clue_list clues;
    per_seat<bool, Rules::seats.most> closed;
    slot_set drawn, just_drawn; // of cards that were drawn and are hidden; that of the last one, which may be played now
    cards played_at_once;       // cards that were drawn and played in the same turn
    bool whole = false;         // is all remembered since the deal? Then who began tells something, where the highest hand does:
    per_seat<cards, Rules::seats.most> played; // what each seat has played since
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
