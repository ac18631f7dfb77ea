#pragma once

#include <cstdint>
#include <limits>

#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"

/// Plays a game with options and luck that rapidcheck chooses, half of them with actions that `steered` chooses; looks at
/// every step, by `look(before, action, after)`. Games by luck alone are cut off after so many actions.
template <ludo::game G, typename Look, typename Steered>
void each_step_of(Look const& look, Steered const& steered, int longest_by_luck = std::numeric_limits<int>::max()) {
    ludo::rng luck(*rc::gen::arbitrary<std::uint64_t>());
    bool const by_luck = *rc::gen::arbitrary<bool>();
    typename G::state s = G::deal(ludo::testing::random_options<G>(luck), luck);
    int played = 0;
    while (G::turn(s) != ludo::nobody && !(by_luck && played == longest_by_luck)) {
        typename G::action const a = by_luck ? G::actions(s).pick(luck) : steered(s, luck);
        typename G::state const before = s;
        G::play(s, a);
        look(before, a, s);
        RC_ASSERT(++played < 20000);
    }
}
