#pragma once

#include <ludo/components/unknown_cards.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/shedding/knowledge.hpp>
#include <ludo/turns/shedding/rules.hpp>

namespace ludo {

/// A position from outside, whole or seen by a seat: does it agree with itself, and can play go on from it? Who began is believed.
template <shedding_rules Rules>
constexpr char const* shedding<Rules, true>::validate(state const& s) {
    if (char const* const wrong = wrong_hands(s))
        return wrong;
    if (char const* const wrong = Rules::validate(s.chosen, s.table, s.played))
        return wrong;
    if (s.phase == game_phase::drawn && s.remembered.history.empty())
        return "history: the card that was just drawn is missing";
    if (!history_agrees(s))
        return "history: what was played, drawn and passed must be possible, and lead to the table as it is";
    cards const fits = fitting(s);
    auto const lacks = [&](seat owner) { return (s.hands.of(owner) & fits).empty(); };
    if constexpr (may_reshuffle<Rules>) {
        bool const may = Rules::reshuffles(s.chosen);
        if (may && s.phase != game_phase::over && s.stock.size() == 0 && !(s.played - cards_on_top<card>(s.table)).empty())
            return "stock: it is used up, so what is under the card on top would have been shuffled";
        if (s.luck != no_luck && (!may || s.hands.hidden() > 0 || s.stock.hidden() > 0))
            return "luck: it can be known only if all cards are known and the pile is shuffled";
    }
    if (s.phase != game_phase::drawn) {
        if (s.drawn.known())
            return "drawn: nobody has just drawn a card";
    } else if (Rules::draws_until_able(s.chosen))
        return "phase: with these options a turn goes on after drawing as before";
    else if (s.drawn.known() ? !(s.hands.of(s.turn) & fits).contains(s.drawn) : s.hands.hidden(s.turn) == 0)
        return "drawn: it must be a card of the hand, and fit";
    bool empty = false, stuck = s.stock.size() == 0; // has a hand no card? Can nobody do anything?
    for (seat owner : each_seat(s.chosen.players)) {
        empty = empty || s.hands.empty(owner);
        stuck = stuck && lacks(owner);
    }
    if (s.phase == game_phase::over ? !empty && !stuck : empty)
        return empty ? "hands: the game is over once one is empty" : "phase: the game is not over yet";
    if (s.phase != game_phase::over && s.stock.size() == 0 && s.hands.hidden(s.turn) == 0 && lacks(s.turn))
        return "turn: this seat can neither play nor draw";
    return imagined(s, true).possible ? nullptr : "hands, stock and past: no placing of the cards agrees with what all have seen";
}

/// Is every card in one place, and only where somebody sits? Are only the cards of known hands said to be drawn?
template <shedding_rules Rules>
constexpr char const* shedding<Rules, true>::wrong_hands(state const& s) {
    if (!unknown_cards<card>([&](auto visit) { each_piece(s, visit); }))
        return "hands, played and stock: every card must be in one place";
    cards seen = s.played;
    for (seat owner : each_seat(Rules::seats.most)) {
        if (owner.index() >= s.chosen.players && !s.hands.empty(owner))
            return "hands: there are cards where nobody sits";
        if (!s.hands.open(owner).empty())
            return "hands: no card in a hand may be open";
        if (s.phase == game_phase::over && s.hands.hidden(owner) > 0)
            return "hands: all cards must be known once the game is over";
        if (s.hands.hidden(owner) == 0)
            seen |= s.hands.of(owner);
    }
    return (s.remembered.later - (highest_begins<Rules>(s.chosen) ? seen : cards())).empty()
             ? nullptr
             : "later: only cards drawn to a hand that is fully known, and only where the highest hand begins";
}

/// Is this history possible, and does it lead to what lies on the table?
template <shedding_rules Rules>
constexpr bool shedding<Rules, true>::history_agrees(state const& s) {
    using enum shed;
    auto const& history = s.remembered.history;
    auto turn = history.first_turn(s.played);
    if (history.empty()) // at most it says which cards were put back
        return turn.by == nobody && turn.table == typename Rules::layout() && (!may_reshuffle<Rules> || turn.pile.empty());
    if (turn.by == nobody || turn.by.index() >= s.chosen.players || Rules::validate(s.chosen, turn.table, turn.pile))
        return false;
    bool const until_able = Rules::draws_until_able(s.chosen), unseen = until_able && Rules::draws_freely(s.chosen);
    auto const grown = history.growth(s.chosen);
    per_seat<int, Rules::seats.most> held;
    int in_stock = card::count - turn.pile.size();
    for (seat owner : each_seat(s.chosen.players))
        in_stock -= held[owner] = s.hands.size(owner) - grown[owner];
    bool fitted = false; // has this seat drawn a card that fits?
    for (event what : history.events) {
        for (seat owner : each_seat(s.chosen.players))
            if (held[owner] <= 0)
                return false; // the game was over
        bool due = false;
        int under = 0;
        if constexpr (may_reshuffle<Rules>) {
            under = (turn.pile - cards_on_top<card>(turn.table)).size();
            due = in_stock == 0 && under > 0 && Rules::reshuffles(s.chosen);
        }
        bool const shuffles = what.what() == shuffled;
        if (due != shuffles || (fitted && !shuffles && what.what() != played) ||
            (what.draws() && (in_stock <= 0 || (what.what() == drew) != unseen || (what.what() == kept && until_able))) ||
            (what.what() == passed && in_stock > 0))
            return false;
        held[turn.by] += what.what() == played ? -1 : what.draws();
        in_stock += shuffles ? under : -what.draws();
        if (!shuffles)
            fitted = what.what() == fits;
        if (!turn.go_on(s.chosen, what))
            return false;
    }
    return turn.table == s.table && turn.pile == s.played && (s.phase == game_phase::over || turn.by == s.turn) &&
           (until_able || fitted == (s.phase == game_phase::drawn));
}

} // namespace ludo
