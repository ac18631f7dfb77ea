#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include <ludo/components/card.hpp>
#include <ludo/components/score_sheet.hpp>
#include <ludo/components/table_row.hpp>
#include <ludo/core/bits.hpp>
#include <ludo/core/index_set.hpp>

namespace ludo::yamy_game {

// The sheet on which a player notes what his hands were worth: its boxes, and which hands fill them ("Les combinaisons").

/// "Contenu": numbers 1 to 6 in red, yellow, green, blue.
using card = ludo::card<"123456", "rygb">;
inline constexpr int colours = 4;
inline constexpr int numbers = 6;

/// What counts in a hand: its different cards, by colour, and which numbers it has in at least so many colours. Bit v - 1 stands for
/// the number v. "Attention": cards that look the same count once.
struct figures {
    std::array<std::uint64_t, colours> of_colour{};
    std::array<std::uint64_t, colours + 1> in_colours{}; // [k]: the numbers in k colours or more
    bool four_is_two_pairs = false;

    constexpr figures(index_set<card> const& different, bool four_counts_as_two_pairs)
        : four_is_two_pairs(four_counts_as_two_pairs) {
        std::uint64_t rest = different.as_bits().word[0]; // the cards are numbered colour by colour
        for (std::uint64_t& one_colour : of_colour) {
            one_colour = rest & bits::first(numbers);
            rest >>= numbers;
        }
        in_colours = bits::set_in_at_least(of_colour);
    }
    [[nodiscard]] constexpr bool has(int number) const { return bits::piece(in_colours[1], number - 1, 1) != 0; }
    [[nodiscard]] constexpr int colours_of(int number) const {
        std::uint64_t count = 0;
        for (std::uint64_t one_colour : of_colour)
            count += bits::piece(one_colour, number - 1, 1);
        return static_cast<int>(count);
    }
};

/// A pair, a three, a four: two, three, four cards of one number in different colours.
constexpr bool two_numbers_twice(figures const& f) { return !bits::at_most_one(f.in_colours[2]); }

constexpr bool two_pairs(figures const& f) { // ruling Y11: four of a kind are two pairs only by option
    return two_numbers_twice(f) || (f.four_is_two_pairs && f.in_colours[4] != 0);
}
constexpr bool three(figures const& f) { return f.in_colours[3] != 0; } // ruling Y12: four hold a three as well
constexpr bool full_house(figures const& f) { return three(f) && two_numbers_twice(f); }
constexpr bool straight(figures const& f) { return bits::runs<5>(f.in_colours[1]) != 0; } // ruling Y13: 1 does not follow 6
constexpr bool four(figures const& f) { return f.in_colours[4] != 0; }
constexpr bool flush(figures const& f) { // ruling Y14: it may be a straight as well
    bool any = false;
    for (std::uint64_t one_colour : f.of_colour)
        any |= bits::at_most_one(bits::first(numbers) & ~one_colour); // five of the six numbers, or all
    return any;
}

/// A box for the cards of one number, which count their number each, or for a figure, which has fixed points.
struct entry {
    std::string_view name;
    int number; // or 0
    int points;
    bool (*figure)(figures const&);

    [[nodiscard]] constexpr bool test(figures const& f) const { return number > 0 ? f.has(number) : figure(f); }
    [[nodiscard]] constexpr int value(figures const& f) const { return number > 0 ? number * f.colours_of(number) : points; }
};

/// The sheet: the series above, the figures below.
inline constexpr std::array<entry, 12> entries{{
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
inline constexpr int series = 6;
inline constexpr int bonus = 40; // "Fin de partie"

/// A box of the sheet: `s1` to `s6`, `two-pairs`, `three`, `full-house`, `straight`, `four`, `flush`.
using box = table_row<entries>;
using sheet = score_sheet<box>;

/// The boxes that a hand fills: the figures, and the series of the numbers that it has in at least this many colours.
constexpr index_set<box> filled(figures const& f, int least_colours = 1) {
    std::uint64_t boxes = f.in_colours[static_cast<std::size_t>(least_colours)];
    [&]<std::size_t... Figure>(std::index_sequence<Figure...>) {
        ((boxes |= std::uint64_t{entries[series + Figure].test(f)} << (series + Figure)), ...);
    }(std::make_index_sequence<box::count - series>());
    return index_set<box>::of_bits(boxes);
}

/// "Fin de partie": the points of a sheet. ruling Y2: the bonus counts as soon as it is reached
constexpr int total(sheet const& boxes, int bonus_threshold) {
    int const above = boxes.sum(box(), series);
    int const below = boxes.sum(box::from_index(series), box::count - series);
    return above + (above >= bonus_threshold ? bonus : 0) + below;
}

} // namespace ludo::yamy_game
