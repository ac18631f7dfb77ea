#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>

#include <ludo/components/card.hpp>
#include <ludo/components/collected.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/components/owned_places.hpp>
#include <ludo/components/spread.hpp>
#include <ludo/core/branchless.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo::calcory_game {

// What is in Calcory's box, what a table may agree on, and everything there is to know about a game in progress.

inline constexpr player_range seats{2, 4};

/// Numbers 0 to 9 in red, blue, green, yellow, black. Neither the colours nor the triangles matter in Calcory.
using card = ludo::card<"0123456789", "rbgyk">;
inline constexpr auto deck = ludo::deck<card, 60>::of("0r 1r 1r 2r 3r 4r 5r 6r 7r 7r 8r 9r "
                                                      "0b 1b 1b 2b 3b 4b 5b 6b 7b 7b 8b 9b "
                                                      "0g 1g 1g 2g 3g 4g 5g 6g 7g 7g 8g 9g "
                                                      "0y 1y 1y 2y 3y 4y 5y 6y 7y 7y 8y 9y "
                                                      "0k 1k 1k 2k 3k 4k 5k 6k 7k 7k 8k 9k");

struct options {
    int players = 2;
    seat first = seat(0);
    int markers_per_player = 6;
    int min_cards_without_win = 2;
    bool thirteen_removes_marks = false;
    bool reveal_returned_card = false;
    friend constexpr bool operator==(options const&, options const&) = default;
};
inline constexpr std::tuple option_list{option{"players", &options::players, seats.least, seats.most},
                                        option{"first", &options::first},
                                        option{"markers_per_player", &options::markers_per_player, 1}.or_zero("no limit"),
                                        option{"min_cards_without_win", &options::min_cards_without_win, 1, 2},
                                        option{"thirteen_removes_marks", &options::thirteen_removes_marks},
                                        option{"reveal_returned_card", &options::reveal_returned_card}};

using layout = grid<rectangle{.rows = 6, .columns = 10}>;
using cell = layout::cell;
using cells = layout::cells;

inline constexpr int thirteen = 13;

/// A set of cards, turned over or marked: as much of it as is compared.
class set {
public:
    [[nodiscard]] constexpr int sum() const { return tally_ >> 8 & 0xff; }
    [[nodiscard]] constexpr int count() const { return tally_ & 0xff; }
    [[nodiscard]] constexpr int zeros() const { return static_cast<int>(tally_ >> 16); }

    /// Of two sets, the one with the higher sum is worth more; with equal sums, the one with more cards. No cards are worth 0.
    [[nodiscard]] constexpr int worth() const { return tally_ & 0xffff; }

    constexpr set() = default;
    constexpr set(int sum, int count, int zeros) : tally_(static_cast<std::uint32_t>(count | sum << 8 | zeros << 16)) {}

    constexpr void add(card shown) { tally_ += weights[static_cast<std::size_t>(shown.symbol())]; }

    constexpr void clear_if(bool condition) { tally_ &= static_cast<std::uint32_t>(all_bits_unless(condition)); }

    /// More than thirteen, or two zeros: asked of every card turned over, so it is one test of two bits.
    [[nodiscard]] constexpr bool failed() const {
        constexpr std::uint32_t high_sum = 128 * one_in_sum, to_high_sum = high_sum - (thirteen + 1) * one_in_sum,
                                two_zeros = 2 * one_zero;
        return ((tally_ + to_high_sum) & (high_sum | two_zeros)) != 0;
    }

    friend constexpr bool operator==(set const&, set const&) = default;

    template <typename Set, typename Visit>
    static constexpr void fields(Set& self, Visit visit) {
        auto sum = static_cast<std::uint8_t>(self.sum());
        auto count = static_cast<std::uint8_t>(self.count());
        auto zeros = static_cast<std::uint8_t>(self.zeros());
        visit("sum", sum);
        visit("count", count);
        visit("zeros", zeros);
        if constexpr (!std::is_const_v<Set>)
            self = set(sum, count, zeros);
    }

private:
    // count, sum and zeros, eight bits each, so that a card is one addition
    static constexpr std::uint32_t one_card = 1, one_in_sum = 1 << 8, one_zero = 1 << 16;
    std::uint32_t tally_ = 0;

    static constexpr auto weights = [] {
        std::array<std::uint32_t, 16> weight{};
        for (std::uint32_t number = 0; number < 10; ++number)
            weight[number] = one_card + number * one_in_sum + (number == 0 ? one_zero : 0);
        return weight;
    }();
};

/// What has to be done: turn cards over, choose which of the collected cards goes back, place it.
enum class game_phase : std::uint8_t { over, turning, returning, placing };
constexpr std::array<std::string_view, 4> names(game_phase) { return {"over", "turning", "returning", "placing"}; }

struct state {
    options chosen;
    seat turn = nobody;
    game_phase phase = game_phase::over;
    set open;                                // the cards turned over in this turn, or just collected
    seat marker = nobody;                    // whose markers lie on the table,
    set marked;                              // and on which cards
    card held;                               // while placing: the card that goes back
    per_seat<std::uint8_t, seats.most> pile; // how many cards each seat has won
    spread<cell, card> table;                // the marked cards are those that stay face up
    owned_places<cell, seats.most> sealed;   // where a seat has laid back a card that no other seat knows
    collected<deck, cell, seats.most> won;   // what everybody knows of the piles
    friend constexpr bool operator==(state const&, state const&) = default;

    static constexpr auto members() {
        return std::tuple{member{"turn", &state::turn},
                          member{"phase", &state::phase},
                          member{"table", &state::table},
                          member{"revealed", &state::open},
                          member{"marker", &state::marker},
                          member{"marked", &state::marked},
                          member{"held", &state::held, [](state const& s) { return s.phase == game_phase::placing; }},
                          member{"piled", &state::pile},
                          member{"returned", &state::sealed},
                          member{"collected", &state::won}};
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
