#pragma once

#include <concepts>
#include <tuple>
#include <type_traits>

#include <ludo/components/aside.hpp>
#include <ludo/components/hands.hpp>
#include <ludo/components/trick.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// A trick game in progress: the table, with `own`, what else lies there in this game; and what everybody remembers.
template <typename Rules>
struct trick_state {
    using rules = Rules;
    using card = typename Rules::card;
    using cards = typename Rules::cards;

    typename Rules::options chosen;
    seat turn = nobody;
    typename Rules::game_phase phase = Rules::game_phase::over;
    typename Rules::colour_set asked; // for the trick on the table
    ludo::trick<card, Rules::seats.most> trick;
    ludo::hands<card, Rules::seats.most> hands;
    per_seat<cards, Rules::seats.most> won;
    ludo::aside<card> aside; // cards in no hand
    typename Rules::own own;
    typename Rules::template memory<Rules> remembered;
    friend constexpr bool operator==(trick_state const&, trick_state const&) = default;

    static constexpr auto members() {
        return std::tuple{
            member{"turn", &trick_state::turn},   member{"phase", &trick_state::phase}, member{"asked", &trick_state::asked},
            members_of{&trick_state::remembered}, member{"trick", &trick_state::trick}, member{"hands", &trick_state::hands},
            member{"won", &trick_state::won},     member{"aside", &trick_state::aside}, members_of{&trick_state::own}};
    }

    /// All cards of complete tricks.
    [[nodiscard]] constexpr cards taken() const {
        cards all;
        for (cards const& each : won.of)
            all |= each;
        return all;
    }

    /// Hands were dealt, to be played from the first trick on; the other cards are laid aside.
    constexpr void begin_with(seat leader) {
        aside = ludo::aside<card>(cards::all() - hands.all());
        turn = leader;
        phase = Rules::game_phase::leading;
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
    static constexpr trick_action lead(typename Rules::card card, Else... how) {
        return trick_action::template make<Rules::to_lead>(card, how...);
    }
    static constexpr trick_action follow(typename Rules::card card) { return trick_action::template make<Rules::to_follow>(card); }
};

} // namespace ludo
