#pragma once

#include <cstdint>

#include <ludo/components/aside.hpp>
#include <ludo/components/trick.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// Everything there is to know about a trick game in progress; `own` is what else the game has to keep.
template <typename Rules>
struct trick_state {
    typename Rules::options chosen;
    seat turn = nobody;
    typename Rules::phase now = Rules::phase::over;
    typename Rules::colour_set asked;                                // for the trick on the table
    per_seat<typename Rules::colour_set, Rules::seats.most> without; // colours that a seat is known not to have: it did not follow
    seat began = nobody;                                             // the highest hand, if that one begins,
    per_seat<std::uint8_t, Rules::seats.most> played; // and what the cards were worth that each seat has played since
    ludo::trick<typename Rules::card, Rules::seats.most> trick;
    typename Rules::hands hands;
    per_seat<typename Rules::cards, Rules::seats.most> won;
    ludo::aside<typename Rules::card> aside;
    typename Rules::own own;
    friend constexpr bool operator==(trick_state const&, trick_state const&) = default;

    /// Hands were dealt, to be played from the first trick on; cards in no hand are laid aside.
    constexpr void begin_with(seat leader) {
        aside = ludo::aside<typename Rules::card>(Rules::cards::all() - hands.all());
        turn = leader;
        now = Rules::phase::leading;
        without = {};
        began = nobody;
        played = {};
        won = {};
    }
};

/// The actions of a trick game: `lead`, `follow`, and those of its own.
template <typename Rules>
struct trick_action : Rules::template choices<trick_action<Rules>> {
    template <typename... Else>
    static constexpr trick_action lead(typename Rules::card one, Else... how) {
        return trick_action::template make<Rules::to_lead>(one, how...);
    }
    static constexpr trick_action follow(typename Rules::card one) { return trick_action::template make<Rules::to_follow>(one); }
};

} // namespace ludo
