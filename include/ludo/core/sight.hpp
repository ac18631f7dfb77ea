#pragma once

#include <string_view>

#include <ludo/core/members.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

// What a game may say of what is seen, and by whom.

/// Must this viewer, a seat or `nobody` for a spectator, not learn which action it was? Whoever acts knows it.
template <typename G>
constexpr bool is_secret(typename G::state const& s, typename G::action a, seat viewer) {
    if (viewer == G::turn(s))
        return false;
    if constexpr (requires { G::secret(s, a, viewer); })
        return G::secret(s, a, viewer);
    else
        return G::secret(s, a);
}

/// Does the next action, whatever it is, deal cards or pass them on? `G::deals_anew(state)`: so after a secret action others may see
/// something new at once.
template <typename G>
constexpr bool deals_anew([[maybe_unused]] typename G::state const& s) {
    if constexpr (requires { G::deals_anew(s); })
        return G::deals_anew(s);
    else
        return false;
}

/// Does a state still keep all that was seen since the deal? `G::all_seen(state)`, where it may have no room for that.
template <typename G>
constexpr bool all_seen([[maybe_unused]] typename G::state const& s) {
    if constexpr (requires { G::all_seen(s); })
        return G::all_seen(s);
    else
        return true;
}

/// Does the deal show this piece to more than one seat, as the first card of a pile? `G::dealt_open(state, place, kind)`.
template <typename G>
constexpr bool dealt_open([[maybe_unused]] typename G::state const& s, [[maybe_unused]] int place, [[maybe_unused]] int kind) {
    if constexpr (requires { G::dealt_open(s, place, kind); })
        return G::dealt_open(s, place, kind);
    else
        return false;
}

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
