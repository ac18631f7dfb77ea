#pragma once

#include <ludo/io/json.hpp>
#include <ludo/testing/conformance.hpp>

#include "support/calcory.hpp"
#include "support/told_again.hpp"

/// What the conformance suite is told of Calcory: its JSON, all possible worlds, and how to get to small tables.
template <typename G = ludo::calcory>
ludo::testing::extras<G> calcory_extras() {
    ludo::testing::extras<G> more;
    more.tell_again = told_again<G>;
    more.save = [](auto const& s) { return ludo::to_json<ludo::calcory>(s).dump(); };
    more.load = [](std::string const& text) -> std::optional<ludo::calcory::state> {
        auto const s = ludo::state_from_json<ludo::calcory>(*ludo::parse_json(text));
        return s ? std::optional(*s) : std::nullopt;
    };
    more.worlds = calcory_worlds;
    // a card turned over is shown, and with one that was laid back unseen the others of its set; nothing else ever is
    more.shown = [](ludo::calcory::state const& before, std::optional<ludo::calcory::action> by, ludo::seat) {
        return by && by->template is<"turn">() ? std::max(1, before.won.candidates(by->template with<"turn">()).total()) : 0;
    };
    more.choose = [](ludo::calcory::state const& s, ludo::rng& luck) {
        return luck.below(4) == 0 ? ludo::calcory::actions(s).pick(luck) : steered(s, luck);
    };
    return more;
}
