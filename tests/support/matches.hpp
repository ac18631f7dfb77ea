#pragma once

#include <ludo/core/game.hpp>
#include <ludo/core/rng.hpp>

/// A game that can go on without end is led to it: who can lay a run, or lay down a hand, does. All else is done by lot.
template <typename M>
typename M::action towards_the_end(typename M::state const& s, ludo::rng& luck) {
    auto const legal = M::actions(s);
    for (int i = 0; i < 8; ++i) {
        auto const a = legal.pick(luck);
        if (a.verb() == "meld" || a.verb() == "show")
            return a;
    }
    return legal.pick(luck);
}

/// Plays a match until it is over, or until so many games are.
template <typename M>
void play_on(typename M::state& s, ludo::rng& luck, int games = 1000) {
    while (M::turn(s) != ludo::nobody && s.number < games)
        M::play(s, towards_the_end<M>(s, luck));
}
