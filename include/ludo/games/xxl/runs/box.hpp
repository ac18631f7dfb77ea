#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/core/options.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/games/xxl/box.hpp>

namespace ludo::xxl::runs_game {

// What a table may agree on in the runs of XXL.

inline constexpr player_range seats = box::seats;

/// How many cards replace those laid from the display: as many, or as many as are missing from two.
enum class refill : std::uint8_t { one_for_one, up_to_two };
constexpr std::array<std::string_view, 2> names(refill) { return {"one_for_one", "up_to_two"}; }

/// When the game ends, once the stock is empty and nobody can form a run: also in the middle of a turn, or only after a turn.
enum class ending : std::uint8_t { at_once, after_turn };
constexpr std::array<std::string_view, 2> names(ending) { return {"at_once", "after_turn"}; }

struct options {
    int players = 2;
    seat first = seat(0);
    xxl::starter starter = xxl::starter::fixed;
    runs_game::refill refill = runs_game::refill::one_for_one;
    int max_display = 0;
    ending end = ending::at_once;
    xxl::deck deck = xxl::default_deck;
    friend constexpr bool operator==(options const&, options const&) = default;
};
template <typename Options>
inline constexpr std::tuple own_options{option{"refill", &Options::refill},
                                        option{"max_display", &Options::max_display, 2}.or_zero("no limit"),
                                        option{"end", &Options::end}};
inline constexpr std::tuple option_list = std::tuple_cat(box::common_options<options>, own_options<options>);
inline constexpr int hand_size = 4;
inline constexpr int display_size = 2;
inline constexpr int run_size = 3;

} // namespace ludo::xxl::runs_game
