#pragma once

#include <cstdint>

#include <ludo/core/digest.hpp>
#include <ludo/testing/random_options.hpp>

namespace ludo::testing {

/// A number for what a game does: all deals, actions and states of some games with random options and actions. It is the same on
/// every machine, and changes when the rules, the luck or the numbering of actions change.
template <game G>
std::uint64_t fingerprint(int games, std::uint64_t longest = 2000) {
    digest sum;
    for (int game = 0; game < games; ++game) {
        rng luck(static_cast<std::uint64_t>(game));
        typename G::state s = G::deal(random_options<G>(luck), luck);
        for (std::uint64_t played = 0; played < longest && G::turn(s) != nobody; ++played) {
            typename G::action const a = G::actions(s).pick(luck);
            sum.add(a.index());
            G::play(s, a);
            sum.add(digest_of<G>(s));
        }
    }
    return sum.value();
}

} // namespace ludo::testing
