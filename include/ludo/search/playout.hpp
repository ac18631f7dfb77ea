#pragma once

#include <cstdint>

#include <ludo/core/game.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/memory.hpp>

namespace ludo {

/// Plays a game to its end, all legal actions equally likely. Returns how many were played. It changes the state that it is
/// given: copy that, or a view's determinization, for each playout. Nobody remembers it (see core/memory.hpp). Undefined for a state
/// with holes, as in a view.
template <game G>
LUDO_INLINE constexpr std::uint64_t playout(typename G::state& s, rng& luck) {
    let_memory_sleep<G>(s);
    std::uint64_t played = 0;
    for (; G::turn(s) != nobody; ++played)
        G::play(s, G::actions(s).pick(luck));
    return played;
}

/// The same, but for at most `limit` actions: some games seldom end if all actions are random. What the seats saw is remembered.
template <game G>
LUDO_INLINE constexpr std::uint64_t playout(typename G::state& s, rng& luck, std::uint64_t limit) {
    std::uint64_t played = 0;
    for (; played < limit && G::turn(s) != nobody; ++played)
        G::play(s, G::actions(s).pick(luck));
    return played;
}

} // namespace ludo
