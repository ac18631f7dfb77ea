#pragma once

#include <optional>
#include <string>

#include <ludo/io/json.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/json_extras.hpp>

#include "support/tricks.hpp"

/// What the conformance suite is told of a trick game: its JSON, all possible worlds, what is shown.
template <ludo::game G>
ludo::testing::extras<G> tricks_extras() {
    using state = typename G::state;
    auto more = ludo::testing::json_extras<G>();
    more.worlds = [](state const& view, auto const& visit) {
        if constexpr (requires { view.own.part; })
            if (view.own.part == 2)
                return; // there not all are as likely as each other: see turns/tricks/knowledge_likelihood_test.cpp
        if (view.remembered.began == ludo::nobody || placements(view) < 5000) // or else one world in very many may agree
            trick_worlds<G>(view, visit);
    };
    // a hand is dealt, and every card that is played is shown
    more.shown = [](state const& before, std::optional<typename G::action> by, ludo::seat viewer) {
        return !by ? ludo::hand_size_of<typename G::state::rules>(before.chosen) : viewer == before.turn ? 0 : 1;
    };
    if constexpr (requires { state().own.luck; }) {
        more.without_luck = [](state const& s) {
            state then = s;
            then.own.luck = ludo::no_luck;
            return then;
        };
    }
    return more;
}
