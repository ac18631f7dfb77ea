#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <tuple>

#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/turns/tricks/state.hpp>

namespace ludo {

template <typename Rules>
struct trick_action;

/// What happens in a trick game, in words: see core/telling.hpp. `Rules` may add sentences for `own_verbs`, `in_secret` and
/// `in_words`.
template <typename Rules>
struct trick_telling {
    using options = typename Rules::options;
    static constexpr int most = Rules::seats.most, on_table = 2 * most;

    static constexpr named_place place(options const&, int number) {
        if (number < on_table)
            return {number < most ? place_kind::hand : place_kind::won, seat(number % most)};
        return {number == on_table ? place_kind::trick : draws_cards<Rules> ? place_kind::stock : place_kind::aside};
    }
    static constexpr stock_words stock = [] {
        if constexpr (draws_cards<Rules>)
            return Rules::stock;
        else
            return stock_words();
    }();
    static constexpr short_text piece(options const& chosen, int kind) { return card_with<Rules>(chosen, kind); }

    /// A card is played to the trick, also if that is taken at once.
    template <typename State>
    static constexpr void steps(State const& before, auto done, State const&, auto& steps) {
        Rules::other_steps(before, std::optional(done), steps);
        auto const play = [&](auto card, auto...) { steps.move(card.index(), before.turn.index(), on_table); };
        if (before.phase == decltype(before.phase)::following && done.template is<Rules::to_follow>())
            play(done.template with<Rules::to_follow>());
        else if (before.phase == decltype(before.phase)::leading && done.template is<Rules::to_lead>())
            std::apply(play, done.template with_all<Rules::to_lead>());
    }

    static constexpr void secret_steps(auto const& before, auto const&, auto& steps) {
        Rules::other_steps(before, std::optional<trick_action<Rules>>(), steps);
    }

    /// Hands were empty, and are not any more.
    template <typename State>
    static constexpr bool deals(State const& before, State const& after) {
        bool none = before.trick.empty(), some = false;
        for (seat owner : each_seat(before.chosen.players)) {
            none = none && before.hands.empty(owner);
            some = some || !after.hands.empty(owner);
        }
        return none && some;
    }

    template <typename Action>
    static constexpr std::optional<words_for> words(Action done) {
        if constexpr (requires { Rules::own_verbs.begin(); })
            for (words_for const& each : Rules::own_verbs)
                if (each.verb == done.verb())
                    return each;
        for (words_for const& each : verbs)
            if (each.verb == done.verb())
                return each;
        return std::nullopt;
    }
    static constexpr std::array<words_for, 3> verbs{{{"lead", {"{0} leads {1}", "{0} entame avec {1}"}},
                                                     {"follow", {"{0} follows with {1}", "{0} suit avec {1}"}},
                                                     {"play", {"{0} plays {1}", "{0} joue {1}"}}}};

    static constexpr phrase in_secret = [] {
        if constexpr (requires { Rules::in_secret; })
            return Rules::in_secret;
        else
            return phrase{"{0} chooses in secret", "{0} choisit en secret"};
    }();

    template <typename Thing>
        requires requires(Thing thing) { Rules::in_words(thing); }
    static constexpr std::optional<phrase> in_words(Thing thing) {
        return Rules::in_words(thing);
    }
};

} // namespace ludo
