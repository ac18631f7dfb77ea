#pragma once

#include <array>
#include <cstddef>

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

/// What is not known is dealt to the hands and the stock, each placement as likely as the others that agree with what has
/// been seen: who had to draw, or was passed over, had no card that fitted; who may play the card just drawn has one; and
/// who has to play because the stock is used up can. What a draw tells takes the place of what earlier ones told: of the
/// cards that came since then nothing is known.
template <typename Rules>
constexpr typename shedding<Rules>::state shedding<Rules>::determinize(state const& view, rng& luck) {
    state full = view;
    cards left = cards::all() - view.played - view.hands.all();
    for (card each : view.stock)
        if (each.known())
            left.erase(each);

    cards const fits = fitting(view);
    per_seat<clue<card>, Rules::seats.most> clues;
    for (seat owner : ludo::seats(view.chosen.players)) {
        bool const kept = view.kept.contains(number(owner.index())) && (view.hands.of(owner) & view.without[owner]).empty();
        cards const drawn_and_kept = kept ? view.without[owner] : cards();
        clues[owner] = {view.without[owner] - drawn_and_kept, drawn_and_kept, {}};
    }
    bool const imagine_drawn = view.now == phase::drawn && !view.drawn.known();
    if (imagine_drawn && view.chosen.voluntary_draw) {
        full.drawn = (left & fits).pick(luck);
        left.erase(full.drawn);
        full.hands.imagine(view.turn, full.drawn);
    } else if (imagine_drawn)
        clues[view.turn] = {{}, fits, {}};
    else if (view.now == phase::choosing && view.stock.size() == 0)
        clues[view.turn].some_of = fits;

    unseen_cards<card, Rules::seats.most> unseen(left, clues);
    if (!unseen.deal(full.hands, luck))
        return view; // it is not a view of anything, and `check` refuses it
    if (imagine_drawn && !full.drawn.known())
        full.drawn = (full.hands.of(view.turn) & fits).first();
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
constexpr char const* shedding<Rules>::check(state const& s) {
    if (char const* const wrong = check(s.chosen))
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
    if (char const* const wrong = Rules::check(s.chosen, s.table, s.played))
        return wrong;
    for (seat owner : ludo::seats(Rules::seats.most)) {
        bool const one = s.kept.contains(number(owner.index()));
        cards const in_hand = owner == s.turn && s.drawn.known() ? s.hands.of(owner) - cards{s.drawn} : s.hands.of(owner);
        int const found = (in_hand & s.without[owner]).size();
        if (found > one || (found == 0 && one && s.hands.hidden(owner) == 0))
            return "without: cards that the seat does not have, but for one where it kept the card it drew";
    }
    cards const fits = fitting(s);
    if (s.now == phase::drawn) {
        if (s.drawn.known() ? !s.hands.of(s.turn).contains(s.drawn) || !fits.contains(s.drawn)
                            : s.hands.hidden(s.turn) == 0 || (*left & fits).empty())
            return "drawn: it is a card of the hand, and fits";
        if (s.kept.contains(number(s.turn.index())) || !(s.without[s.turn] == (s.chosen.voluntary_draw ? cards() : fits)))
            return "without: who has just drawn had no card that fits, and nothing else is known of it";
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

} // namespace ludo
