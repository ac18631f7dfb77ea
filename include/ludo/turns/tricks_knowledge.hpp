#pragma once

#include <ludo/components/unknown_cards.hpp>
#include <ludo/components/unseen_cards.hpp>
#include <ludo/turns/tricks.hpp>

namespace ludo {

/// A seat knows its own hand, and all cards that were played.
template <typename Rules>
constexpr typename tricks<Rules>::state tricks<Rules>::view(state const& s, seat viewer) {
    state seen = s;
    seen.hands = s.hands.seen_by(viewer);
    seen.aside.hide();
    Rules::hide(seen, viewer);
    return seen;
}

/// Of the hands that are closed to whoever has this view: who did not follow has no card of the colours that were asked. And
/// if the highest hand began: no card comes to a hand, so each seat was dealt what it has played and what it has left.
template <typename Rules>
struct tricks<Rules>::imagined {
    constexpr explicit imagined(state const& from) : view(from) {
        cards left = cards::all() - view.trick.all() - view.hands.all() - view.aside.known();
        for (seat each : ludo::seats(view.chosen.players)) {
            left -= view.won[each];
            closed[each] = known.come(each, cards::all() - Rules::showing(view, view.without[each]), view.hands.hidden(each));
            Rules::favour(view, each, closed[each], known);
            seen[each] = view.played[each];
            for (card one : view.hands.of(each))
                seen[each] += Rules::worth(one);
        }
        possible = known.lay(left, wrong());
    }

    /// A world that it could be; undefined if there is none.
    constexpr state draw(rng& luck) {
        state full = view;
        full.aside.imagine(known.draw(luck, wrong(), [&](seat owner, auto, card one) { full.hands.imagine(owner, one); }));
        Rules::imagine(full, luck);
        return full;
    }

    state view;
    bool possible;

private:
    /// How far is who began from having been dealt the highest hand?
    constexpr auto wrong() const {
        return [this](auto card_of) {
            if (view.began == nobody)
                return 0;
            return Rules::far_from_highest(view.chosen, view.began, [&](seat each) {
                int dealt = seen[each];
                for (auto slot : closed[each])
                    dealt += Rules::worth(card_of(slot));
                return dealt;
            });
        };
    }

    unseen_cards<card> known;
    per_seat<typename unseen_cards<card>::slot_set, Rules::seats.most> closed;
    per_seat<int, Rules::seats.most> seen; // what the cards of a seat that are known were worth
};

template <typename Rules>
constexpr typename tricks<Rules>::state tricks<Rules>::determinize(state const& view, rng& luck) {
    imagined worlds(view);
    return worlds.possible ? worlds.draw(luck) : view; // if not it is not a view of anything, and `check` refuses it
}

/// The places are the hands, the cards that each seat has won, the trick on the table, and what was laid aside.
template <typename Rules>
template <typename Visit>
constexpr void tricks<Rules>::each_piece(state const& s, Visit visit) {
    constexpr int most = Rules::seats.most, on_table = 2 * most;
    auto const all = [&](int place, cards const& known, int hidden) {
        for (card each : known)
            visit(place, each.index());
        for (int i = 0; i < hidden; ++i)
            visit(place, -1);
    };
    for (seat owner : ludo::seats(most)) {
        all(owner.index(), s.hands.of(owner), s.hands.hidden(owner));
        all(most + owner.index(), s.won[owner], 0);
    }
    all(on_table, s.trick.all(), 0);
    all(on_table + 1, s.aside.known(), s.aside.hidden());
}

/// A position from outside, whole or seen by a seat: does it agree with itself, and can play go on from it?
template <typename Rules>
constexpr char const*(tricks<Rules>::check)(state const& s) {
    if (char const* const wrong = (check)(s.chosen))
        return wrong;
    int const players = s.chosen.players;
    if (s.turn == nobody ? s.now != phase::over : s.now == phase::over || s.turn.index() >= players)
        return "turn takes a seat that plays, and nobody once the game is over";
    if (!unknown_cards<tricks>(s))
        return "hands, won, trick and aside: every card is in one place";
    if (s.aside.size() != card::count - players * Rules::hand_size(players))
        return "aside: what was not dealt";
    for (seat each : ludo::seats(Rules::seats.most)) {
        if (each.index() >= players &&
            (!s.hands.empty(each) || !s.won[each].empty() || s.trick.has(each) || !s.without[each].empty() || s.played[each] > 0))
            return "hands, won, trick, without and played: nobody sits there";
        if (!s.hands.open(each).empty())
            return "hands: no card of a hand is open";
    }
    if (char const* const wrong = check_beginning(s))
        return wrong;
    if ((s.now == phase::leading || s.now == phase::following) && s.hands.empty(s.turn))
        return "turn: this seat has no card to play";
    if (char const* const wrong = Rules::check_own(s))
        return wrong;
    if (char const* const wrong = check_trick(s))
        return wrong;
    for (seat each : ludo::seats(players)) {
        cards mine = s.hands.of(each);
        if (s.trick.has(each))
            mine.insert(s.trick.of(each));
        if (!(mine & Rules::showing(s, s.without[each])).empty())
            return "without: colours that the seat does not have";
    }
    return imagined(s).possible ? nullptr : "without and began: there are cards for all hands, and who began had the highest";
}

/// A position can begin anywhere: then nobody is said to have begun. It is said where the cards played since then account for
/// those of all tricks; so only that makes use of who began.
template <typename Rules>
constexpr char const* tricks<Rules>::check_beginning(state const& s) {
    if (s.began != nobody && (!Rules::highest_begins(s.chosen) || s.began.index() >= s.chosen.players))
        return "began: a seat, if the highest hand began, or nobody";
    int played = 0, on_table = 0;
    for (seat each : ludo::seats(s.chosen.players)) {
        played += s.played[each];
        for (card one : s.won[each])
            on_table += Rules::worth(one);
        int const cards_played = Rules::hand_size(s.chosen.players) - s.hands.size(each);
        if (s.began != nobody && s.played[each] > cards_played * Rules::highest_worth)
            return "played: no more than so many cards are worth";
    }
    for (card one : s.trick.all())
        on_table += Rules::worth(one);
    return played == (s.began == nobody ? 0 : on_table) ? nullptr : "played: what the cards of the tricks are worth, if one began";
}

/// The seats before the one whose turn it is have played; what is asked comes of their cards, and who did not follow is
/// known not to have it.
template <typename Rules>
constexpr char const* tricks<Rules>::check_trick(state const& s) {
    if ((s.now == phase::following) == s.trick.empty() || s.trick.empty() != s.asked.empty())
        return "trick: cards, and colours that are asked, while the others follow";
    if (s.trick.empty())
        return nullptr;
    int const players = s.chosen.players;
    if (!s.trick.has(s.trick.leader()) || s.turn == s.trick.leader())
        return "trick: somebody led, and it is the turn of another";
    for (seat each = s.turn; each != s.trick.leader(); each = each.next(players))
        if (s.trick.has(each))
            return "trick: the seats play in turn";
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
    return possible ? nullptr : "asked: the colours of the card that was led, or the one that was fixed";
}

/// Of a game in which everybody plays the same number of cards: what is wrong with a position, or nullptr.
template <typename State>
constexpr char const* check_even_play(State const& s, int hand_size) {
    int const players = s.chosen.players;
    int const most = s.turn == nobody ? 0 : s.hands.size(s.turn);
    int won = 0;
    for (seat each : seats(players)) {
        won += s.won[each].size();
        if (s.hands.size(each) + s.trick.has(each) != most)
            return "hands: everybody plays as many cards";
        if (s.won[each].size() % players != 0)
            return "won: a trick has a card of each seat";
    }
    int const played = s.trick.empty() ? 0 : (s.turn.index() - s.trick.leader().index() + players) % players;
    if (s.trick.all().size() != played)
        return "trick: everybody before the one whose turn it is has played";
    return won == players * (hand_size - most) ? nullptr : "won: what is no longer in the hands";
}

} // namespace ludo
