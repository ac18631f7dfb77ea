#pragma once

#include <ludo/core/expected.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/play/view.hpp>

namespace ludo {

/// A position as it came from outside: anything may be wrong with it, and nothing may be played from it before it was `checked`.
template <game G>
struct [[nodiscard]] unchecked {
    typename G::state position;

    /// What cannot be, whoever sees it, in words; or nullptr.
    [[nodiscard]] constexpr char const* problem() const { return wrong_with<G>(position); }

    /// The whole state that it is, or what is wrong: every card must be known.
    [[nodiscard]] constexpr expected<typename G::state, char const*> checked() const {
        if (char const* const wrong = problem())
            return unexpected(wrong);
        rng any; // if nothing is left to imagine, a determinization is the same state
        if (!(G::determinize(position, any) == position))
            return unexpected<char const*>("a game can go on only from a position with every card known");
        return position;
    }

    /// What this seat (or `nobody`, a spectator) knows of it, or what is wrong: the seat must be able to have this view.
    [[nodiscard]] constexpr expected<view<G>, char const*> checked(seat viewer) const {
        if (char const* const wrong = problem())
            return unexpected(wrong);
        if (viewer.index() >= G::players(position))
            return unexpected<char const*>("a view is that of a seat that plays, or of nobody");
        view<G> const seen(position, viewer);
        if (char const* const wrong = wrong_with<G>(seen.state()))
            return unexpected(wrong);
        rng any;
        if (!(G::view(seen.determinize(any), viewer) == seen.state()))
            return unexpected<char const*>("its viewer knows more than this, or less");
        return seen;
    }
};

} // namespace ludo
