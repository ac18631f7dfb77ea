#pragma once

#include <cstdint>
#include <span>

#include <ludo/core/game.hpp>
#include <ludo/play/view.hpp>
#include <ludo/search/budget.hpp>
#include <ludo/search/call_for.hpp>
#include <ludo/search/evaluate.hpp>
#include <ludo/search/node.hpp>
#include <ludo/search/rollout.hpp>
#include <ludo/search/thoughts.hpp>
#include <ludo/search/worlds.hpp>

namespace ludo {

/// Flat Monte Carlo: rolls out each legal action in the same worlds, with the same luck, and takes the one with the best mean. There is
/// no tree: in its worlds everybody plays as `rollout` says. It needs a node of memory for each legal action; with fewer nodes, it tries
/// the first actions only.
template <budget Budget = iterations, typename Rollout = random_rollout, typename Evaluate = by_aim>
struct flat_monte_carlo {
    std::span<search_node> memory;
    Budget budget{};
    Rollout rollout{};
    Evaluate evaluate{};
    std::uint32_t longest_playout = 2000; // in actions: then the scores count as they are

    /// What it thinks of a position in which it is the viewer's turn; undefined in others.
    template <game G>
    constexpr thoughts<G> think(view<G> const& seen, rng& luck) const {
        LUDO_EXPECTS(seen.turn() == seen.viewer() && !seen.over(), "a player thinks when it is its turn");
        thoughts<G> found;
        Budget more = budget;
        Rollout policy = rollout;
        Evaluate worth = evaluate;
        node_store tried(memory);
        for (typename G::action each : seen.actions())
            if (std::uint32_t const at = tried.take(); at != search_node::none)
                tried[at].action = static_cast<std::uint16_t>(each.index());
        worlds<G> all(seen);

        more(0);
        for (bool allowed = tried.used() > 0; allowed;) {
            typename G::state const world = all.draw(luck);
            rng const course(luck.draw());
            std::uint32_t done = 0;
            for (; done < tried.used() && allowed; ++done) {
                typename G::state s = world;
                rng same = course;
                G::play(s, G::action::from_index(tried[done].action));
                roll_out<G>(s, same, policy, longest_playout);
                tried[done].seen = call_for<G>(worth, static_cast<typename G::state const&>(s))[seen.viewer()];
                allowed = more(++found.iterations);
            }
            if (done < tried.used() && found.worlds > 0)
                break; // a world that not all actions were tried in does not count, unless it is the only one
            ++found.worlds;
            for (std::uint32_t at = 0; at < done; ++at)
                tried[at].add(tried[at].seen);
        }

        for (std::uint32_t at = 0; at < tried.used(); ++at)
            if (tried[at].visits > 0)
                found.add({G::action::from_index(tried[at].action), tried[at].visits, tried[at].value});
        if (tried.used() == 0)
            found.add({*seen.actions().begin(), 0, 0});
        found.nodes = tried.used();
        found.memory_full = tried.full();
        found.expect({seen.viewer(), found.best()});
        return found;
    }

    template <game G>
    constexpr typename G::action choose(view<G> const& seen, rng& luck) const {
        return seen.actions().size() == 1 ? *seen.actions().begin() : think(seen, luck).best();
    }
};

} // namespace ludo
