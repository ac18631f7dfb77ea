#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/hands.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/turns/highest_hand.hpp>
#include <ludo/turns/shedding/drawing.hpp>
#include <ludo/turns/shedding/memory.hpp>
#include <ludo/turns/shedding/pack.hpp>

namespace ludo {

/// What has to be done: choose how to play, or decide what becomes of the card just drawn.
enum class shedding_phase : std::uint8_t { over, choosing, drawn };
constexpr std::array<std::string_view, 3> names(shedding_phase) { return {"over", "choosing", "drawn"}; }

/// The table of a shedding game, and what is remembered.
template <typename Rules>
struct shedding_state : shedding_luck<Rules> {
    using card = typename Rules::card;
    static constexpr int most_in_stock = may_reshuffle<Rules> ? card::count : shedding_pack<Rules>::left_at_most();
    /// Room for every card to be drawn and played, and for some seats to be passed over; where the pile is shuffled, twice that.
    static constexpr int most_events = (may_reshuffle<Rules> ? 4 : 2) * card::count;

    typename Rules::options chosen;
    seat turn = nobody;
    shedding_phase phase = shedding_phase::over;
    card drawn; // while it can still be played
    typename Rules::layout table;
    reserve<card, most_in_stock> stock;
    ludo::hands<card, Rules::seats.most> hands;
    typename Rules::cards played; // all that lie on the table, in plain sight
    shedding_memory<Rules, most_events> remembered;
    friend constexpr bool operator==(shedding_state const&, shedding_state const&) = default;

    static constexpr auto members() {
        using state = shedding_state;
        constexpr auto just_drawn = [](state const& s) { return s.phase == shedding_phase::drawn; };
        return std::tuple_cat(std::tuple{member{"turn", &state::turn}, member{"phase", &state::phase},
                                         member{"drawn", &state::drawn, just_drawn}, members_of{&state::table},
                                         member{"hands", &state::hands}, member{"played", &state::played},
                                         member{"stock", &state::stock}, members_of{&state::remembered}},
                              shedding_luck<Rules>::template members<state>());
    }
};

} // namespace ludo
