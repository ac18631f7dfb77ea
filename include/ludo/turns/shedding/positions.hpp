#pragma once

#include <ludo/components/unknown_cards.hpp>
#include <ludo/core/first_wrong.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/shedding/knowledge.hpp>
#include <ludo/turns/shedding/rules.hpp>

namespace ludo {

/// A position from outside, whole or seen by a seat: does it agree with itself, and can play go on from it?
template <shedding_rules Rules>
constexpr char const* shedding<Rules, true>::validate(state const& s) {
    auto const left = unknown_cards<card>([&](auto visit) { each_piece(s, visit); });
    if (!left)
        return "hands, played and stock: every card must be in one place";
    bool empty = false;
    for (seat owner : each_seat(Rules::seats.most)) {
        if (owner.index() >= s.chosen.players && !s.hands.empty(owner))
            return "hands: there are cards where nobody sits";
        empty = empty || (owner.index() < s.chosen.players && s.hands.empty(owner));
        if (!s.hands.open(owner).empty())
            return "hands: no card in a hand may be open";
        if (s.phase == game_phase::over && s.hands.hidden(owner) > 0)
            return "hands: all cards must be known once the game is over";
    }
    if (char const* const wrong = Rules::validate(s.chosen, s.table, s.played))
        return wrong;
    if (char const* const wrong = check_past(s))
        return wrong;
    cards const fits = fitting(s);
    if constexpr (may_reshuffle<Rules>)
        if (char const* const wrong = check_shuffles(s))
            return wrong;
    if (s.phase == game_phase::drawn) {
        if (draws_until_able<Rules>(s.chosen))
            return "phase: with these options a turn goes on after drawing as before";
        if (s.drawn.known() ? !s.hands.of(s.turn).contains(s.drawn) || !fits.contains(s.drawn)
                            : s.hands.hidden(s.turn) == 0 || (*left & fits).empty())
            return "drawn: it must be a card of the hand, and fit";
    } else if (s.drawn.known())
        return "drawn: nobody has just drawn a card";
    if (s.phase != game_phase::over && empty)
        return "hands: the game is over once one is empty";
    bool const can =
        s.phase == game_phase::over || s.stock.size() > 0 || s.hands.hidden(s.turn) > 0 || !(s.hands.of(s.turn) & fits).empty();
    if (!can)
        return "turn: this seat can neither play nor draw";
    bool ends = empty || s.stock.size() == 0;
    if (!empty)
        for (seat owner : each_seat(s.chosen.players))
            ends = ends && (s.hands.of(owner) & fits).empty();
    if (s.phase == game_phase::over && !ends)
        return "phase: the game is not over yet";
    if (!later_agrees(s))
        return "later: only cards drawn to a hand that is fully known, and only where the highest hand begins";
    return imagined(s, true).possible && imagined(s).possible
             ? nullptr
             : "hands, stock and past: no placing of the cards agrees with what all have seen";
}

/// Whoever knows all cards of a hand knows which of them were drawn: among the cards that it has and has had all that were
/// seen to be. Of cards that were played before what is remembered nobody remembers whose they were.
template <shedding_rules Rules>
constexpr bool shedding<Rules, true>::later_agrees(state const& s) {
    if (!highest_begins<Rules>(s.chosen))
        return s.later.empty();
    cards can, must{}, forgotten = s.played;
    bool drawn = false; // is a card played that was just drawn?
    s.past.each(s.chosen, s.table, [&](seat by, event one, auto const&) {
        if (one.what() == shed::played) {
            forgotten.erase(one.card());
            can.insert(one.card(), s.hands.hidden(by) == 0);
            must.insert(one.card(), drawn && s.hands.hidden(by) == 0);
        }
        drawn = one.what() == shed::fits;
    });
    for (seat owner : each_seat(s.chosen.players))
        if (s.hands.hidden(owner) == 0)
            can |= s.hands.of(owner);
    if (!all_seen(s))
        can |= forgotten;
    if (s.drawn.known())
        must.insert(s.drawn);
    return (s.later - can).empty() && (must - s.later).empty();
}

/// Is there a new stock where there should be one, and is the luck known only to whoever knows all cards?
template <shedding_rules Rules>
constexpr char const* shedding<Rules, true>::check_shuffles(state const& s) {
    bool const may = reshuffles<Rules>(s.chosen);
    if (may && s.phase != game_phase::over && s.stock.size() == 0 && !(s.played - cards_on_top<card>(s.table)).empty())
        return "stock: it is used up, so what is under the card on top would have been shuffled";
    if constexpr (may_reshuffle<Rules>)
        if (s.luck != no_luck && (!may || s.hands.hidden() > 0 || s.stock.hidden() > 0))
            return "luck: it can be known only if all cards are known and the pile is shuffled";
    return nullptr;
}

/// What is remembered before the first event: at most which cards were seen and put back.
template <shedding_rules Rules>
constexpr typename shedding<Rules, true>::past shedding<Rules, true>::at_the_deal([[maybe_unused]] past const& told) {
    past none;
    if constexpr (may_reshuffle<Rules> || may_bury<Rules>)
        none.stocked = told.stocked;
    return none;
}
/// What lay on the table before the first event: all that lies there now and was not played since, unless it was shuffled.
template <shedding_rules Rules>
constexpr typename shedding<Rules, true>::cards shedding<Rules, true>::pile_before(state const& s) {
    if constexpr (may_reshuffle<Rules>)
        return s.past.pile;
    else
        return s.played - s.past.cards_played();
}
/// How many cards came back to the stock.
template <shedding_rules Rules>
constexpr int shedding<Rules, true>::all_shuffled([[maybe_unused]] state const& s) {
    int found = 0;
    if constexpr (may_reshuffle<Rules>) {
        cards pile = s.past.pile;
        s.past.each(s.chosen, s.table, [&](seat, event one, auto const& table) {
            if (one.what() == shed::played)
                pile.insert(one.card());
            else if (one.what() == shed::shuffled) {
                cards const top = cards_on_top<card>(table);
                found += (pile - top).size();
                pile = top;
            }
        });
    }
    return found;
}

/// Is this past possible, and does it lead to what lies on the table?
template <shedding_rules Rules>
constexpr char const* shedding<Rules, true>::check_past(state const& s) {
    using enum shed;
    constexpr char const* wrong = "history: what was played, drawn and passed must be possible, and lead to the table as it is";
    if (s.past.empty())
        return s.phase == game_phase::drawn  ? "history: the card that was just drawn is missing"
             : s.past == at_the_deal(s.past) ? nullptr
                                             : wrong;
    cards pile = pile_before(s); // as it was then
    if (!s.past.begins(s.chosen) || Rules::validate(s.chosen, s.past.table(), pile))
        return "history: it must begin with a seat that plays, and with a table on which these cards can lie";
    bool const until_able = draws_until_able<Rules>(s.chosen), unseen = until_able && Rules::draws_freely(s.chosen);
    per_seat<int, Rules::seats.most> held;
    int drawn = 0;
    s.past.each(s.chosen, s.table, [&](seat by, event one, auto const&) {
        bool const draws = one.what() == unfit || one.what() == fits || one.what() == kept || one.what() == shed::drew;
        drawn += draws;
        held[by] += one.what() == played ? 1 : draws ? -1 : 0;
    });
    for (seat each : each_seat(Rules::seats.most))
        held[each] += s.hands.size(each);

    bool good = true, goes_on = false; // is it still the turn of the seat that has drawn?
    int in_stock = s.stock.size() + drawn - all_shuffled(s);
    good = in_stock >= 0;
    auto const table = s.past.each(s.chosen, s.table, [&](seat by, event one, auto const& before) {
        bool const ended = [&] {
            for (seat each : each_seat(s.chosen.players))
                if (held[each] <= 0)
                    return true;
            return false;
        }();
        good = good && !ended && (!goes_on || one.what() == played || one.what() == shuffled);
        if constexpr (may_reshuffle<Rules>) {
            cards const top = cards_on_top<card>(before);
            bool const now = in_stock == 0 && Rules::reshuffles(s.chosen) && !(pile - top).empty();
            good = good && now == (one.what() == shuffled);
            if (one.what() == shuffled) {
                in_stock = (pile - top).size();
                pile = top;
                return;
            }
        }
        if (one.what() == played) {
            int way = 0;
            bool fit = false;
            Rules::each_way(s.chosen, before,
                            [&](cards const& some, auto...) { fit = fit || (way++ == one.way() && some.contains(one.card())); });
            good = good && fit && !pile.contains(one.card());
            pile.insert(one.card());
            --held[by];
        } else if (one.what() == passed)
            good = good && in_stock == 0;
        else {
            good = good && in_stock > 0 && (one.what() == shed::drew) == unseen && (one.what() != kept || !until_able);
            ++held[by];
            --in_stock;
        }
        goes_on = one.what() == fits;
    });
    bool const next = s.phase == game_phase::over || s.past.next(s.chosen) == s.turn;
    bool const same = table == s.table && pile == s.played && (until_able || goes_on == (s.phase == game_phase::drawn));
    return good && next && same ? nullptr : wrong;
}

} // namespace ludo
