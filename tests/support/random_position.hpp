#pragma once

#include <cstdint>

#include <ludo/core/game.hpp>
#include <ludo/play/table.hpp>

/// A table with these options in the middle of a game: so many actions were played, or the game was over before.
template <ludo::game G, std::size_t Memory = 4096>
ludo::table<G, Memory> random_table(typename G::options const& chosen, std::uint64_t seed, int actions) {
    ludo::table<G, Memory> table(chosen, seed);
    ludo::rng luck(seed + 1);
    for (int i = 0; i < actions && !table.over() && table.play(table.actions().pick(luck)); ++i)
        ;
    return table;
}
