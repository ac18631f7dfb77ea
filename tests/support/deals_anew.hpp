#pragma once

#include <type_traits>

#include <ludo/games/xxl/may_refuse.hpp>

/// Does the next action deal anew, whatever it is? The last one to keep a card in may_refuse brings its second part, in a
/// match as well. (For `extras` of the conformance suite, where it goes through all games.)
template <ludo::game G>
bool deals_anew(typename G::state const& s) {
    if constexpr (std::is_same_v<G, ludo::may_refuse>) {
        bool later = false;
        for (ludo::seat each : ludo::seats(G::players(s)))
            later = later || (each.index() > s.turn.index() && !s.won[each].empty());
        return s.now == G::phase::keeping && !later;
    } else if constexpr (requires { s.playing; })
        return s.playing.with_game(
            []<typename Inner>(std::type_identity<Inner>, auto const& inner) { return deals_anew<Inner>(inner); });
    else
        return false;
}
