// How quick is the machine just now? What an action of Calcory takes tells it: figures of several machines can be compared by it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include <ludo/games/calcory.hpp>
#include <ludo/search/playout.hpp>

#include "bench/measure.hpp"

namespace bench {

/// How many ns an action of Calcory takes in playouts for two, in the best of some rounds.
inline double calcory_action(int rounds) {
    double best = 1e9;
    for (int round = 0; round < rounds * 4; ++round) {
        ludo::rng luck(1);
        std::uint64_t actions = 0;
        double const ns = bench::fastest(1, 1, [&](std::size_t) {
            for (int game = 0; game < 500; ++game) {
                auto s = ludo::calcory::deal({}, luck);
                actions += ludo::playout<ludo::calcory>(s, luck);
            }
        });
        best = std::min(best, ns / static_cast<double>(actions));
    }
    return best;
}

} // namespace bench
