#pragma once

#include <optional>
#include <string>

#include <ludo/io/json.hpp>
#include <ludo/testing/conformance.hpp>

#include "support/bonbons.hpp"
#include "support/told_again.hpp"

/// What the conformance suite is told of Bonbons: its JSON, all possible worlds, and how to get to pairs and coins.
inline ludo::testing::extras<ludo::bonbons> bonbons_extras() {
    using G = ludo::bonbons;
    ludo::testing::extras<G> more;
    more.tell_again = told_again<G>;
    more.save = [](G::state const& s) { return ludo::to_json<G>(s).dump(); };
    more.load = [](std::string const& text) -> std::optional<G::state> {
        auto const s = ludo::state_from_json<G>(*ludo::parse_json(text));
        return s ? std::optional(*s) : std::nullopt;
    };
    more.worlds = bonbons_worlds;
    // a tile turned over is shown; nothing else ever is
    more.shown = [](G::state const&, std::optional<G::action> by, ludo::seat) { return by && by->is<"flip">() ? 1 : 0; };
    more.choose = [](G::state const& s, ludo::rng& luck) {
        return luck.below(8) > 0 ? G::actions(s).pick(luck) : steered(s, luck);
    };
    return more;
}
