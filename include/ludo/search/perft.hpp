#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/hash_128.hpp>

namespace ludo {

/// What there is at one depth of a game tree: how many ways there are of playing that many actions, how many of these end the
/// game exactly there, and how many different states they lead to.
struct perft_count {
    std::uint64_t ways = 0;
    std::uint64_t over = 0;
    std::uint64_t states = 0;
    friend constexpr bool operator==(perft_count const&, perft_count const&) = default;
};

/// Counts all the ways of playing on from a state, for each depth from 0 to `depth`. Undefined for a state with holes.
template <game G>
[[nodiscard]] std::vector<perft_count> perft(typename G::state const& from, int depth) {
    struct node {
        typename G::state state;
        std::uint64_t ways;
        std::uint64_t hash;
    };
    auto const merge = [](std::vector<node>& level) {
        std::sort(level.begin(), level.end(), [](node const& a, node const& b) { return a.hash < b.hash; });
        std::vector<node> merged;
        for (node const& reached : level) {
            auto same = merged.rbegin(); // states of equal hashes are side by side, and may still differ
            while (same != merged.rend() && same->hash == reached.hash && !(same->state == reached.state))
                ++same;
            if (same != merged.rend() && same->hash == reached.hash)
                same->ways += reached.ways;
            else
                merged.push_back(reached);
        }
        level = std::move(merged);
    };

    std::vector<perft_count> counted;
    std::vector<node> level{{from, 1, 0}};
    for (int at = 0;; ++at) {
        std::vector<node> next;
        perft_count& count = counted.emplace_back();
        for (node const& here : level) {
            ++count.states;
            count.ways += here.ways;
            if (G::turn(here.state) == nobody)
                count.over += here.ways;
            else if (at < depth)
                for (typename G::action a : G::actions(here.state)) {
                    node& child = next.emplace_back(here);
                    G::play(child.state, a);
                    child.hash = hash_of<G>(child.state).low;
                }
        }
        if (at >= depth)
            return counted;
        merge(next);
        level = std::move(next);
    }
}

} // namespace ludo
