#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/spread.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/games/calcory/box.hpp>
#include <ludo/games/calcory/memory.hpp>

namespace ludo::calcory_game {

// Everything there is to know about a game of Calcory in progress, and what can be done in it.

/// A set of cards, turned over or marked: what counts of it.
struct set {
    std::uint8_t sum = 0, count = 0, zeros = 0;

    constexpr void add(card more) {
        sum = static_cast<std::uint8_t>(sum + more.symbol());
        ++count;
        if (more.symbol() == 0)
            ++zeros;
    }
    static constexpr auto members() {
        return std::tuple{member{"sum", &set::sum}, member{"count", &set::count}, member{"zeros", &set::zeros}};
    }
    friend constexpr bool operator==(set const&, set const&) = default;
};

/// What has to be done: turn cards over, choose which of the collected cards goes back, place it.
enum class game_phase : std::uint8_t { over, turning, returning, placing };
constexpr std::array<std::string_view, 4> names(game_phase) { return {"over", "turning", "returning", "placing"}; }

struct state {
    options chosen;
    seat turn = nobody;
    game_phase phase = game_phase::over;
    spread<cell, card> table;                 // the marked cards are those that stay face up
    set revealed;                             // the cards turned over in this turn, or just collected
    seat marker = nobody;                     // whose markers lie on the table,
    set marked;                               // and on which cards
    card held;                                // while placing: the card that goes back
    per_seat<std::uint8_t, seats.most> piled; // how many cards each seat has won
    memory remembered;
    friend constexpr bool operator==(state const&, state const&) = default;

    static constexpr auto members() {
        return std::tuple{member{"turn", &state::turn},
                          member{"phase", &state::phase},
                          member{"table", &state::table},
                          member{"revealed", &state::revealed},
                          member{"marker", &state::marker},
                          member{"marked", &state::marked},
                          member{"held", &state::held, [](state const& s) { return s.phase == game_phase::placing; }},
                          member{"piled", &state::piled},
                          members_of{&state::remembered}};
    }
};

struct action : choice<action, crowded_step<verb<"turn", cell>, verb<"stop">>, step<verb<"return", cell>>, step<verb<"to", cell>>> {
    static constexpr action turn(cell face_down) { return make<"turn">(face_down); }
    static constexpr action stop() { return make<"stop">(); }
    static constexpr action give_back(cell collected_from) { return make<"return">(collected_from); }
    static constexpr action to(cell empty) { return make<"to">(empty); }
};

static_assert(sizeof(state) <= 256);

} // namespace ludo::calcory_game
