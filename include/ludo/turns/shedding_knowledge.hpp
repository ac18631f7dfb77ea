#pragma once

#include <ludo/components/unseen_cards.hpp>
#include <ludo/turns/shedding.hpp>

namespace ludo {

/// A seat knows its own hand and what lies on the table; once the game is over all hands are shown.
template <typename Rules>
constexpr typename shedding<Rules>::state shedding<Rules>::view(state const& s, seat viewer) {
    state seen = s;
    if (s.now != phase::over)
        seen.hands = s.hands.seen_by(viewer);
    if (s.turn != viewer)
        seen.drawn = card();
    seen.stock.hide();
    return seen;
}

/// What play has told of the cards in a seat's hand, but for the one just drawn that it may play. Who had to draw had no card
/// that fitted, and just one if it kept the card drawn; where drawing is free, who drew has a card that fitted or one that did
/// not, as the card drawn; and who was passed over had no card that fitted. What a draw tells takes the place of what earlier
/// ones told: of the cards that came since then nothing else is known.
template <typename Rules>
constexpr clue<typename shedding<Rules>::card> shedding<Rules>::told(state const& s, seat owner) {
    clue<card> known{.none_of = s.without[owner]};
    last_draw const& last = s.last[owner];
    if (last.became == last_draw::fate::never)
        return known;
    cards const fits = fitting(s.chosen, last.table);
    if (s.chosen.voluntary_draw && last.known())
        known.some_of = last.became == last_draw::fate::kept ? fits : cards::all() - fits;
    else if (last.became == last_draw::fate::kept)
        known.one_of = fits - known.none_of;
    else if (!s.chosen.voluntary_draw)
        known.none_of |= fits;
    return known;
}

/// What is not known is dealt to the hands and the stock, each placement as likely as the others that agree with what has
/// been told; who may play the card just drawn has one that fits, and who has to play because the stock is used up can.
template <typename Rules>
constexpr typename shedding<Rules>::state shedding<Rules>::determinize(state const& view, rng& luck) {
    constexpr seat apart(Rules::seats.most); // the card just drawn lies there
    bool const drawn = view.now == phase::drawn && !view.drawn.known();
    ludo::hands<card, Rules::seats.most + 1> held;
    per_seat<clue<card>, Rules::seats.most + 1> clues;
    for (seat owner : ludo::seats(view.chosen.players)) {
        for (card each : view.hands.of(owner))
            held.add(owner, each);
        for (int i = drawn && owner == view.turn; i < view.hands.hidden(owner); ++i)
            held.add(owner, card());
        clues[owner] = told(view, owner);
        if (cards const known = view.hands.of(owner) & clues[owner].one_of; !known.empty()) {
            clues[owner].none_of |= clues[owner].one_of - known;
            clues[owner].one_of = {};
        }
    }
    if (drawn) {
        held.add(apart, card());
        clues[apart].one_of = fitting(view);
    } else if (view.now == phase::choosing && view.stock.size() == 0)
        clues[view.turn].also_some_of = fitting(view);

    cards left = cards::all() - view.played - view.hands.all();
    for (card each : view.stock)
        if (each.known())
            left.erase(each);
    unseen_cards<card, Rules::seats.most + 1> unseen(left, clues);
    if (!unseen.deal(held, luck))
        return view; // it is not a view of anything, and `check` refuses it
    state full = view;
    if (drawn) {
        full.drawn = held.of(apart).first();
        full.hands.imagine(view.turn, full.drawn);
    }
    for (seat owner : ludo::seats(view.chosen.players))
        for (card each : held.of(owner) - view.hands.of(owner))
            full.hands.imagine(owner, each);
    left = unseen.left();
    full.stock.imagine(left, luck);
    return full;
}

/// The places are the hands, the table, and the stock.
template <typename Rules>
template <typename Visit>
constexpr void shedding<Rules>::each_piece(state const& s, Visit visit) {
    constexpr int table = Rules::seats.most;
    for (seat owner : ludo::seats(s.chosen.players)) {
        for (card each : s.hands.of(owner))
            visit(owner.index(), each.index());
        for (int i = 0; i < s.hands.hidden(owner); ++i)
            visit(owner.index(), -1);
    }
    for (card each : s.played)
        visit(table, each.index());
    for (card each : s.stock)
        visit(table + 1, each.known() ? each.index() : -1);
}

/// A position from outside, whole or seen by a seat: does it agree with itself, and can play go on from it?
template <typename Rules>
constexpr char const*(shedding<Rules>::check)(state const& s) {
    if (char const* const wrong = (check)(s.chosen))
        return wrong;
    if (s.turn == nobody ? s.now != phase::over : s.now == phase::over || s.turn.index() >= s.chosen.players)
        return "turn takes a seat that plays, and nobody once the game is over";

    auto const left = unknown_cards<shedding>(s);
    if (!left)
        return "hands, played and stock: every card is in one place";
    bool empty = false;
    for (seat owner : ludo::seats(Rules::seats.most)) {
        if (owner.index() >= s.chosen.players && !s.hands.empty(owner))
            return "hands: nobody sits there";
        empty = empty || (owner.index() < s.chosen.players && s.hands.empty(owner));
        if (!s.hands.open(owner).empty())
            return "hands: no card of a hand is open";
        if (s.now == phase::over && s.hands.hidden(owner) > 0)
            return "hands: they are shown once the game is over";
    }
    if (char const* const wrong = (Rules::check)(s.chosen, s.table, s.played))
        return wrong;
    if (char const* const wrong = check_told(s))
        return wrong;
    cards const fits = fitting(s);
    if (s.now == phase::drawn) {
        if (s.drawn.known() ? !s.hands.of(s.turn).contains(s.drawn) || !fits.contains(s.drawn)
                            : s.hands.hidden(s.turn) == 0 || (*left & fits).empty())
            return "drawn: it is a card of the hand, and fits";
        if (!(s.last[s.turn] == last_draw{s.table, last_draw::fate::any}))
            return "last: who has just drawn did so with what lies on the table";
    } else if (s.drawn.known())
        return "drawn: nobody has just drawn a card";
    if (s.now != phase::over && empty)
        return "hands: the game is over once one is empty";
    bool const can =
        s.now == phase::over || s.stock.size() > 0 || s.hands.hidden(s.turn) > 0 || !(s.hands.of(s.turn) & fits).empty();
    if (!can)
        return "turn: this seat can neither play nor draw";
    bool ends = empty || s.stock.size() == 0;
    if (!empty)
        for (seat owner : ludo::seats(s.chosen.players))
            ends = ends && (s.hands.of(owner) & fits).empty();
    if (s.now == phase::over && !ends)
        return "phase: the game is not over yet";
    rng any;
    return !left->empty() && determinize(s, any) == s ? "hands and stock: no cards agree with what is known of them" : nullptr;
}

/// Do the hands agree with what has been told of them, and could it have been told?
template <typename Rules>
constexpr char const* shedding<Rules>::check_told(state const& s) {
    using fate = typename last_draw::fate;
    for (seat owner : ludo::seats(Rules::seats.most)) {
        last_draw const& last = s.last[owner];
        if (last.became == fate::never ? !(last == last_draw()) : (Rules::check)(s.chosen, last.table, s.played) != nullptr)
            return "last: what lay on the table when the seat drew, and nothing where it never did";
        if (last.became == fate::unfit && !s.chosen.voluntary_draw)
            return "last: unfit is said where drawing is free";
        if ((s.stock.size() > 0 || s.now == phase::drawn) && !s.without[owner].empty())
            return "without: nobody was passed over yet";
        clue<card> const known = told(s, owner);
        if (last.known() && known.one_of.empty() && known.some_of.empty())
            return "last: no card could be the one drawn";
        cards const hand = owner == s.turn && s.drawn.known() ? s.hands.of(owner) - cards{s.drawn} : s.hands.of(owner);
        int const found = (hand & known.one_of).size();
        bool const all = s.hands.hidden(owner) == 0;
        if (!(hand & known.none_of).empty() || found > 1)
            return "last, without: cards that the seat does not have";
        if (all && ((found == 0 && !known.one_of.empty()) || ((hand & known.some_of).empty() && !known.some_of.empty())))
            return "last: the seat still has the card that it drew, or one that could be it";
    }
    return nullptr;
}

} // namespace ludo
