#pragma once

#include <cstdint>

namespace ludo {

// Steps of the inner loop of a playout that do without a branch. What luck decides nobody can foretell, no processor either: where
// it guesses wrong it loses some fifteen steps. So these compute both answers, or a mask, and never ask.

/// All bits if that is so, and none if not.
constexpr std::uint64_t all_bits_if(bool condition) { return 0 - std::uint64_t{condition}; }
/// None if that is so, and all if not.
constexpr std::uint64_t all_bits_unless(bool condition) { return std::uint64_t{condition} - 1; }

/// A number from 0 to a limit; but at the limit it is 0 again. Undefined above the limit, or if that is above 32,767.
constexpr int wrapped(int number, int limit) { return number & (number - limit) >> 15; }

/// Is a number, 1 or more, within a limit? A limit of 0 is none: 0 - 1 is the greatest unsigned number.
constexpr bool within_limit(int number, int limit) { return static_cast<unsigned>(number) - 1 <= static_cast<unsigned>(limit) - 1; }

} // namespace ludo
