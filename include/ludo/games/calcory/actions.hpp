#pragma once

#include <ludo/core/action_set.hpp>
#include <ludo/core/branchless.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/games/calcory/box.hpp>

namespace ludo::calcory_game {

// What may be done in Calcory: the list of it. (Why something may not be done is said in calcory/refusal.hpp.)

/// Are the cards turned over worth more than the marked ones?
constexpr bool raises(state const& s) { return s.open.worth() > s.marked.worth(); }

/// Is there a marker for each card turned over?
constexpr bool enough_markers(state const& s) { return within_limit(s.open.count(), s.chosen.markers_per_player); }

constexpr bool may_stop(state const& s) {
    // one card, or as many as agreed by who has won none: a sum, since a compiler makes a jump of a question
    bool const cards = 2 * s.open.count() + (s.pile[s.turn] > 0) > s.chosen.min_cards_without_win;
    bool const markers = enough_markers(s), failure = !raises(s);
    return cards & (markers | failure); // ruling C6, C9: short of the marks a stop is a failure, and needs no markers
}

LUDO_INLINE constexpr action_set<action> actions(state const& s) {
    action_set<action> legal;
    if (s.phase == game_phase::turning) [[likely]] {
        legal.insert_each(action::turn({}), s.table.down(), s.table.down_or_turned());
        legal.insert(action::stop(), may_stop(s));
    } else if (s.phase == game_phase::returning)
        legal.insert_each(action::give_back({}), s.table.turned());
    else if (s.phase == game_phase::placing)
        legal.insert_each(action::to({}), cells::all() - s.table.down() - s.table.up());
    return legal;
}

} // namespace ludo::calcory_game
