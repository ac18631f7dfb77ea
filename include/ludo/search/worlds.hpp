#pragma once

#include <optional>
#include <type_traits>
#include <utility>

#include <ludo/core/game.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/play/view.hpp>

namespace ludo {

/// Determinizations of one view, drawn one after the other: what they need is worked out once. Each world is as likely as with
/// `determinize`; but draws need not be independent where few worlds satisfy the constraints.
///
/// A game with something to prepare has a type `imagined`, made from the state of a view, with `draw(luck)`, and perhaps `possible`:
/// is there a world?
template <game G>
class worlds {
    static constexpr bool prepared = requires { typename G::imagined; };
    struct unprepared {
        constexpr explicit unprepared(typename G::state const& seen) : view(seen) {}
        constexpr typename G::state draw(rng& luck) const { return G::determinize(view, luck); }
        typename G::state view;
    };
    static constexpr auto kind() {
        if constexpr (prepared)
            return std::type_identity<typename G::imagined>();
        else
            return std::type_identity<unprepared>();
    }

public:
    constexpr explicit worlds(view<G> const& seen)
        : imagined_(seen.empty() ? std::nullopt : std::optional<imagined>(std::in_place, seen.state())) {}

    /// The next world.
    constexpr typename G::state draw(rng& luck) { return imagined_ ? imagined_->draw(luck) : typename G::state(); }

private:
    using imagined = typename decltype(kind())::type;
    std::optional<imagined> imagined_; // nothing, where there is nothing to be seen
};

} // namespace ludo
