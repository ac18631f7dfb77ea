#pragma once

#include <concepts>

#include <ludo/core/always_false.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// What `passing` requires of the rules that derive from it: `receiver(options, giver)`, the seat to which one passes its cards; if
/// that is the giver itself, nothing is passed. Each seat receives from just one other.
template <typename Rules>
concept passing_rules = requires(typename Rules::options const& chosen, seat giver) {
    { Rules::receiver(chosen, giver) } -> std::same_as<seat>;
};

/// Says in words and as an error of the compiler which part of such rules is missing: the first, and nothing behind it.
template <typename Rules>
consteval bool whole_passing() {
    if constexpr (!passing_rules<Rules>)
        static_assert(always_false<Rules>,
                      "rules of passing need `receiver(options, giver)`, the seat to which a seat passes its cards");
    return passing_rules<Rules>;
}

} // namespace ludo
