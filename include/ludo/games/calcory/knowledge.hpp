#pragma once

#include <array>
#include <cstddef>

#include <ludo/components/card_list.hpp>
#include <ludo/games/calcory.hpp>

namespace ludo {

/// Everybody saw what was turned over; a card laid back unseen is known to the seat that laid it back, the others know
/// the set that it is one of (`won`).
constexpr calcory::state calcory::view(state const& s, seat viewer) {
    state seen = s;
    seen.table.hide_all_but(s.table.seen() | s.sealed.of(viewer));
    if (viewer != s.turn && !s.chosen.reveal_returned_card)
        seen.held = {};
    return seen;
}

/// A card laid back is any of its set, each card of the set as likely; what else is unknown is what the deck has left, in
/// any order.
struct calcory::imagined {
    constexpr explicit imagined(state const& seen) : view(seen) {
        census<card> left = view.won.left();
        cells const sealed = view.sealed.any();
        view.table.take_known(view.table.taken() - sealed, left);
        left.each([&](card one) { rest.add(one); });
        below = view.table.unknown() - sealed;
        laid_back = view.table.unknown() & sealed;
    }

    constexpr state draw(rng& luck) const {
        state full = view;
        for (cell at : laid_back)
            full.table.imagine(at, view.won.candidates(at).draw(luck));
        auto order = rest;
        luck.shuffle(order);
        for (cell at : below)
            full.table.imagine(at, order.take_last());
        if (view.now == phase::placing && !view.held.known())
            full.held =
                view.table.at(view.table.turned().nth(static_cast<int>(luck.below(static_cast<std::uint32_t>(view.open.count())))));
        return full;
    }

    state view;

private:
    card_list<card, deck.size()> rest; // what the deck has left
    cells below, laid_back;            // where cards lie that are not known, and those of them that were laid back
};

constexpr calcory::state calcory::determinize(state const& view, rng& luck) { return imagined(view).draw(luck); }

/// The places are the cells, the seats' piles, and the hand in which collected cards are held until one is laid back. Of a
/// set whose card on the table is not known, neither are the cards in the pile.
template <typename Visit>
constexpr void calcory::each_piece(state const& s, Visit visit) {
    auto const kind = [](card one) { return one.known() ? one.index() : -1; };
    int const hand = cell::count + seats.most;
    for (cell at : s.table.taken())
        visit(s.now != phase::turning && s.table.turned().contains(at) ? hand : at.index(), kind(s.table.at(at)));
    for (seat owner : ludo::seats(s.chosen.players)) {
        int const pile = cell::count + owner.index();
        for (int number = 0; number < deck.size(); ++number)
            if (s.won.won(number, owner))
                visit(pile, kind(deck[number]));
        for (cell at : s.sealed.of(owner)) {
            card const back = s.table.at(at);
            census<card> others = s.won.candidates(at);
            if (others.remove(back))
                others.each([&](card other) { visit(pile, kind(other)); });
            else
                for (int i = 1; i < others.total(); ++i)
                    visit(pile, -1);
        }
    }
}

/// A position from outside, whole or seen by a seat: does it agree with itself, and can play go on from it?
constexpr char const*(calcory::check)(state const& s) {
    if (char const* const wrong = (check)(s.chosen))
        return wrong;
    int const players = s.chosen.players;
    if (s.turn == nobody ? s.now != phase::over : s.now == phase::over || s.turn.index() >= players)
        return "turn takes a seat that plays, and nobody once the game is over";

    if (!s.table.seen_are_known())
        return "table: cards that lie face up or were seen are known";
    int const most = thirteen + 1; // cards of a set: ones, and a zero
    if (s.table.turned().size() > most || s.table.up().size() > most)
        return "table: so many cards have a higher sum than thirteen, or two zeros";
    set open, marked;
    for (cell at : s.table.turned())
        open.add(s.table.at(at));
    for (cell at : s.table.up())
        marked.add(s.table.at(at));
    if (open != s.open)
        return "open tells sum, count and zeros of the cards turned over";
    if (marked != s.marked)
        return "marked tells sum, count and zeros of the marked cards";
    if ((s.marker == nobody) != (marked.count() == 0) || s.marker.index() >= players)
        return "marker takes the seat whose markers lie on cards, and nobody where none do";
    if (marked.sum() >= thirteen || marked.zeros() > 1)
        return "table: marked cards have a sum under thirteen and at most one 0";
    if (s.chosen.markers_per_player > 0 && marked.count() > s.chosen.markers_per_player)
        return "table: there are more marked cards than markers";
    if (s.marker != nobody && s.marker == s.turn && s.now == phase::turning)
        return "marker: marks that come back to their owner are collected";

    switch (s.now) {
    case phase::over:
        if (open.count() > 0 || marked.count() > 0)
            return "phase: nothing is turned over or marked once the game is over";
        break;
    case phase::turning:
        if (open.sum() >= thirteen || open.zeros() > 1 || s.table.down().empty())
            return "phase: no card can be turned over any more";
        break;
    case phase::returning:
    case phase::placing:
        if (open.count() < 2 || open.sum() > thirteen || open.zeros() > 1)
            return "phase: collected cards are two or more, with a sum of thirteen at most and one 0 at most";
        if (open.sum() < thirteen && marked.count() > 0)
            return "phase: marks were collected, and others lie on the table";
        if (open.sum() == thirteen && s.chosen.thirteen_removes_marks && marked.count() > 0)
            return "phase: the thirteen removed the marks";
        break;
    default: break;
    }
    bool held_is_open = !s.held.known() && !s.chosen.reveal_returned_card;
    for (cell at : s.table.turned())
        held_is_open |= s.held == s.table.at(at);
    if (s.now == phase::placing ? !held_is_open : s.held.known())
        return "held takes one of the collected cards while it is placed";

    cells const sealed = s.sealed.any();
    for (cell at : sealed)
        if (s.sealed.owner(at).index() >= players || s.chosen.reveal_returned_card)
            return "returned: only a seat that plays lays cards back, and unseen only where they are not shown";
    if (!(sealed - s.table.down()).empty() || !(sealed & s.table.seen()).empty())
        return "returned: a card that others do not know lies face down and was not seen";

    census<card> left = s.won.left();
    if (!s.table.take_known(s.table.taken() - sealed, left))
        return "table: a card lies there that is elsewhere as well";
    if (left.total() != (s.table.unknown() - sealed).size())
        return "table and collected: every card of the deck is in one place";
    for (cell at : cells::all()) {
        census<card> const those = s.won.candidates(at);
        if (sealed.contains(at) != (those.total() > 0) || those.total() == 1)
            return "collected: a set has two cards or more, and one of them lies on its cell";
        if (card const back = s.table.at(at); sealed.contains(at) && back.known() && those.of(back) == 0)
            return "collected: the card laid back is one of its set";
        set sum;
        those.each([&](card one) { sum.add(one); });
        if (those.total() > most || sum.sum() > thirteen || sum.zeros() > 1)
            return "collected: a set has a sum of thirteen at most and one 0 at most";
    }
    for (seat owner : ludo::seats(seats.most)) {
        int won = 0;
        for (int number = 0; number < deck.size(); ++number)
            won += s.won.won(number, owner);
        for (cell at : s.sealed.of(owner))
            won += s.won.candidates(at).total() - 1;
        if (won != s.pile[owner] || (won > 0 && owner.index() >= players))
            return "pile tells how many cards each seat has won";
    }
    return nullptr;
}

} // namespace ludo
