#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <ludo/core/game.hpp>
#include <ludo/search/call_for.hpp>
#include <ludo/search/evaluate.hpp>
#include <ludo/search/glance.hpp>
#include <ludo/search/node.hpp>
#include <ludo/search/thoughts.hpp>
#include <ludo/search/urgency.hpp>

namespace ludo {

/// A tree of the information sets of one seat, the searcher. An edge is an action and what the searcher sees of it: turning a card over
/// leads to as many nodes as there are cards that may lie there. Others' secret actions have visits of their own, but lead to the same
/// nodes whatever they were.
template <game G>
class information_tree {
    using state = typename G::state;
    using action = typename G::action;
    static constexpr std::uint32_t none = search_node::none;

public:
    constexpr information_tree(std::span<search_node> nodes, seat searcher, std::uint32_t exploration)
        : nodes_(nodes), searcher_(searcher), exploration_(exploration) {}

    /// Descends by the most urgent actions to the first that is not in the tree, and adds it: what `policy` wants, if that is new, or
    /// else any. Where memory is full, the descent ends at a leaf. Returns the world reached. The world at the root is
    /// `imagine(visits of the action chosen there)`: all actions of the root are tried in the same row of worlds. Luck at the root is
    /// `luck`, below it `course`, which `imagine` may set. Calls `before(world, node)` before each action.
    template <typename Policy, typename Imagine, typename Before>
    constexpr state descend(state const& seen, rng& luck, rng& course, Policy& policy, Imagine imagine, Before before) {
        depth_ = 0;
        std::uint32_t* position = &root_;
        step next =
            step_from(*position, seen, luck, policy, [&] { return imagine(0); }); // the world in which a new action is tried
        state world = imagine(next.by == none ? 0 : nodes_[next.by].visits);
        while (next.by != none) {
            path_[depth_++] = next.by;
            before(static_cast<state const&>(world), nodes_[next.by]);
            G::play(world, action::from_index(nodes_[next.by].action));
            if (next.is_new || depth_ == deepest || G::turn(world) == nobody)
                break;
            position = reached(next.looks_by, world);
            if (!position)
                break;
            next = step_from(*position, world, course, policy, [&]() -> state const& { return world; });
        }
        return world;
    }

    /// Backs up the values of a playout along the path: to the actions of each seat for which `count(seat)` is true.
    template <typename Count>
    constexpr void credit(seat_values const& values, Count count) {
        for (std::size_t at = 0; at < depth_; ++at)
            if (search_node& node = nodes_[path_[at]]; count(seat(node.by)))
                node.add(values[seat(node.by)]);
    }

    /// Reports the ranked actions of the root, and the expected line.
    constexpr void report(thoughts<G>& found) const {
        for (std::uint32_t at = root_; at != none; at = nodes_[at].next)
            if (nodes_[at].visits > 0)
                found.add({action::from_index(nodes_[at].action), nodes_[at].visits, nodes_[at].value});
        found.nodes = nodes_.used();
        found.memory_full = nodes_.full();
        for (std::uint32_t position = root_; position != none;) {
            std::uint32_t likeliest = position, first_unseen = none;
            for (std::uint32_t at = position; at != none; at = nodes_[at].next) {
                if (nodes_[at].unseen && first_unseen == none)
                    first_unseen = at;
                if (is_better(nodes_[at], nodes_[likeliest]))
                    likeliest = at;
            }
            found.expect({seat(nodes_[likeliest].by), action::from_index(nodes_[likeliest].action)});
            std::uint32_t most_shown = nodes_[likeliest].unseen ? first_unseen : likeliest;
            for (std::uint32_t at = most_shown; at != none; at = nodes_[at].other)
                if (nodes_[at].shown > nodes_[most_shown].shown)
                    most_shown = at;
            position = nodes_[most_shown].first;
        }
    }

private:
    static constexpr std::size_t deepest = 128;

    /// An action of the tree: which, by which one the positions that it leads to are found, and whether it was added just now.
    struct step {
        std::uint32_t by = none, looks_by = none;
        bool is_new = false;
    };

    /// Chooses the next action from a position, or none where memory is full. The first of its actions may change. `in_world()` is what
    /// `policy` is asked in: a state without holes.
    template <typename Policy, typename World>
    constexpr step step_from(std::uint32_t& position, state const& s, rng& luck, Policy& policy, World in_world) {
        auto const legal = G::actions(s);
        int tried = 0;
        std::uint32_t most_urgent = none, last = none, first_unseen = none;
        std::uint64_t highest = 0;
        std::uint32_t available = 1, root = 0; // mostly the same for all
        for (std::uint32_t at = position; at != none; at = nodes_[at].next) {
            search_node& one = nodes_[at];
            last = at;
            if (one.unseen && first_unseen == none)
                first_unseen = at;
            if (!legal.contains(action::from_index(one.action)))
                continue;
            ++tried;
            if (++one.available != available)
                root = root_of_log(available = one.available);
            std::uint64_t const wanted = urgency(one.mean, one.visits, root, exploration_);
            if (most_urgent == none || wanted > highest) {
                most_urgent = at;
                highest = wanted;
            }
        }
        if (tried < legal.size())
            if (std::uint32_t const added = nodes_.take(); added != none) {
                fill(nodes_[added], s, untried(position, legal, in_world(), luck, policy));
                (last == none ? position : nodes_[last].next) = added;
                return {added, added, true};
            }
        return {most_urgent, most_urgent != none && nodes_[most_urgent].unseen ? first_unseen : most_urgent, false};
    }

    template <typename Policy>
    constexpr action untried(std::uint32_t position, action_set<action> const& legal, state const& world, rng& luck,
                             Policy& policy) {
        action_set<action> known;
        for (std::uint32_t at = position; at != none; at = nodes_[at].next)
            known.insert(action::from_index(nodes_[at].action));
        if (action const wanted = call_for<G>(policy, world, luck); !known.contains(wanted))
            return wanted;
        int left = 0;
        for (action each : legal)
            left += !known.contains(each);
        int skip = static_cast<int>(luck.below(static_cast<std::uint32_t>(left)));
        for (action each : legal)
            if (!known.contains(each) && skip-- == 0)
                return each;
        return *legal.begin(); // never
    }

    constexpr void fill(search_node& added, state const& world, action what) const {
        added.action = static_cast<std::uint16_t>(what.index());
        added.by = static_cast<std::int8_t>(G::turn(world).index());
        added.unseen = is_secret<G>(world, what, searcher_);
        added.available = 1;
    }

    /// Where the tree goes on after an action: the first action there. Or nullptr if there is no memory for that.
    constexpr std::uint32_t* reached(std::uint32_t by, state const& world) {
        std::uint32_t const looks = glance<G>(world, searcher_);
        std::uint32_t at = by;
        if (nodes_[at].shown == 0)
            nodes_[at].seen = looks;
        while (nodes_[at].seen != looks) {
            if (nodes_[at].other == none) {
                std::uint32_t const added = nodes_.take();
                if (added == none)
                    return nullptr;
                nodes_[added].seen = looks;
                nodes_[at].other = added;
            }
            at = nodes_[at].other;
        }
        ++nodes_[at].shown;
        return &nodes_[at].first;
    }

    static constexpr bool is_better(search_node const& one, search_node const& other) {
        if (one.visits != other.visits)
            return one.visits > other.visits;
        return one.value != other.value ? one.value > other.value : one.action < other.action;
    }

    node_store nodes_;
    seat searcher_;
    std::uint32_t exploration_;
    std::uint32_t root_ = none;
    std::array<std::uint32_t, deepest> path_{};
    std::size_t depth_ = 0;
};

} // namespace ludo
