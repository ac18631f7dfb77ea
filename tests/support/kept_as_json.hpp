#pragma once

#include <optional>
#include <string>
#include <utility>

#include <ludo/io/json.hpp>
#include <ludo/testing/extras.hpp>

#include "support/told_again.hpp"

/// What the conformance suite is told, and besides how a game is written as JSON.
template <ludo::game G>
ludo::testing::extras<G> kept_as_json(ludo::testing::extras<G> more = {}) {
    more.save = [](typename G::state const& s) { return ludo::json_text<G>(s); };
    more.load = [](std::string const& text) -> std::optional<typename G::state> {
        auto const s = ludo::state_from_json<G>(*ludo::parse_json(text));
        return s ? std::optional(*s) : std::nullopt;
    };
    more.tell_again = told_again<G>;
    return more;
}
