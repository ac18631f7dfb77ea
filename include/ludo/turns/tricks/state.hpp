#pragma once

#include <concepts>
#include <cstdint>
#include <tuple>
#include <type_traits>

#include <ludo/components/aside.hpp>
#include <ludo/components/hands.hpp>
#include <ludo/components/trick.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/turns/highest_hand.hpp>

namespace ludo {

/// Everything there is to know about a trick game in progress; `own` is what else the game has to keep.
template <typename Rules>
struct trick_state {
    using rules = Rules;

    typename Rules::options chosen;
    seat turn = nobody;
    typename Rules::game_phase phase = Rules::game_phase::over;
    typename Rules::colour_set asked;                                // for the trick on the table
    per_seat<typename Rules::colour_set, Rules::seats.most> without; // colours that a seat is known not to have: it did not follow
    seat began = nobody;                                             // the highest hand, where that one begins,
    per_seat<std::uint16_t, Rules::seats.most> played; // and what the cards were worth that each seat has played since
    ludo::trick<typename Rules::card, Rules::seats.most> trick;
    ludo::hands<typename Rules::card, Rules::seats.most> hands;
    per_seat<typename Rules::cards, Rules::seats.most> won;
    ludo::aside<typename Rules::card> aside;
    typename Rules::own own;
    friend constexpr bool operator==(trick_state const&, trick_state const&) = default;

    static constexpr auto members() {
        constexpr auto may_begin = [](trick_state const&) { return highest_hand_may_begin<Rules>; };
        return std::tuple{member{"turn", &trick_state::turn},
                          member{"phase", &trick_state::phase},
                          member{"asked", &trick_state::asked},
                          member{"without", &trick_state::without},
                          member{"began", &trick_state::began, may_begin},
                          member{"points_played", &trick_state::played, may_begin},
                          member{"trick", &trick_state::trick},
                          member{"hands", &trick_state::hands},
                          member{"won", &trick_state::won},
                          member{"aside", &trick_state::aside},
                          members_of{&trick_state::own}};
    }

    /// All cards of complete tricks.
    [[nodiscard]] constexpr typename Rules::cards taken() const {
        typename Rules::cards all;
        for (typename Rules::cards const& each : won.of)
            all |= each;
        return all;
    }

    /// Hands were dealt, to be played from the first trick on; cards in no hand are laid aside.
    constexpr void begin_with(seat leader) {
        aside = ludo::aside<typename Rules::card>(Rules::cards::all() - hands.all());
        turn = leader;
        phase = Rules::game_phase::leading;
        without = {};
        began = nobody;
        played = {};
        won = {};
    }
};

/// How many cards each seat is dealt: rules say `hand_size(players)`, or `hand_size(options)` where a table agrees on it.
template <typename Rules>
concept hand_size_is_agreed = requires(typename Rules::options const& chosen) {
    { Rules::hand_size(chosen) } -> std::same_as<int>;
};
template <typename Rules>
constexpr int hand_size_of(typename Rules::options const& chosen) {
    if constexpr (hand_size_is_agreed<Rules>)
        return Rules::hand_size(chosen);
    else
        return Rules::hand_size(chosen.players);
}

/// Are cards drawn after a trick, from those that were not dealt? Rules say so (`draws`), and what that `stock` is called.
template <typename Rules>
concept draws_cards = requires { requires Rules::draws; };

/// The rules of the game that a state belongs to: for rules that call one another, and can be replaced one by one.
template <typename State>
using rules_of_state = typename std::remove_cvref_t<State>::rules;

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
