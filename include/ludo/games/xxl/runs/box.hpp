#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>

#include <ludo/components/card_list.hpp>
#include <ludo/components/either.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seat_set.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/games/xxl/box.hpp>
#include <ludo/games/xxl/runs/highest_hand.hpp>
#include <ludo/games/xxl/runs/shown.hpp>

namespace ludo::xxl::runs_game {

// What a table may agree on in the runs of XXL, and everything there is to know about a game in progress.

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

/// What has to be done: choose an action, go on with a run, say which card is taken for the one put down.
enum class game_phase : std::uint8_t { over, choosing, laying, swapping };
constexpr std::array<std::string_view, 4> names(game_phase) { return {"over", "choosing", "laying", "swapping"}; }

using seat_set = ludo::seat_set<seats.most>;

/// How a card moved, once the stock is empty: put down in a swap, before or after the run of the turn; taken or laid from the
/// display; or laid from the hand. Where it went is where it lies, unless it has moved again.
struct move : choice<move, step<verb<"down", card>, verb<"later", card>, verb<"up", card>, verb<"out", card>>>, notation_of<card> {
    static constexpr move put_down(card one, bool after_run) { return after_run ? make<"later">(one) : make<"down">(one); }
    static constexpr move from_display(card one) { return make<"up">(one); }
    static constexpr move from_hand(card one) { return make<"out">(one); }
    [[nodiscard]] constexpr bool known() const { return true; }
    [[nodiscard]] constexpr card what() const { return card::from_index(index() % card::count); }
    friend constexpr bool operator==(move, move) = default;
};

inline constexpr int most_past = 22;

struct state {
    options chosen;
    seat turn = nobody;
    game_phase phase = game_phase::over;
    bool laid_run = false;           // in this turn,
    bool exchanged = false;          // in this turn a card was swapped or added,
    bool stock_was_empty = false;    // when this turn began
    colour in;                       // the colour of the run that is being laid
    std::uint8_t passes = 0;         // turns without an action, one after the other
    std::uint8_t without_run = 0;    // turns without a run, one after the other, that began with an empty stock
    seat_set stuck;                  // seats passed over with cards in hand: they have no run
    seat_set ready;                  // seats that ended a turn without a run while the display was empty: they have one
    card_list<move, most_past> past; // once the stock is empty, as far as it tells anything about hands: see runs/past.hpp
    xxl::highest_hand highest;       // who began because of it, if that was agreed on
    cards named;                     // cards of an incomplete run or swap: they are still where they were
    box::hands hands;
    cards display;
    xxl::shown displayed; // what the display shows
    per_seat<cards, seats.most> laid;
    reserve<card, card::count - seats.least * hand_size - display_size> stock;
    friend constexpr bool operator==(state const&, state const&) = default;

    static constexpr auto members() {
        return std::tuple{member{"turn", &state::turn},
                          member{"phase", &state::phase},
                          member{"laid_run", &state::laid_run},
                          member{"exchanged", &state::exchanged},
                          member{"stock_was_empty", &state::stock_was_empty},
                          member{"colour", &state::in, [](state const& s) { return s.phase == game_phase::laying; }},
                          member{"named", &state::named},
                          member{"passes", &state::passes},
                          member{"without_run", &state::without_run},
                          member{"stuck", &state::stuck},
                          member{"ready", &state::ready},
                          member{"past", &state::past},
                          member{"highest_hand", &state::highest},
                          member{"hands", &state::hands},
                          member{"display", &state::display},
                          member{"laid", &state::laid},
                          member{"stock", &state::stock}};
    }
    constexpr void complete() { displayed = xxl::shown(chosen.deck, display); }
};

/// A card joins the display, or leaves it.
constexpr void display(state& s, card one) {
    s.display.insert(one);
    s.displayed.add(s.chosen.deck, one);
}
constexpr void leave_display(state& s, card one) {
    s.display.erase(one);
    s.displayed.remove(s.chosen.deck, one, s.display);
}

/// A card is about to leave the hand of the seat whose turn it is, or to be shown there: that tells something about the deal.
LUDO_INLINE constexpr void leave_hand(state& s, card one, bool condition = true) {
    if (s.chosen.starter == xxl::starter::hand_total && condition)
        s.highest.leave(s.turn, one, s.hands);
}

struct action : choice<action, step<verb<"swap", card>, verb<"add", card>, verb<"end">, verb<"meld", colour, card>>,
                       step<verb<"for", card>>> {
    static constexpr action swap(card given) { return make<"swap">(given); }
    static constexpr action take(card one) { return make<"for">(one); }
    static constexpr action add(card one) { return make<"add">(one); }
    static constexpr action meld(colour in, card next) { return make<"meld">(in, next); }
    static constexpr action end() { return make<"end">(); }
};

/// Has nothing been done in this turn yet?
constexpr bool fresh(state const& s) { return !s.laid_run && !s.exchanged; }

static_assert(sizeof(state) <= 296);

} // namespace ludo::xxl::runs_game
