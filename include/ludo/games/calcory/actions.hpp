#pragma once

#include <ludo/core/action_set.hpp>
#include <ludo/core/bits.hpp>
#include <ludo/core/branchless.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/rng.hpp>
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

constexpr action_set<action> actions(state const& s) {
    action_set<action> legal;
    if (s.now == phase::turning) [[likely]] {
        legal.insert_each(action::turn({}), s.table.down());
        legal.insert(action::stop(), may_stop(s));
    } else if (s.now == phase::returning)
        legal.insert_each(action::give_back({}), s.table.turned());
    else if (s.now == phase::placing)
        legal.insert_each(action::to({}), cells::all() - s.table.down() - s.table.up());
    return legal;
}

/// One of them, each as likely as the others. Most cards lie face down, so a random cell hardly ever has to be tried again, and
/// nothing waits for the last card turned over, or for whether the seat may stop.
LUDO_INLINE constexpr action pick(state const& s, rng& luck) {
    if (s.now != phase::turning) [[unlikely]]
        return actions(s).pick(luck);
    constexpr int stop = action::stop().index();
    static_assert(action::turn({}).index() == 0 && stop < 64);
    std::uint64_t const down = s.table.down().as_bits().word[0];
    std::uint64_t const likely = s.table.down_or_turned().as_bits().word[0] | bits::only(stop);
    int const guess = bits::guess(likely, luck.draw());
    if (down >> guess & 1) [[likely]]
        return action::from_index(guess);
    return action::from_index(bits::pick_checked(down | bits::only_if(may_stop(s), stop), likely, guess, luck));
}

} // namespace ludo::calcory_game
