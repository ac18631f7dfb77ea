#pragma once

#include <optional>

#include <ludo/core/game.hpp>

namespace ludo::testing {

/// What a viewer saw of an action, and how it can have been for all that this viewer knows.
template <game G>
struct seen_action {
    using state = typename G::state;
    using action = typename G::action;

    state before, after; // the viewer's views
    action done;
    bool secret; // then it may have been any that is
    seat viewer;

    seen_action(state const& s, action a, state const& then, seat seen_by)
        : before(G::view(s, seen_by)), after(G::view(then, seen_by)), done(a), secret(is_secret<G>(s, a, seen_by)),
          viewer(seen_by) {}

    struct world {
        state before;
        action done;
        state after;
    };
    /// A world of the view before, with the same action; nothing if it is not legal there, or does not lead to the view after.
    [[nodiscard]] std::optional<world> in(state const& imagined, rng& luck) const {
        action const a = secret ? any_secret(imagined, luck) : done;
        if (G::turn(imagined) != G::turn(before) || refusal_of<G>(imagined, a) || is_secret<G>(imagined, a, viewer) != secret)
            return std::nullopt;
        world found{imagined, a, imagined};
        G::play(found.after, a);
        return G::view(found.after, viewer) == after ? std::optional(found) : std::nullopt;
    }

private:
    action any_secret(state const& s, rng& luck) const {
        action_set<action> could;
        for (action a : G::actions(s))
            could.insert(a, is_secret<G>(s, a, viewer));
        return could.empty() ? done : could.pick(luck);
    }
};

} // namespace ludo::testing
