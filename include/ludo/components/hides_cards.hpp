#pragma once

#include <ludo/core/seat.hpp>

namespace ludo {

/// A component with cards that whoever looks may not know. `hidden()` tells which these are (how many, or in which places), and one
/// of three words hides them: `hide()`, from all; `hide_from(seat)`, from all but their owner; `hide_but(places)`, all but those that
/// somebody knows. `imagine` says what hidden cards are: one at a time, `imagine(where, card)`, or all that are left.
template <typename Component>
concept hides_cards =
    requires(Component const& seen) { seen.hidden(); } &&
    (
        requires(Component all) { all.hide(); } || requires(Component all, seat viewer) { all.hide_from(viewer); } ||
        requires(Component all) { all.hide_but(all.hidden()); });

} // namespace ludo
