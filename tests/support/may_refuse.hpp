#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <ludo/games/xxl/may_refuse.hpp>

#include "support/tricks.hpp"

namespace may_refuse_tables {
using namespace ludo;
using G = ludo::xxl::may_refuse;

using played = trick_table<G>;

inline played at(std::vector<std::string> const& hands, G::options chosen = {.players = 3}) {
    return played(dealt<G>(chosen, hands));
}

/// A table in the second part: these hands have eight cards for each seat in all.
inline played second(std::vector<std::string> const& hands, G::options chosen, int leader = 0) {
    return played(second_part(chosen, hands, leader));
}

/// The end of the first part, reached by luck: cards are kept, or it is over.
inline G::state first_part(G::options const& chosen, bool over) {
    for (std::uint64_t seed = 1;; ++seed) {
        rng luck(seed);
        G::state s = G::deal(chosen, luck);
        while (G::turn(s) != nobody && s.phase != G::game_phase::keeping)
            G::play(s, G::actions(s).pick(luck));
        if (over == (G::turn(s) == nobody))
            return s;
    }
}

inline G::state keeping_all(G::state s, bool keep) {
    while (s.phase == G::game_phase::keeping)
        G::play(s, keep ? G::action::keep(s.won[s.turn].first()) : G::action::keep(G::none()));
    return s;
}

} // namespace may_refuse_tables
