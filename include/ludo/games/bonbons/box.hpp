#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/census.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/either.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/components/letter_pair.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/components/seat_rows.hpp>
#include <ludo/components/spread.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo::bonbons_game {

// What is in the box of Bonbons, what a table may agree on, and everything there is to know about a game in progress.

inline constexpr player_range seats{2, 6};

/// Candies of eight kinds, A to H, in red, yellow, green and blue: each once on a round tile and once on a square one.
using round = card<"ABCDEFGH", "rygb">;
inline constexpr auto round_tiles = deck<round, 32>::of("Ar Br Cr Dr Er Fr Gr Hr "
                                                        "Ay By Cy Dy Ey Fy Gy Hy "
                                                        "Ag Bg Cg Dg Eg Fg Gg Hg "
                                                        "Ab Bb Cb Db Eb Fb Gb Hb");

/// The squares also include three coins and an empty wrapper.
using square = card<"ABCDEFGH", "rygb", "$w">;
inline constexpr auto square_tiles = deck<square, 36>::of("Ar Br Cr Dr Er Fr Gr Hr $ "
                                                          "Ay By Cy Dy Ey Fy Gy Hy $ "
                                                          "Ag Bg Cg Dg Eg Fg Gg Hg $ "
                                                          "Ab Bb Cb Db Eb Fb Gb Hb w");
inline constexpr square coin = *square::parse("$");
inline constexpr square wrapper = *square::parse("w");

/// The same candy in the same colour?
constexpr bool identical(square one, round other) { return one.index() == other.index(); }

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

/// Is the tile in play? The quick variant leaves out two kinds and the coins.
constexpr bool plays(options const& chosen, round tile) { return !chosen.quick || !chosen.removed_kinds.has(tile.symbol()); }
constexpr bool plays(options const& chosen, square tile) {
    return !chosen.quick || (tile.single() ? tile == wrapper : !chosen.removed_kinds.has(tile.symbol()));
}
template <typename Deck>
constexpr auto in_play(options const& chosen, Deck const& tiles) {
    census<typename Deck::card_type> found;
    for (auto each : tiles)
        if (plays(chosen, each))
            found.add(each);
    return found;
}

/// How often each tile is in the box.
inline constexpr auto squares_in_box = in_play(options(), square_tiles);
inline constexpr auto rounds_in_box = in_play(options(), round_tiles);

using layout = grid<rectangle{.rows = 6, .columns = 6}>;
using cell = layout::cell;
using cells = layout::cells;
inline constexpr cells quick_cells = layout::corner({.rows = 5, .columns = 5});
constexpr cells cells_in_play(options const& chosen) { return chosen.quick ? quick_cells : cells::all(); }

/// Four round tiles lie before each player; whoever turns the wrapper over gets a fifth.
inline constexpr int dealt = 4;
using rows = ludo::seat_rows<seats.most, dealt + 1>;
using slot = rows::slot;
using slot_set = rows::slot_set;
using slot_number = rows::number;

inline constexpr int coins = 3;

/// What comes next: the first tile of the turn; the first tile of another attempt (or the end of the turn); a second tile, after
/// a square, after the wrapper (a round tile), after a round tile, or after a coin; a third tile after two coins; the choice of
/// a tile to give for a stolen one; the choice of a tile to cover with the coins.
enum class game_phase : std::uint8_t {
    over,
    begin,
    again,
    after_square,
    after_wrapper,
    after_round,
    after_coin,
    after_two_coins,
    give,
    cover
};
constexpr std::array<std::string_view, 10> names(game_phase) {
    return {"over",        "begin",      "again",           "after_square", "after_wrapper",
            "after_round", "after_coin", "after_two_coins", "give",         "cover"};
}

struct state {
    options chosen;
    seat turn = nobody;
    game_phase phase = game_phase::over;
    seat winner = nobody;
    spread<cell, square> squares; // the found ones and the wrapper stay face up
    spread<slot, round> rounds;   // the found ones stay face up
    slot_set covered;             // face down under the coins
    reserve<round, round_tiles.size() - seats.least * dealt> rest;
    friend constexpr bool operator==(state const&, state const&) = default;

    static constexpr auto members() {
        return std::tuple{member{"turn", &state::turn},       member{"phase", &state::phase},   member{"winner", &state::winner},
                          member{"squares", &state::squares}, member{"rounds", &state::rounds}, member{"covered", &state::covered},
                          member{"reserve", &state::rest}};
    }
};

using place = either<cell, slot>;
struct action
    : choice<action, step<verb<"flip", place>, verb<"stop">>, step<verb<"give", slot_number>>, step<verb<"cover", slot_number>>> {
    static constexpr action flip(place face_down) { return make<"flip">(face_down); }
    static constexpr action stop() { return make<"stop">(); }
    static constexpr action give(slot_number own) { return make<"give">(own); }
    static constexpr action cover(slot_number own) { return make<"cover">(own); }
};

static_assert(sizeof(state) <= 256);

} // namespace ludo::bonbons_game
