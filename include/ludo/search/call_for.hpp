#pragma once

#include <utility>

#include <ludo/core/game.hpp>

namespace ludo {

/// Calls a policy or an evaluation for a game: a callable for this game, or one for all games, which takes the game as a template
/// argument (`callable.template operator()<G>(...)`).
template <game G, typename Callable, typename... Arguments>
constexpr decltype(auto) call_for(Callable& callable, Arguments&&... arguments) {
    if constexpr (requires { callable.template operator()<G>(std::forward<Arguments>(arguments)...); })
        return callable.template operator()<G>(std::forward<Arguments>(arguments)...);
    else
        return callable(std::forward<Arguments>(arguments)...);
}

} // namespace ludo
