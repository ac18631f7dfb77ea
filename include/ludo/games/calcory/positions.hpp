#pragma once

#include <ludo/components/census.hpp>
#include <ludo/core/first_wrong.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/games/calcory/state.hpp>

namespace ludo::calcory_game {

/// So many cards are in a set at most: ones, and a zero.
inline constexpr int most_cards = thirteen + 1;

/// The cards turned over and the marked ones: what is said of them is so, and turns can have come to it.
constexpr char const* check_sets(state const& s) {
    if (!s.table.seen_are_known())
        return "table: cards that lie face up or were seen must be known";
    if (s.table.turned().size() > most_cards || s.table.up().size() > most_cards)
        return "table: this many cards have a sum over thirteen, or two zeros";
    set open, marked;
    for (cell at : s.table.turned())
        open.add(s.table.at(at));
    for (cell at : s.table.up())
        marked.add(s.table.at(at));
    if (open != s.revealed)
        return "revealed must tell the sum, count and zeros of the cards turned over";
    if (marked != s.marked)
        return "marked must tell the sum, count and zeros of the marked cards";
    if ((s.marker == nobody) != (marked.count == 0))
        return "marker takes the seat whose markers lie on cards, or nobody if none do";
    if (marked.sum >= thirteen || marked.zeros > 1)
        return "table: marked cards must have a sum under thirteen and at most one 0";
    if (s.chosen.markers_per_player > 0 && marked.count > s.chosen.markers_per_player)
        return "table: there are more marked cards than markers";
    if (s.marker != nobody && s.marker == s.turn && s.phase == game_phase::turning)
        return "marker: marks that come back to their owner are collected";
    return nullptr;
}

/// What is to be done next fits the sets that lie on the table.
constexpr char const* check_phase(state const& s) {
    switch (s.phase) {
    case game_phase::over:
        if (s.revealed.count > 0 || s.marked.count > 0)
            return "phase: nothing is turned over or marked once the game is over";
        break;
    case game_phase::turning:
        if (s.revealed.sum >= thirteen || s.revealed.zeros > 1 || s.table.down().empty())
            return "phase: no card can be turned over any more";
        break;
    case game_phase::returning:
    case game_phase::placing:
        if (s.revealed.count < 2 || s.revealed.sum > thirteen || s.revealed.zeros > 1)
            return "phase: collected cards must be two or more, with a sum of at most thirteen and at most one 0";
        if (s.revealed.sum < thirteen && s.marked.count > 0)
            return "phase: marks were collected, and others lie on the table";
        if (s.revealed.sum == thirteen && s.chosen.thirteen_removes_marks && s.marked.count > 0)
            return "phase: the thirteen must have removed the marks";
        break;
    default: break;
    }
    bool held_is_open = !s.held.known() && !s.chosen.reveal_returned_card;
    for (cell at : s.table.turned())
        held_is_open |= s.held == s.table.at(at);
    if (s.phase == game_phase::placing ? !held_is_open : s.held.known())
        return "held takes one of the collected cards while it is placed";
    return nullptr;
}

/// Cards laid back unseen, each one of a set that was collected; and every card of the deck is in one place.
constexpr char const* check_laid_back(state const& s) {
    cells const sealed = s.remembered.returned.any();
    for (cell at : sealed)
        if (s.remembered.returned.owner(at).index() >= s.chosen.players || s.chosen.reveal_returned_card)
            return "returned: only a seat that plays lays cards back, and unseen only if they are not revealed";
    if (!(sealed - s.table.down()).empty() || !(sealed & s.table.seen()).empty())
        return "returned: a card that others do not know must lie face down and unseen";

    census<card> left = s.remembered.collected.left();
    if (!s.table.take_known(s.table.taken() - sealed, left))
        return "table: a card that lies there is also elsewhere";
    if (left.total() != (s.table.hidden() - sealed).size())
        return "table and collected: every card of the deck must be in one place";
    for (cell at : cells::all()) {
        census<card> const those = s.remembered.collected.candidates(at);
        if (sealed.contains(at) != (those.total() > 0) || those.total() == 1)
            return "collected: a set must have two cards or more, one of which lies on its cell";
        if (card const back = s.table.at(at); sealed.contains(at) && back.known() && those.of(back) == 0)
            return "collected: the card laid back must be one of its set";
        set sum;
        those.each([&](card one) { sum.add(one); });
        if (those.total() > most_cards || sum.sum > thirteen || sum.zeros > 1)
            return "collected: a set must have a sum of at most thirteen and at most one 0";
    }
    return nullptr;
}

constexpr char const* check_piles(state const& s) {
    for (seat owner : each_seat(seats.most)) {
        int won = 0;
        for (int number = 0; number < deck.size(); ++number)
            won += s.remembered.collected.won(number, owner);
        for (cell at : s.remembered.returned.of(owner))
            won += s.remembered.collected.candidates(at).total() - 1;
        if (won != s.piled[owner])
            return "piled must tell how many cards each seat has won";
    }
    return nullptr;
}

/// A position from outside, whole or seen by a seat, with all members in their range (see core/wrong_with.hpp): does it agree with
/// itself, and can play go on from it?
constexpr char const* validate(state const& s) { return first_wrong(s, check_sets, check_phase, check_laid_back, check_piles); }

} // namespace ludo::calcory_game
