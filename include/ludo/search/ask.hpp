#pragma once

#include <utility>

#include <ludo/core/game.hpp>

namespace ludo {

/// Calls what a search was given for its game: a callable for one game, or a template that is told the game first,
/// `callable.template operator()<G>(...)`, which works for all of them.
template <game G, typename Callable, typename... Arguments>
constexpr decltype(auto) ask(Callable& callable, Arguments&&... arguments) {
    if constexpr (requires { callable.template operator()<G>(std::forward<Arguments>(arguments)...); })
        return callable.template operator()<G>(std::forward<Arguments>(arguments)...);
    else
        return callable(std::forward<Arguments>(arguments)...);
}

} // namespace ludo
