#pragma once

#include <ludo/components/unknown_cards.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/highest_hand.hpp>
#include <ludo/turns/tricks/contract.hpp>
#include <ludo/turns/tricks/knowledge.hpp>
#include <ludo/turns/tricks/state.hpp>

namespace ludo {

/// A position from outside, whole or seen by a seat: does it agree with itself, and can play go on from it?
template <trick_rules Rules>
struct trick_positions {
    using state = trick_state<Rules>;
    using game_phase = typename Rules::game_phase;
    using card = typename Rules::card;
    using cards = typename Rules::cards;
    using colour_set = typename Rules::colour_set;
    using knowledge = trick_knowledge<Rules>;

    static constexpr char const* validate(state const& s) {
        if (char const* const wrong = check_cards(s))
            return wrong;
        if constexpr (highest_hand_may_begin<Rules>)
            if (char const* const wrong = check_beginning(s))
                return wrong;
        if ((s.phase == game_phase::leading || s.phase == game_phase::following) && s.hands.empty(s.turn))
            return "turn: this seat has no card to play";
        if (char const* const wrong = Rules::check_own(s))
            return wrong;
        if (char const* const wrong = check_trick(s))
            return wrong;
        for (seat owner : each_seat(s.chosen.players)) {
            cards held = s.hands.of(owner);
            if (s.trick.has(owner))
                held.insert(s.trick.of(owner));
            if (!(held - Rules::may_hold(s, owner)).empty())
                return "without: the seat has a card of one of these colours";
        }
        typename knowledge::imagined worlds(s);
        rng any;
        bool const possible = worlds.possible && knowledge::began_rightly(worlds.draw(any));
        return possible ? nullptr : "without and began: no placing of the cards agrees with them";
    }

private:
    static constexpr char const* check_cards(state const& s) {
        int const players = s.chosen.players;
        if (!unknown_cards<card>([&](auto visit) { knowledge::each_piece(s, visit); }))
            return "hands, won, trick and aside: every card must be in one place";
        if (!draws_cards<Rules> && s.aside.size() != card::count - players * hand_size_of<Rules>(s.chosen))
            return "aside: it must hold the cards that were not dealt";
        for (seat owner : each_seat(Rules::seats.most)) {
            bool const empty = s.hands.empty(owner) && s.won[owner].empty() && !s.trick.has(owner) &&
                               s.remembered.without[owner].empty() && s.remembered.points_played[owner] == 0;
            if (owner.index() >= players && !empty)
                return "hands, won, trick, without and played: they must be empty where nobody sits";
            if (!(s.hands.open(owner) == (s.hands.of(owner) & Rules::open_cards(s))))
                return "hands: those cards are open that all have been shown, and no others";
        }
        return nullptr;
    }

    /// `began` may be nobody, since a game can begin with any position. It names a seat only if the cards played since then account
    /// for all tricks, because who began tells something only then.
    static constexpr char const* check_beginning(state const& s) {
        seat const began = s.remembered.began;
        if (began != nobody && (!Rules::highest_begins(s.chosen) || began.index() >= s.chosen.players))
            return "began: it takes nobody, or, where the highest hand begins, a seat that plays";
        int played = 0, on_table = 0;
        for (seat owner : each_seat(s.chosen.players)) {
            int const points = s.remembered.points_played[owner];
            if (began != nobody && points > (hand_size_of<Rules>(s.chosen) - s.hands.size(owner)) * Rules::highest_worth)
                return "points_played: the cards of this seat cannot be worth so much";
            played += points;
        }
        for (card seen : s.taken() | s.trick.all())
            on_table += Rules::worth(seen);
        return played == (began == nobody ? 0 : on_table)
                 ? nullptr
                 : "points_played: what the cards of the tricks are worth, or 0 if began is nobody";
    }

    /// The seats before the one whose turn it is have played; what is asked for follows from their cards, and a seat that did not
    /// follow is known not to have it.
    static constexpr char const* check_trick(state const& s) {
        if ((s.phase == game_phase::following) == s.trick.empty() || s.trick.empty() != s.asked.empty())
            return "trick and asked: there must be cards and colours while seats follow, and none otherwise";
        if (s.trick.empty())
            return nullptr;
        int const players = s.chosen.players;
        if (!s.trick.has(s.trick.leader()) || s.turn == s.trick.leader())
            return "trick: somebody must have led, and it must be another seat's turn";
        for (seat next = s.turn; next != s.trick.leader(); next = next.next(players))
            if (s.trick.has(next))
                return "trick: the seats must play in turn";
        card const led = s.trick.of(s.trick.leader());
        bool possible = false;
        Rules::each_lead(s, [&](cards const& fit, auto... how) {
            colour_set asked = Rules::asked(s, led, how...);
            bool agrees = fit.contains(led);
            s.trick.each(players, [&](seat by, card played) {
                colour_set const both = Rules::colours(s, played) & asked;
                agrees = agrees && (!both.empty() || (asked - s.remembered.without[by]).empty());
                asked = both.empty() ? asked : both;
            });
            possible = possible || (agrees && asked == s.asked);
        });
        return possible ? nullptr : "asked: these are not the colours that the cards of the trick ask for";
    }
};

} // namespace ludo
