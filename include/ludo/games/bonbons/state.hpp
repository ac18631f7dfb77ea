#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/either.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/components/spread.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/games/bonbons/box.hpp>

namespace ludo::bonbons_game {

// Everything there is to know about a game of Bonbons in progress, and what can be done in it.

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
    ludo::reserve<round, round_tiles.size()> reserve;
    friend constexpr bool operator==(state const&, state const&) = default;

    static constexpr auto members() {
        return std::tuple{member{"turn", &state::turn},       member{"phase", &state::phase},   member{"winner", &state::winner},
                          member{"squares", &state::squares}, member{"rounds", &state::rounds}, member{"covered", &state::covered},
                          member{"reserve", &state::reserve}};
    }
};

/// The round tiles that lie face down, and not under the coins: they can be turned over ("Monnaie": a covered tile cannot). And those of
/// them that lie before the player whose turn it is, by their numbers there: he still has to find them.
constexpr slot_set face_down(state const& s) { return s.rounds.down() - s.covered; }
constexpr index_set<slot_number> own_face_down(state const& s) { return rows::numbers(face_down(s), s.turn); }

using place = either<cell, slot>; // where a tile of either shape lies
struct action
    : choice<action, step<verb<"flip", place>, verb<"stop">>, step<verb<"give", slot_number>>, step<verb<"cover", slot_number>>> {
    static constexpr action flip(place face_down) { return make<"flip">(face_down); }
    static constexpr action stop() { return make<"stop">(); }
    static constexpr action give(slot_number own) { return make<"give">(own); }
    static constexpr action cover(slot_number own) { return make<"cover">(own); }
};

static_assert(sizeof(state) <= 256);

} // namespace ludo::bonbons_game
