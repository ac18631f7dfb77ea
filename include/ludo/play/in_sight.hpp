#pragma once

#include <ludo/core/game.hpp>
#include <ludo/core/sight.hpp>
#include <ludo/play/view.hpp>

namespace ludo {

/// What lies in sight of a seat or a spectator, without what it remembers: what people at a memory game are shown. It is there to be
/// shown only: nothing can be worked out from it.
template <game G>
class [[nodiscard]] sight {
public:
    /// What lies face down, or in somebody else's closed hand, or beneath other cards, is forgotten: see core/sight.hpp. Piles can then
    /// be lower than they are; how many pieces lie there, the view tells.
    constexpr explicit sight(view<G> const& known) : viewer_(known.viewer()), state_(known.state()) {
        if (!known.empty())
            leave_in_sight<G>(state_, viewer_);
    }

    [[nodiscard]] constexpr seat viewer() const { return viewer_; }
    [[nodiscard]] constexpr typename G::state const& state() const { return state_; }

    friend constexpr bool operator==(sight const&, sight const&) = default;

private:
    seat viewer_;
    typename G::state state_;
};

template <game G>
constexpr sight<G> in_sight(view<G> const& known) {
    return sight<G>(known);
}

} // namespace ludo
