#pragma once

#include <functional>
#include <optional>
#include <string>

#include <ludo/core/game.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>

namespace ludo::testing {

/// What a game's test may add to the checks that every game goes through.
template <game G>
struct extras {
    using state = typename G::state;

    /// Writes a state, or a view of one, and reads it again (JSON, say).
    std::function<std::string(state const&)> save;
    std::function<std::optional<state>(std::string const&)> load;

    /// Visits every way of placing the unknown cards of a view, each card for itself, until `visit` says false.
    std::function<void(state const& view, std::function<bool(state const&)> const& visit)> worlds;

    /// The state without the luck that is still to come, where a game keeps it: two worlds are the same but for that.
    std::function<state(state const&)> without_luck;

    /// How many cards a seat may come to know by an action (none: by the deal), if it is shown what the rules say.
    std::function<int(state const& before, std::optional<typename G::action> by, seat viewer)> shown;

    /// Are there games that luck hardly ever ends? Those may then be cut off, but not all of them.
    bool cut_off = false;

    /// Chooses an action, to lead games where luck seldom leads; otherwise all are equally likely.
    std::function<typename G::action(state const&, rng&)> choose;
};

} // namespace ludo::testing
