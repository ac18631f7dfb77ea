#pragma once

#include "support/three_cups.hpp"

/// Plays three cups as if it knew where the pea is: the error of whoever plans for each world by itself.
struct clairvoyant {
    constexpr three_cups::action operator()(three_cups::state const& s, ludo::rng& luck) const {
        return s.phase == three_cups::game_phase::guessing ? three_cups::action::name(s.pea) : three_cups::actions(s).pick(luck);
    }
};
