#pragma once

namespace ludo {

/// A game whose states keep two things apart: the table, and `remembered`, what the seats have seen and nobody could read off the
/// table any more. No rule looks at it: `play` tells it what everybody saw, and views and determinizations ask it.
/// `remembered.sleep()`: it forgets all of it, and need not notice anything from then on. A match says what its game does.
template <typename G>
concept remembering =
    requires(typename G::state& s) { s.remembered.sleep(); } || requires(typename G::state& s) { G::let_memory_sleep(s); };

/// For playouts, which nobody remembers: the state goes on by the same rules, and costs less. What it shows a seat from then on is less
/// than the seat knows.
template <typename G>
constexpr void let_memory_sleep([[maybe_unused]] typename G::state& s) {
    if constexpr (requires { G::let_memory_sleep(s); })
        G::let_memory_sleep(s);
    else if constexpr (remembering<G>)
        s.remembered.sleep();
}

} // namespace ludo
