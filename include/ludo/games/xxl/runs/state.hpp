#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/reserve.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/games/xxl/runs/box.hpp>
#include <ludo/games/xxl/runs/digit_set.hpp>
#include <ludo/games/xxl/runs/memory.hpp>

namespace ludo::xxl::runs_game {

// Everything there is to know about a game in progress, and what can be done in it.

/// What has to be done: choose an action, go on with a run, say which card is taken for the one put down.
enum class game_phase : std::uint8_t { over, choosing, laying, swapping };
constexpr std::array<std::string_view, 4> names(game_phase) { return {"over", "choosing", "laying", "swapping"}; }

struct state {
    options chosen;
    seat turn = nobody;
    game_phase phase = game_phase::over;
    bool laid_run = false;        // in this turn,
    bool exchanged = false;       // in this turn a card was swapped or added,
    bool stock_was_empty = false; // when this turn began
    xxl::colour colour;           // of the run that is being laid
    std::uint8_t passes = 0;      // turns without an action, one after the other
    std::uint8_t without_run = 0; // turns without a run, one after the other, that began with an empty stock
    cards named;                  // cards of an incomplete run or swap: they are still where they were
    box::hands hands;
    cards display;
    xxl::digit_set displayed; // what the display shows
    per_seat<cards, seats.most> laid;
    reserve<card, card::count - seats.least * hand_size - display_size> stock;
    memory remembered;
    friend constexpr bool operator==(state const&, state const&) = default;

    static constexpr auto members() {
        return std::tuple{member{"turn", &state::turn},
                          member{"phase", &state::phase},
                          member{"laid_run", &state::laid_run},
                          member{"exchanged", &state::exchanged},
                          member{"stock_was_empty", &state::stock_was_empty},
                          member{"colour", &state::colour, [](state const& s) { return s.phase == game_phase::laying; }},
                          member{"named", &state::named},
                          member{"passes", &state::passes},
                          member{"without_run", &state::without_run},
                          members_of{&state::remembered},
                          member{"hands", &state::hands},
                          member{"display", &state::display},
                          member{"laid", &state::laid},
                          member{"stock", &state::stock}};
    }
    constexpr void complete() { displayed = xxl::digit_set(chosen.deck, display); }
};

/// A card joins the display, or leaves it.
constexpr void display(state& s, card added) {
    s.display.insert(added);
    s.displayed.add(s.chosen.deck, added);
}
constexpr void leave_display(state& s, card taken) {
    s.display.erase(taken);
    s.displayed.remove(s.chosen.deck, taken, s.display);
}

struct action : choice<action, step<verb<"swap", card>, verb<"add", card>, verb<"end">, verb<"meld", colour, card>>,
                       step<verb<"for", card>>> {
    static constexpr action swap(card given) { return make<"swap">(given); }
    static constexpr action take(card wanted) { return make<"for">(wanted); }
    static constexpr action add(card given) { return make<"add">(given); }
    static constexpr action meld(colour in, card next) { return make<"meld">(in, next); }
    static constexpr action end() { return make<"end">(); }
};

/// Has nothing been done in this turn yet?
constexpr bool fresh(state const& s) { return !s.laid_run && !s.exchanged; }

static_assert(sizeof(state) <= 408);

} // namespace ludo::xxl::runs_game
