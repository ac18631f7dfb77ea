#pragma once

#include <functional>
#include <optional>
#include <string>

#include <ludo/core/game.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/play/told.hpp>

namespace ludo::testing {

/// What a test may add to the checks that every game goes through.
template <game G>
struct extras {
    using state = typename G::state;

    /// Writes a state, or a view of one, and reads it again (as JSON, say).
    std::function<std::string(state const&)> save;
    std::function<std::optional<state>(std::string const&)> load;

    /// Writes what a viewer is told and reads it again (as JSON, say), as a client would that has the view before it.
    std::function<std::optional<told<G>>(view<G> const& before, told<G> const& what)> tell_again;

    /// Visits every way of placing the unknown cards of a view, each card by itself, until `visit` returns false.
    std::function<void(state const& view, std::function<bool(state const&)> const& visit)> worlds;

    /// The state without the luck that is still to come, if a game keeps it: worlds that differ only in that are the same.
    std::function<state(state const&)> without_luck;

    /// How many cards a seat may come to know through an action (or through the deal, if there is none), according to the rules.
    std::function<int(state const& before, std::optional<typename G::action> by, seat viewer)> shown;

    /// Are there games that hardly ever end if all actions are random? Then some games may be cut off, but not all of them.
    bool cut_off = false;

    /// Chooses an action, to lead games where chance seldom leads; without it, all are equally likely.
    std::function<typename G::action(state const&, rng&)> choose;
};

} // namespace ludo::testing
