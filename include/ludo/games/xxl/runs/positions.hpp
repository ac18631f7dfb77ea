#pragma once

#include <ludo/core/first_wrong.hpp>
#include <ludo/core/seats.hpp>

#include <ludo/games/xxl/runs/actions.hpp>
#include <ludo/games/xxl/runs/imagined.hpp>

namespace ludo::xxl::runs_game {

/// What is remembered is about seats that play and cards that everybody sees, and of totals dealt only those of known hands.
constexpr char const* check_memory(state const& s) {
    auto const& [stuck, ready, past, highest] = s.remembered;
    cards in_sight = s.display;
    for (seat each : each_seat(seats.most)) {
        in_sight |= s.laid[each] | s.hands.open(each);
        if (highest.dealt[each] > 0 && s.hands.hidden(each) > 0)
            return "highest_hand: what was dealt to a hand is known only where the whole hand is";
    }
    for (move each : past)
        if (s.stock.size() > 0 || !in_sight.contains(each.what()) ||
            (each.place() != move::display && each.place() >= s.chosen.players))
            return "past: only cards in sight, that moved once the stock was empty";
    bool const highest_begins = box::highest_begins(s.chosen) && highest.began.index() < s.chosen.players;
    return highest == highest_hand() || highest_begins ? nullptr
                                                       : "highest_hand: only a seat that plays, and only if that was agreed on";
}

/// The hidden cards of a hand can be any of those that are left.
constexpr char const* check_playing(state const& s, cards const& left) {
    auto const could_be = [&](seat owner) { return s.hands.hidden(owner) > 0 ? left : cards(); };
    cards const& hand = s.hands.of(s.turn);
    cards const in_sight = s.display | s.hands.open(s.turn);
    int const named = s.named.size();
    auto const digit = [&](card one) { return s.chosen.deck.digit(one, s.colour); };
    if (s.phase != game_phase::laying && s.colour != colour())
        return "colour: no run is being laid";
    switch (s.phase) {
    case game_phase::laying:
        if (s.laid_run || named < 1 || named >= run_size || !(s.named - in_sight).empty())
            return "named: it takes one or two cards of the display, or open cards of the hand, and no run laid yet";
        for (card each : s.named)
            if (!s.chosen.deck.shows(each, s.colour))
                return "named: the cards must show the colour";
        if (int const step = named < 2 ? 1 : digit(s.named.nth(1)) - digit(s.named.nth(0)); step != 1 && step != -1)
            return "named: the cards must show consecutive numbers";
        if (missing(s, xxl::digit_set(s.chosen.deck, hand | could_be(s.turn))) > 0)
            return "named: the run cannot be completed";
        break;
    case game_phase::swapping:
        if (s.exchanged || named != 1 || !(s.named - (in_sight & hand)).empty() || !can_swap(s))
            return "named: it takes an open card of the hand, to be swapped for one of the display";
        break;
    case game_phase::choosing:
    case game_phase::over:
    default:
        if (named > 0)
            return "named: no run or swap has been begun";
    }

    // the game goes on, and the seat whose turn it is was not passed over
    bool any = s.stock.size() > 0 || (!fresh(s) && !goes_on(s));
    bool const bare = !can_swap(s) && !can_add(s);
    for (seat each : each_seat(s.chosen.players)) {
        bool const can = can_lay(s, each, could_be(each));
        any = any || can;
        if (s.remembered.stuck.contains(each) && (!bare || each == s.turn || s.hands.empty(each) || can_lay(s, each)))
            return "stuck: only seats that have cards and can do nothing";
        if (s.remembered.ready.contains(each) && (!bare || !can || s.remembered.stuck.contains(each)))
            return "ready: only seats that can lay a run without a display";
    }
    if (!any)
        return "phase: the game is over once nobody can form a run";
    if (fresh(s) && (s.hands.empty(s.turn) || (bare && !can_lay(s, s.turn, could_be(s.turn)))))
        return "turn: this seat can do nothing";
    return check_memory(s);
}

/// A position from outside, whole or seen by a seat, with all members in their range (see core/wrong_with.hpp): does it agree with
/// itself, and can play go on from it?
constexpr char const* validate(state const& s) {
    int const players = s.chosen.players;
    bool const ended = s.phase == game_phase::over;
    auto const left = unknown(s);
    if (!left)
        return "hands, display, laid and stock: every card must be in one place";
    if (!(s.displayed == xxl::digit_set(s.chosen.deck, s.display)))
        return "display: it shows what its cards show";
    bool const dry = s.stock.size() == 0;
    for (seat owner : each_seat(seats.most)) {
        int const held = s.hands.size(owner);
        if (owner.index() >= players && held > 0)
            return "hands: they must be empty where nobody sits";
        if (owner.index() < players && (dry ? held > hand_size : held != hand_size))
            return "hands: each has four cards while the stock lasts, and no more after that";
        if (s.laid[owner].size() % run_size != 0)
            return "laid: runs have three cards";
        if (ended && s.hands.hidden(owner) > 0)
            return "hands: all cards must be known once the game is over";
    }
    if (!dry && s.display.size() < display_size)
        return "display: it must have at least two cards while the stock lasts";

    // what has been done in this turn, and what was counted
    if (s.laid_run && (ended || s.laid[s.turn].empty()))
        return "laid_run: there is no run";
    if (s.exchanged && ended)
        return "exchanged: the game is over";
    if (fresh(s) ? s.stock_was_empty != dry : s.stock_was_empty && !dry)
        return "stock_was_empty: this does not agree with the stock";
    if (s.passes >= players)
        return "passes: there must be fewer than there are players";
    if (s.without_run >= players + ended || (s.without_run > 0 && !s.stock_was_empty))
        return "without_run: there must be fewer than there are players, and none before the stock is empty";

    if (!ended) {
        char const* const wrong = check_playing(s, *left);
        return wrong || imagined(s).possible ? wrong : "hands: no cards agree with what is known of them";
    }
    if (!s.named.empty() || s.colour != colour() || s.remembered.past.size() > 0 || !(s.remembered.highest_hand == highest_hand()))
        return "named, colour, past and highest_hand: nothing must be left of them once the game is over";
    return dry && is_over(s) ? nullptr : "phase: the game is not over yet";
}

} // namespace ludo::xxl::runs_game
