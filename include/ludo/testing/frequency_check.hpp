#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <ludo/testing/extras.hpp>

namespace ludo::testing {

/// Counts how often each of the states that could look like a view is imagined. Returns what is wrong, or an empty text.
template <game G>
struct frequency_check {
    using state = typename G::state;

    extras<G> const& more;

    /// 4. In a small case, all ways of placing the unknown cards are drawn equally often.
    std::string frequencies(state const& seen, rng& luck, std::uint64_t& cases, std::size_t most_worlds = 60) const {
        std::vector<std::pair<state, double>> worlds; // a state, and the ways of placing cards that look like it
        double ways = 0;
        more.worlds(seen, [&](state const& one) {
            auto same = std::find_if(worlds.begin(), worlds.end(), [&](auto const& other) { return other.first == one; });
            ++(same == worlds.end() ? worlds.emplace_back(one, 0) : *same).second;
            ++ways;
            return worlds.size() <= most_worlds;
        });
        if (worlds.size() < 2 || worlds.size() > most_worlds)
            return "";
        ++cases;
        double const draws = 30 * ways;
        std::vector<double> drawn(worlds.size());
        for (int i = 0; i < static_cast<int>(draws); ++i) {
            state const imagined = G::determinize(seen, luck);
            state const one = more.without_luck ? more.without_luck(imagined) : imagined;
            auto const same = std::find_if(worlds.begin(), worlds.end(), [&](auto const& other) { return other.first == one; });
            if (same == worlds.end())
                return "4: a determinization is not one of the possible states";
            ++drawn[static_cast<std::size_t>(same - worlds.begin())];
        }
        double chi_square = 0;
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            double const expected = draws * worlds[i].second / ways;
            chi_square += (drawn[i] - expected) * (drawn[i] - expected) / expected;
        }
        double const freedom = static_cast<double>(worlds.size() - 1);
        // mean and deviation of chi-square; so far out that chance alone gets there once in a hundred million times
        return chi_square < freedom + 8 * std::sqrt(2 * freedom) + 16 ? ""
                                                                      : "4: some determinizations are likelier than they should be";
    }
};

} // namespace ludo::testing
