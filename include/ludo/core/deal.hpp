#pragma once

#include <cstdint>

#include <ludo/core/game.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// The first state of a game with a seed, as tables and records have it. It is dealt with luck of its own (`rng::for_deal`), so the
/// same seed can be used for thinking: `rng(seed)` tells nothing of the cards. Undefined if something is wrong with the options.
template <game G>
constexpr typename G::state deal(typename G::options const& chosen, std::uint64_t seed) {
    rng luck = rng::for_deal(seed);
    return G::deal(chosen, luck);
}

} // namespace ludo
