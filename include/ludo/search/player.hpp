#pragma once

#include <concepts>

#include <ludo/core/game.hpp>
#include <ludo/play/view.hpp>

namespace ludo {

/// Somebody who plays a game: given what a seat knows when it is that seat's turn, and luck, a legal action. There is no way from
/// a view to hidden cards, so no player can peek. A player that has `watch(view)`, too, wants to be shown what its seat sees
/// after each action of anybody.
template <typename P, typename G>
concept player_of = game<G> && requires(P& player, view<G> const& seen, rng& luck) {
    { player.choose(seen, luck) } -> std::same_as<typename G::action>;
};

/// Shows a player what its seat sees, if it wants to watch.
template <game G, typename Player>
constexpr void let_watch(Player& player, view<G> const& seen) {
    if constexpr (requires { player.watch(seen); })
        player.watch(seen);
}

} // namespace ludo
