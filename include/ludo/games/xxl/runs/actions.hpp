#pragma once

#include <algorithm>

#include <ludo/core/action_set.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/games/xxl/runs/digit_set.hpp>
#include <ludo/games/xxl/runs/state.hpp>

namespace ludo::xxl::runs_game {

/// Is there a card to swap for? Is there room for another card, and one to draw?
constexpr bool can_swap(state const& s) { return !s.display.empty(); }
constexpr bool can_add(state const& s) {
    if (s.chosen.max_display != 0 && s.display.size() >= s.chosen.max_display) [[unlikely]]
        return false;
    return s.stock.size() > 0;
}

/// Can a seat lay a run, with its hand, the display, and any of some more cards?
constexpr bool can_lay(state const& s, seat by, cards const& more = {}) {
    return xxl::digit_set(s.chosen.deck, s.hands.of(by) | more).forms_a_run(s.displayed);
}
constexpr bool anybody_can_lay(state const& s) {
    for (seat each : each_seat(s.chosen.players))
        if (can_lay(s, each))
            return true;
    return false;
}

/// Does the game go on only because somebody can form a run? So it is once the stock is empty, if the game ends at once.
constexpr bool goes_on(state const& s) { return s.chosen.end == ending::at_once && s.stock.size() == 0; }

/// With an empty stock: when nobody can form a run. ruling F9: or when all have had a turn without one, not to swap for ever
constexpr bool is_over(state const& s) { return s.without_run == s.chosen.players || !anybody_can_lay(s); }

/// The lowest cards of runs: cards from the hand, if two more can follow; cards on display, if one of those is from the hand.
LUDO_INLINE constexpr void insert_runs(state const& s, action_set<action>& legal) {
    cards const& hand = s.hands.of(s.turn);
    xxl::digit_set const by_hand(s.chosen.deck, hand);
    ((by_hand | s.displayed).runs() & by_hand.up_to_two_below()).each([&](int digit, colour in) {
        cards const reach = by_hand.one_or_two_below().has(digit, in) ? hand | s.display : hand;
        cards const lowest = reach & s.chosen.deck.showing(digit, in);
        for (card each : lowest)
            legal.insert(action::meld(in, each));
    });
}

/// The cards that a run can go on with, so that at least one comes from the hand in the end.
constexpr void insert_next(state const& s, action_set<action>& legal) {
    cards const& hand = s.hands.of(s.turn);
    int next = 0;
    for (card each : s.named)
        next = (std::max)(next, s.chosen.deck.digit(each, s.colour) + 1);
    bool from_hand = !(s.named & hand).empty();
    if (s.named.size() + 1 < run_size)
        from_hand = from_hand || !(s.chosen.deck.showing(next + 1, s.colour) & hand).empty();
    for (card each : s.chosen.deck.showing(next, s.colour) & (from_hand ? hand | s.display : hand))
        legal.insert(action::meld(s.colour, each));
}

/// What may be done, computed with sets of cards.
LUDO_INLINE constexpr action_set<action> actions(state const& s) {
    action_set<action> legal;
    constexpr card first = card::from_index(0);
    switch (s.phase) {
    case game_phase::over: break;
    case game_phase::laying: insert_next(s, legal); break;
    case game_phase::swapping: legal.insert_each(action::take(first), s.display); break;
    case game_phase::choosing:
        if (!s.laid_run)
            insert_runs(s, legal);
        if (!s.exchanged && can_swap(s))
            legal.insert_each(action::swap(first), s.hands.of(s.turn));
        if (!s.exchanged && can_add(s))
            legal.insert_each(action::add(first), s.hands.of(s.turn));
        legal.insert(action::end());
        break;
    default: break;
    }
    return legal;
}

} // namespace ludo::xxl::runs_game
