#pragma once

#include <ludo/core/game.hpp>
#include <ludo/play/view.hpp>
#include <ludo/search/rollout.hpp>

namespace ludo {

/// Plays any legal action, all equally likely.
struct random_player {
    template <game G>
    constexpr typename G::action choose(view<G> const& seen, rng& luck) const {
        return seen.actions().pick(luck);
    }
};

/// Plays what the game hints at, and any legal action in games that hint at nothing.
struct hinted_player {
    template <game G>
    constexpr typename G::action choose(view<G> const& seen, rng& luck) const {
        return hinted_rollout{0}.template operator()<G>(seen.state(), luck);
    }
};

} // namespace ludo
