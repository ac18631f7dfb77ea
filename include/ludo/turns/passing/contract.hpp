#pragma once

#include <concepts>

#include <ludo/core/seat.hpp>

namespace ludo {

/// What `passing` requires of the rules that derive from it: `receiver(options, giver)`, the seat to which one passes its cards; if
/// that is the giver itself, nothing is passed. Each seat receives from just one other.
template <typename Rules>
concept passing_rules = requires(typename Rules::options const& chosen, seat giver) {
    { Rules::receiver(chosen, giver) } -> std::same_as<seat>;
};

} // namespace ludo
