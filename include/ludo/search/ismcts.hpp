#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include <ludo/core/game.hpp>
#include <ludo/play/view.hpp>
#include <ludo/search/budget.hpp>
#include <ludo/search/call_for.hpp>
#include <ludo/search/evaluate.hpp>
#include <ludo/search/information_tree.hpp>
#include <ludo/search/node.hpp>
#include <ludo/search/rollout.hpp>
#include <ludo/search/thoughts.hpp>
#include <ludo/search/worlds.hpp>

namespace ludo {

/// Information-set tree search (Cowling, Powley and Whitehouse, 2012): one tree over the information sets of the searcher. Each iteration
/// draws a world for the view, descends by the actions that are legal there, adds a new one, rolls out, and backs the values up: so it
/// plans one policy for all worlds that it cannot tell apart. The actions at the root are tried in the same worlds with the same luck,
/// which tells them apart with fewer playouts. Without any memory it takes the first legal action.
template <budget Budget = iterations, typename Rollout = random_rollout, typename Evaluate = by_aim>
struct ismcts {
    std::span<search_node> memory;
    Budget budget{};
    Rollout rollout{};
    Evaluate evaluate{};
    std::uint32_t longest_playout = 2000; // in actions: then the scores count as they are
    std::uint32_t exploration = 180;      // in parts of 256, see `urgency`

    /// Others do not know what the searcher holds: their actions are valued in worlds drawn for their own views. Costs a world and a
    /// playout for each of their actions in the tree; these playouts count, too.
    bool opponents_imagine = false;

    /// What it thinks of a position in which it is the viewer's turn; undefined in others.
    template <game G>
    constexpr thoughts<G> think(view<G> const& seen, rng& luck) const {
        LUDO_EXPECTS(seen.turn() == seen.viewer() && !seen.over(), "a player thinks when it is its turn");
        thoughts<G> found;
        Budget more = budget;
        Rollout policy = rollout;
        Evaluate worth = evaluate;
        information_tree<G> tree(memory, seen.viewer(), exploration);
        worlds<G> all(seen);
        std::uint64_t const first_world = luck.draw();
        rng course; // the luck of one iteration
        auto const imagine = [&](std::uint32_t number) {
            course = rng(first_world + number);
            return all.draw(course);
        };
        auto const play_out = [&](typename G::state& s) {
            roll_out<G>(s, course, policy, longest_playout);
            return call_for<G>(worth, static_cast<typename G::state const&>(s));
        };
        bool allowed = true;
        auto const ours = [&](seat by) { return !opponents_imagine || by == seen.viewer(); };
        auto const as_others = [&](typename G::state const& now, search_node& node) {
            seat const by(node.by);
            if (ours(by) || !allowed)
                return;
            typename G::state theirs = G::determinize(G::view(now, by), course);
            G::play(theirs, G::action::from_index(node.action));
            node.add(play_out(theirs)[by]);
            allowed = more(++found.iterations);
        };
        more(0);
        do {
            typename G::state world = tree.descend(seen.state(), luck, course, policy, imagine, as_others);
            if (!allowed)
                break; // others have used up what there was
            tree.credit(play_out(world), ours);
            allowed = more(++found.iterations);
        } while (allowed);
        tree.report(found);
        for (judged<G> const& each : found.ranked())
            found.worlds = (std::max)(found.worlds, std::uint64_t{each.visits});
        if (found.ranked().empty())
            found.add({*seen.actions().begin(), 0, 0}); // there is no memory at all
        return found;
    }

    template <game G>
    constexpr typename G::action choose(view<G> const& seen, rng& luck) const {
        return seen.actions().size() == 1 ? *seen.actions().begin() : think(seen, luck).best();
    }
};

} // namespace ludo
