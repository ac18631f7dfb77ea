#pragma once

#include <cstdint>
#include <tuple>

#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/turns/highest_hand.hpp>

namespace ludo {

/// What everybody has seen in a trick game, and nobody can read off the table. No rule looks at it. A game that has more to remember
/// derives its `memory` from this one.
template <typename Rules>
struct trick_memory {
    per_seat<typename Rules::colour_set, Rules::seats.most> without; // colours that a seat has not: it did not follow
    seat began = nobody;                                             // the highest hand, where that one begins,
    per_seat<std::uint16_t, Rules::seats.most> points_played; // and what the cards were worth that each seat has played since
    friend constexpr bool operator==(trick_memory const&, trick_memory const&) = default;

    static constexpr auto members() {
        constexpr auto may_begin = [](trick_memory const&) { return highest_hand_may_begin<Rules>; };
        return std::tuple{member{"without", &trick_memory::without}, member{"began", &trick_memory::began, may_begin},
                          member{"points_played", &trick_memory::points_played, may_begin}};
    }

    constexpr void sleep() { *this = {}; }

    /// The seat whose turn it is begins.
    constexpr void saw_deal(auto const& s) { began = highest_begins<Rules>(s.chosen) ? s.turn : nobody; }

    /// The seat whose turn it is has played this card on the trick.
    constexpr void saw_played(auto const& s, typename Rules::card card) {
        if ((Rules::colours(s, card) & s.asked).empty())
            without[s.turn] |= s.asked;
        if constexpr (highest_hand_may_begin<Rules>)
            if (began != nobody) [[unlikely]]
                points_played[s.turn] = static_cast<std::uint16_t>(points_played[s.turn] + Rules::worth(card));
    }
};

} // namespace ludo
