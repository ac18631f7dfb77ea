#pragma once

#include <string_view>

#include <ludo/core/members.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// Do the cards of this hand lie open before all? `G::lies_open(state, owner)` says so; where a game does not say, they do once it is
/// over, as far as all have been shown them.
template <typename G>
constexpr bool lies_open(typename G::state const& s, [[maybe_unused]] seat owner) {
    if constexpr (requires { G::lies_open(s, owner); })
        return G::lies_open(s, owner);
    else
        return G::turn(s) == nobody;
}

/// Of what a viewer knows, leaves what lies in sight. Each part of the state forgets what it has that nobody can see at the moment
/// (`forget()`), and what is in others' hands (`forget(viewer, lies_open)`); and the game may forget more (`G::forget(state&, viewer)`).
template <typename G>
constexpr void leave_in_sight(typename G::state& s, seat viewer) {
    auto const open = [known = s](seat owner) { return lies_open<G>(known, owner); };
    each_member(s, [&](std::string_view, auto& part) {
        if constexpr (requires { part.forget(viewer, open); })
            part.forget(viewer, open);
        else if constexpr (requires { part.forget(); })
            part.forget();
    });
    if constexpr (requires { G::forget(s, viewer); })
        G::forget(s, viewer);
}

} // namespace ludo
