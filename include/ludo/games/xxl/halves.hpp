#pragma once

#include <array>
#include <cstddef>

#include <ludo/games/xxl/card.hpp>

namespace ludo::xxl {

/// The cards that have certain digits: as their lower one, and as their higher one.
struct halves {
    cards low, high;
};
using halves_by_digit = std::array<halves, static_cast<std::size_t>(digits)>;

/// For each digit the halves with it; those with any digit below it.
inline constexpr auto with_digit = [] {
    halves_by_digit found;
    for (card each : cards::all()) {
        found[static_cast<std::size_t>(each.low())].low.insert(each);
        found[static_cast<std::size_t>(each.high())].high.insert(each);
    }
    return found;
}();
inline constexpr auto below_digit = [] {
    halves_by_digit found;
    for (std::size_t digit = 1; digit < found.size(); ++digit) {
        found[digit].low = found[digit - 1].low | with_digit[digit - 1].low;
        found[digit].high = found[digit - 1].high | with_digit[digit - 1].high;
    }
    return found;
}();

} // namespace ludo::xxl
