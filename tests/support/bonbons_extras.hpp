#pragma once

#include <optional>
#include <string>

#include <ludo/io/json.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/json_extras.hpp>

#include "support/bonbons.hpp"

/// What the conformance suite is told of Bonbons: its JSON, all possible worlds, and how to get to pairs and coins.
inline ludo::testing::extras<ludo::bonbons> bonbons_extras() {
    using G = ludo::bonbons;
    auto more = ludo::testing::json_extras<ludo::bonbons>();
    more.worlds = bonbons_worlds;
    // a tile turned over is shown; nothing else ever is
    more.shown = [](G::state const&, std::optional<G::action> by, ludo::seat) { return by && by->is<"flip">() ? 1 : 0; };
    more.choose = [](G::state const& s, ludo::rng& luck) {
        return luck.below(8) > 0 ? G::actions(s).pick(luck) : steered(s, luck);
    };
    return more;
}
