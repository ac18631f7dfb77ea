#pragma once

#include <cstdint>
#include <type_traits>

#include <ludo/core/game.hpp>
#include <ludo/core/memory.hpp>
#include <ludo/search/call_for.hpp>
#include <ludo/search/playout.hpp>

namespace ludo {

/// Any legal action, all equally likely: how a search plays a game to its end if it is told nothing better.
struct random_rollout {
    template <game G>
    constexpr typename G::action operator()(typename G::state const& s, rng& luck) const {
        return G::actions(s).pick(luck);
    }
};

/// A game may say in a line what a sensible player would do: `G::hint(state, luck)`, a legal action that depends on nothing but
/// what the seat to act can see.
template <typename G>
concept hinting = game<G> && requires(typename G::state const& s, rng& luck) {
    { G::hint(s, luck) } -> std::same_as<typename G::action>;
};

/// What the game hints at, but one action in `surprise` is any legal one; in games that hint at nothing, all are.
struct hinted_rollout {
    std::uint32_t surprise = 8;

    template <game G>
    constexpr typename G::action operator()(typename G::state const& s, rng& luck) const {
        if constexpr (hinting<G>)
            if (surprise == 0 || luck.below(surprise) > 0)
                return G::hint(s, luck);
        return G::actions(s).pick(luck);
    }
};

/// Plays a game on, to its end or for at most `limit` actions, each chosen by `rollout`. Where that takes any action by luck, nobody
/// remembers what was played (see core/memory.hpp).
template <game G, typename Rollout>
constexpr void roll_out(typename G::state& s, rng& luck, Rollout& rollout, std::uint64_t limit) {
    if constexpr (std::is_same_v<Rollout, random_rollout>)
        let_memory_sleep<G>(s);
    for (std::uint64_t played = 0; played < limit && G::turn(s) != nobody; ++played)
        G::play(s, call_for<G>(rollout, static_cast<typename G::state const&>(s), luck));
}

} // namespace ludo
