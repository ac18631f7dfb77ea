#pragma once

#include <ludo/io/json.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/json_extras.hpp>

#include "support/calcory.hpp"

/// What the conformance suite is told of Calcory: its JSON, all possible worlds, and how to get to small tables.
template <typename G = ludo::calcory>
ludo::testing::extras<G> calcory_extras() {
    auto more = ludo::testing::json_extras<G, ludo::calcory>();
    more.worlds = calcory_worlds;
    // a card turned over is shown, and with one that was laid back unseen the others of its set; nothing else ever is
    more.shown = [](ludo::calcory::state const& before, std::optional<ludo::calcory::action> by, ludo::seat) {
        return by && by->template is<"turn">()
                 ? std::max(1, before.remembered.collected.candidates(by->template with<"turn">()).total())
                 : 0;
    };
    more.choose = [](ludo::calcory::state const& s, ludo::rng& luck) {
        return luck.below(4) == 0 ? ludo::calcory::actions(s).pick(luck) : steered(s, luck);
    };
    return more;
}
