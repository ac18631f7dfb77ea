#pragma once

#include <ludo/components/unknown_cards.hpp>
#include <ludo/core/first_wrong.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/tricks/knowledge.hpp>
#include <ludo/turns/tricks/rules.hpp>

namespace ludo {

/// A position from outside, whole or seen by a seat: does it agree with itself, and can play go on from it?
template <trick_rules Rules>
constexpr char const* tricks<Rules, true>::validate(state const& s) {
    int const players = s.chosen.players;
    if (!unknown_cards<card>([&](auto visit) { each_piece(s, visit); }))
        return "hands, won, trick and aside: every card must be in one place";
    if (!draws_cards<Rules> && s.aside.size() != card::count - players * hand_size_of<Rules>(s.chosen))
        return "aside: it must hold the cards that were not dealt";
    for (seat each : each_seat(Rules::seats.most)) {
        if (each.index() >= players &&
            (!s.hands.empty(each) || !s.won[each].empty() || s.trick.has(each) || !s.without[each].empty() || s.played[each] > 0))
            return "hands, won, trick, without and played: they must be empty where nobody sits";
        if (!(s.hands.open(each) == (s.hands.of(each) & shown(s))))
            return "hands: those cards are open that all have been shown, and no others";
    }
    if constexpr (highest_hand_may_begin<Rules>)
        if (char const* const wrong = check_beginning(s))
            return wrong;
    if ((s.phase == game_phase::leading || s.phase == game_phase::following) && s.hands.empty(s.turn))
        return "turn: this seat has no card to play";
    if (char const* const wrong = Rules::check_own(s))
        return wrong;
    if (char const* const wrong = check_trick(s))
        return wrong;
    for (seat each : each_seat(players)) {
        cards mine = s.hands.of(each);
        if (s.trick.has(each))
            mine.insert(s.trick.of(each));
        if (!(mine - Rules::may_hold(s, each)).empty())
            return "without: the seat has a card of one of these colours";
    }
    return imagined(s).possible ? nullptr : "without and began: no placing of the cards agrees with them";
}

/// `began` may be nobody, since a game can begin with any position. It names a seat only if the cards played since then account
/// for all tricks, because who began tells something only then.
template <trick_rules Rules>
constexpr char const* tricks<Rules, true>::check_beginning(state const& s) {
    if (s.began != nobody && (!Rules::highest_begins(s.chosen) || s.began.index() >= s.chosen.players))
        return "began: it takes nobody, or, where the highest hand begins, a seat that plays";
    int played = 0, on_table = 0;
    for (seat each : each_seat(s.chosen.players)) {
        played += s.played[each];
        for (card one : s.won[each])
            on_table += Rules::worth(one);
        int const cards_played = hand_size_of<Rules>(s.chosen) - s.hands.size(each);
        if (s.began != nobody && s.played[each] > cards_played * Rules::highest_worth)
            return "points_played: the cards of this seat cannot be worth so much";
    }
    for (card one : s.trick.all())
        on_table += Rules::worth(one);
    return played == (s.began == nobody ? 0 : on_table)
             ? nullptr
             : "points_played: what the cards of the tricks are worth, or 0 if began is nobody";
}

/// The seats before the one whose turn it is have played; what is asked for follows from their cards, and a seat that did not
/// follow is known not to have it.
template <trick_rules Rules>
constexpr char const* tricks<Rules, true>::check_trick(state const& s) {
    if ((s.phase == game_phase::following) == s.trick.empty() || s.trick.empty() != s.asked.empty())
        return "trick and asked: there must be cards and colours while seats follow, and none otherwise";
    if (s.trick.empty())
        return nullptr;
    int const players = s.chosen.players;
    if (!s.trick.has(s.trick.leader()) || s.turn == s.trick.leader())
        return "trick: somebody must have led, and it must be another seat's turn";
    for (seat each = s.turn; each != s.trick.leader(); each = each.next(players))
        if (s.trick.has(each))
            return "trick: the seats must play in turn";
    card const led = s.trick.of(s.trick.leader());
    bool possible = false;
    Rules::each_lead(s, [&](cards const& fit, auto... how) {
        colour_set asked = Rules::asked(s, led, how...);
        bool agrees = fit.contains(led);
        s.trick.each(players, [&](seat by, card one) {
            colour_set const both = Rules::colours(s, one) & asked;
            agrees = agrees && (!both.empty() || (asked - s.without[by]).empty());
            asked = both.empty() ? asked : both;
        });
        possible = possible || (agrees && asked == s.asked);
    });
    return possible ? nullptr : "asked: these are not the colours that the cards of the trick ask for";
}

} // namespace ludo
