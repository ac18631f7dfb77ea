#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include <ludo/components/card.hpp>
#include <ludo/components/table_row.hpp>
#include <ludo/core/bits.hpp>
#include <ludo/core/index_set.hpp>

namespace ludo::yamy_game {

// The boxes of Yamy's score sheet, and which hands fill them.
// Numbers 1 to 6 in red, yellow, green, blue.

using card = ludo::card<"123456", "rygb">;
inline constexpr int colours = 4;
inline constexpr int numbers = 6;

/// What counts in a hand: its different cards, by colour, and which numbers it has in at least so many colours. Bit v - 1
/// stands for the number v. Cards that look the same count once: that is the sheet's first warning.
struct figures {
    std::array<unsigned, colours> of_colour{};
    std::array<unsigned, colours + 1> in_colours{}; // [k]: the numbers in k colours or more
    bool four_is_two_pairs = false;

    constexpr figures(index_set<card> const& different, bool four_counts_as_two_pairs)
        : four_is_two_pairs(four_counts_as_two_pairs) {
        for (unsigned number_bits = static_cast<unsigned>(different.as_bits().word[0]); unsigned& mine : of_colour) {
            mine = number_bits & ((1u << numbers) - 1);
            number_bits >>= numbers;
        }
        auto const [a, b, c, d] = of_colour;
        in_colours = {0, a | b | c | d, (a & b) | (c & d) | ((a | b) & (c | d)), ((a & b) & (c | d)) | ((a | b) & (c & d)),
                      a & b & c & d};
    }

    [[nodiscard]] constexpr int colours_of(int number) const {
        int found = 0;
        for (unsigned mine : of_colour)
            found += static_cast<int>(mine >> (number - 1) & 1);
        return found;
    }
};

constexpr bool two_numbers_twice(figures const& f) { return (f.in_colours[2] & (f.in_colours[2] - 1)) != 0; }

constexpr bool two_pairs(figures const& f) { // ruling Y11: four of a kind are two pairs only by option
    return two_numbers_twice(f) || (f.four_is_two_pairs && f.in_colours[4] != 0);
}
constexpr bool three(figures const& f) { return f.in_colours[3] != 0; } // ruling Y12: four hold a three as well
constexpr bool full_house(figures const& f) { return f.in_colours[3] != 0 && two_numbers_twice(f); }
constexpr bool straight(figures const& f) { // ruling Y13: it does not go on from 6 to 1
    unsigned const lowest = f.in_colours[1] & f.in_colours[1] >> 1 & f.in_colours[1] >> 2;
    return (lowest & lowest >> 2) != 0;
}
constexpr bool four(figures const& f) { return f.in_colours[4] != 0; }
constexpr bool flush(figures const& f) { // ruling Y14: it may be a straight as well
    bool found = false;
    for (unsigned mine : f.of_colour) {
        unsigned const missing = mine ^ ((1u << numbers) - 1);
        found |= (missing & (missing - 1)) == 0; // one number at most
    }
    return found;
}

/// A box for the cards of one number, which count their number each, or for a figure, which has fixed points.
struct entry {
    std::string_view name;
    int number; // or 0
    int points;
    bool (*figure)(figures const&);

    [[nodiscard]] constexpr bool test(figures const& f) const {
        return number > 0 ? (f.in_colours[1] >> (number - 1) & 1) != 0 : figure(f);
    }
    [[nodiscard]] constexpr int value(figures const& f) const { return number > 0 ? number * f.colours_of(number) : points; }
};

/// The sheet: the series above, the figures below.
inline constexpr std::array<entry, 12> table{{
    {"s1", 1, 0, nullptr},
    {"s2", 2, 0, nullptr},
    {"s3", 3, 0, nullptr},
    {"s4", 4, 0, nullptr},
    {"s5", 5, 0, nullptr},
    {"s6", 6, 0, nullptr},
    {"two-pairs", 0, 10, two_pairs}, // ruling Y1: which points belong to which figure
    {"three", 0, 15, three},
    {"full-house", 0, 20, full_house},
    {"straight", 0, 25, straight},
    {"four", 0, 30, four},
    {"flush", 0, 50, flush},
}};

/// A box of the sheet: `s1` to `s6`, `two-pairs`, `three`, `full-house`, `straight`, `four`, `flush`.
using box = table_row<table>;

} // namespace ludo::yamy_game
