#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/tricks/contract.hpp>
#include <ludo/turns/tricks/even_play.hpp>
#include <ludo/turns/tricks/memory.hpp>
#include <ludo/turns/tricks/sentences.hpp>
#include <ludo/turns/tricks/state.hpp>

namespace ludo {

/// A trick game with this pack, as far as nothing else is said: all cards are dealt, any card is led, the others follow its
/// colour if they can, the highest card of that colour takes the trick, and the most cards win. `Rules` derive from it, tell their
/// name, seats and options, and replace what is different: see `trick_rules`.
template <typename Pack>
struct trick_defaults : Pack {
    using typename Pack::card;
    using typename Pack::cards;
    using typename Pack::colour;
    using typename Pack::colour_set;
    static constexpr best wins = best::highest;

    /// What has to be done: play a card, the first of a trick or a later one.
    enum class game_phase : std::uint8_t { over, leading, following };
    friend constexpr std::array<std::string_view, 3> names(game_phase) { return {"over", "leading", "following"}; }

    static constexpr fixed_text to_lead = "play";
    static constexpr fixed_text to_follow = "play";
    template <typename Action>
    struct choices : choice<Action, step<verb<"play", card>>> {
        static constexpr Action play(card one) { return choices::template make<"play">(one); }
    };

    struct own {
        friend constexpr bool operator==(own, own) = default;
    };
    template <typename Rules>
    using memory = trick_memory<Rules>;

    // ---- All cards are dealt

    static constexpr int hand_size(int players) { return card::count / players; }
    static constexpr void begin(auto&, rng&) {}

    // ---- Any card is led, and asks for its colour

    static constexpr void each_lead(auto const&, auto visit) { visit(cards::all()); }
    static constexpr cards const& fit_to_lead(auto const&, cards const& mine) { return mine; }
    static constexpr colour_set asked(auto const& s, card led) { return rules_of_state<decltype(s)>::colours(s, led); }

    // ---- Who can follow must

    static constexpr cards fit_to_follow(auto const& s, cards const& mine) {
        return some_or(rules_of_state<decltype(s)>::showing(s, s.asked) & mine, mine);
    }
    static constexpr cards some_or(cards const& some, cards const& otherwise) { return some.empty() ? otherwise : some; }

    // ---- The highest card of the colour that was asked for takes the trick, or the highest trump

    static constexpr colour_set trumps(auto const&) { return {}; }
    static constexpr colour deciding(auto const& s) {
        using rules = rules_of_state<decltype(s)>;
        colour_set const trump = rules::trumps(s);
        return (s.trick.all() & rules::showing(s, trump)).empty() ? s.asked.first() : trump.first();
    }

    // ---- The game ends when all cards are played; the cards that a seat has won count

    static constexpr bool after_trick(auto const& s) { return !s.hands.empty(s.turn); }
    static constexpr seat_numbers scores(auto const& s) {
        seat_numbers sums(s.chosen.players);
        for (seat each : each_seat(s.chosen.players))
            for (card one : s.won[each])
                sums[each] += rules_of_state<decltype(s)>::worth(one);
        return sums;
    }

    // ---- Nothing else is done, and nothing else forbids anything

    static constexpr void insert_others(auto const&, auto&) {}
    static constexpr other_action play_other(auto&, auto) { return other_action::beside_the_trick; }
    static constexpr std::array<rule const*, 0> own_rules{};
    static constexpr rule const* refusal(auto const&, auto) { return nullptr; }
    static constexpr rule const* refusal_to_lead(auto const&, auto...) { return nullptr; }
    static constexpr rule const* refusal_to_follow(auto const& s, card one) {
        return !follows(s, one) && can_follow(s) ? &trick_sentences::follow_colour : nullptr;
    }
    static constexpr bool follows(auto const& s, card one) {
        return !(rules_of_state<decltype(s)>::colours(s, one) & s.asked).empty();
    }
    static constexpr bool can_follow(auto const& s) {
        return has_one(s, [&](card one) { return follows(s, one); });
    }
    /// Card by card: does the hand of the seat whose turn it is have one like that?
    static constexpr bool has_one(auto const& s, auto like_that) {
        for (card each : s.hands.of(s.turn))
            if (like_that(each))
                return true;
        return false;
    }

    // ---- Nothing else is known or hidden: who did not follow has no card of the colours asked for

    static constexpr cards may_hold(auto const& s, seat owner) {
        return cards::all() - rules_of_state<decltype(s)>::showing(s, s.remembered.without[owner]);
    }
    static constexpr void note(auto&, card) {}
    static constexpr void favour(auto const&, seat, auto const&, auto&) {}
    static constexpr cards open_cards(auto const&) { return {}; }
    static constexpr bool secret(auto const&, auto) { return false; }
    static constexpr void hide(auto&, seat) {}
    static constexpr void imagine(auto&, rng&) {}
    static constexpr void forget(auto&, seat) {}
    static constexpr void other_steps(auto const&, auto, auto&) {}
    static constexpr char const* check_own(auto const& s) {
        return check_even_play(s, hand_size_of<rules_of_state<decltype(s)>>(s.chosen));
    }
};

} // namespace ludo
