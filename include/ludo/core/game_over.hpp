#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include <ludo/core/rule.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// The rule that forbids everything once nobody has the turn. A game that lists it among its `rules` need not look for it: the library
/// asks `refusal_of`, and the game's own `refusal` is asked only while the game goes on.
inline constexpr rule game_over("game.over", {"End of the game", "Fin de la partie"}, "The game is over.", "La partie est finie.");

constexpr bool is_game_over(rule const* one) { return one->id == game_over.id; }

/// The rule that forbids an action, or nullptr.
template <typename G>
constexpr rule const* refusal_of(typename G::state const& s, typename G::action a) {
    if constexpr (std::any_of(G::rules.begin(), G::rules.end(), is_game_over))
        if (G::turn(s) == nobody)
            return &game_over;
    return G::refusal(s, a);
}

/// A list of rules without that one, for a game that has others in it and says itself when it is over.
template <auto const& List>
constexpr auto without_game_over() {
    constexpr auto others =
        static_cast<std::size_t>(std::count_if(List.begin(), List.end(), [](rule const* one) { return !is_game_over(one); }));
    std::array<rule const*, others> left{};
    std::copy_if(List.begin(), List.end(), left.begin(), [](rule const* one) { return !is_game_over(one); });
    return left;
}

} // namespace ludo
