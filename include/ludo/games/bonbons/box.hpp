#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/census.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/components/letter_pair.hpp>
#include <ludo/components/seat_rows.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo::bonbons_game {

// What is in the box of Bonbons, and what a table may agree on.

inline constexpr player_range seats{2, 6}; // ruling B1: the sheet does not say

/// "Matériel": candies of eight kinds, A to H, in red, yellow, green and blue: each once on a round tile and once on a square one.
using round = card<"ABCDEFGH", "rygb">;
inline constexpr auto round_tiles = deck<round, 32>::of("Ar Br Cr Dr Er Fr Gr Hr "
                                                        "Ay By Cy Dy Ey Fy Gy Hy "
                                                        "Ag Bg Cg Dg Eg Fg Gg Hg "
                                                        "Ab Bb Cb Db Eb Fb Gb Hb");

/// "Matériel": the squares also include three coins and an empty wrapper.
using square = card<"ABCDEFGH", "rygb", "$w">;
inline constexpr auto square_tiles = deck<square, 36>::of("Ar Br Cr Dr Er Fr Gr Hr $ "
                                                          "Ay By Cy Dy Ey Fy Gy Hy $ "
                                                          "Ag Bg Cg Dg Eg Fg Gg Hg $ "
                                                          "Ab Bb Cb Db Eb Fb Gb Hb w");
inline constexpr square coin = *square::parse("$");
inline constexpr int coins = 3;
inline constexpr square wrapper = *square::parse("w");

/// "Tour de jeu": the same candy in the same colour?
constexpr bool identical(square tile, round other) { return tile.index() == other.index(); }

using kinds = letter_pair<"ABCDEFGH">;

/// What may be done once the wrapper has been turned over: nothing more; or, if it was the first tile, turn over a round tile,
/// which finds nothing; or begin another attempt.
enum class going_on : std::uint8_t { turn_ends, round_tile, new_attempt };
constexpr std::array<std::string_view, 3> names(going_on) { return {"turn_ends", "round_tile", "new_attempt"}; }

struct options {
    int players = 2;
    seat first = seat(0);
    bool quick = false;
    kinds removed_kinds = kinds::of("GH");
    bool replay_after_steal = true;
    bool replay_after_coins = false;
    going_on after_wrapper = going_on::turn_ends;
    bool coins_only_at_turn_start = false;
    bool any_two_tiles = false;
    friend constexpr bool operator==(options const&, options const&) = default;
};
inline constexpr std::tuple option_list{
    option{"players", &options::players, seats.least, seats.most},
    option{"first", &options::first},
    option{"quick", &options::quick},
    option{"removed_kinds", &options::removed_kinds, "two letters from A to H, in alphabetical order"},
    option{"replay_after_steal", &options::replay_after_steal},
    option{"replay_after_coins", &options::replay_after_coins},
    option{"after_wrapper", &options::after_wrapper},
    option{"coins_only_at_turn_start", &options::coins_only_at_turn_start},
    option{"any_two_tiles", &options::any_two_tiles}};

/// Is the tile in play? "Variante rapide": without two kinds, and without the coins.
constexpr bool plays(options const& chosen, round tile) { return !chosen.quick || !chosen.removed_kinds.has(tile.symbol()); }
constexpr bool plays(options const& chosen, square tile) {
    return !chosen.quick || (tile.single() ? tile == wrapper : !chosen.removed_kinds.has(tile.symbol()));
}
template <typename Deck>
constexpr auto in_play(options const& chosen, Deck const& tiles) {
    census<typename Deck::card_type> played;
    for (auto tile : tiles)
        if (plays(chosen, tile))
            played.add(tile);
    return played;
}

using layout = grid<rectangle{.rows = 6, .columns = 6}>; // "Mise en place"
using cell = layout::cell;
using cells = layout::cells;
inline constexpr cells quick_cells = layout::corner({.rows = 5, .columns = 5}); // "Variante rapide"
constexpr cells cells_in_play(options const& chosen) { return chosen.quick ? quick_cells : cells::all(); }

/// "Mise en place": four round tiles before each player. "Emballage vide": whoever turns it over gets a fifth.
inline constexpr int dealt = 4;
using rows = ludo::seat_rows<seats.most, dealt + 1>;
using slot = rows::slot;
using slot_set = rows::slot_set;
using slot_number = rows::number;

/// The slots of the tiles that are dealt; and of a fifth one.
constexpr slot_set dealt_slots(options const& chosen) {
    slot_set dealt_to_all;
    for (seat owner : each_seat(chosen.players))
        for (int number = 0; number < dealt; ++number)
            dealt_to_all.insert(slot(owner, number));
    return dealt_to_all;
}
constexpr slot fifth(seat owner) { return slot(owner, dealt); }

} // namespace ludo::bonbons_game
