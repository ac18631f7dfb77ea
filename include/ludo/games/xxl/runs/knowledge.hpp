#pragma once

#include <algorithm>

#include <ludo/components/unseen_cards.hpp>
#include <ludo/games/xxl/runs.hpp>

namespace ludo {

/// A seat knows its own hand, the open cards of the others, and what lies on the table; once the game is over all hands are
/// shown.
constexpr runs::state runs::view(state const& s, seat viewer) {
    state seen = s;
    if (s.now != phase::over)
        seen.hands = s.hands.seen_by(viewer);
    seen.stock.hide();
    return seen;
}

/// The cards that are in none of the places that are known.
constexpr runs::cards runs::unknown(state const& s) {
    cards left = cards::all() - s.display - s.hands.all();
    for (cards const& each : s.laid.of)
        left -= each;
    for (card each : s.stock)
        if (each.known())
            left.erase(each);
    return left;
}

/// Has nothing been done yet in this turn? Then all lies as it did when the last turn was over.
constexpr bool runs::fresh(state const& s) { return !s.laid_run && !s.exchanged; }

/// Could a seat lay the run with this lowest digit (with the cards that are named, if it has begun one), if its hidden cards
/// are among the unknown ones? Without hidden ones: can it?
constexpr bool runs::could_lay(state const& s, seat by, cards const& unknown, int lowest, colour in) {
    int wanted = 0;
    bool own = false, others = false, possible = true;
    for (int digit = lowest; digit < lowest + run_size; ++digit) {
        cards fit = s.chosen.deck.showing(digit, in);
        if (by == s.turn && !(fit & s.named).empty())
            fit &= s.named;
        bool const held = !(fit & s.hands.of(by)).empty();
        bool const displayed = !(fit & s.display).empty();
        bool const hidden = !(fit & unknown).empty();
        own = own || held;
        others = others || hidden;
        wanted += !held && !displayed;
        possible = possible && (held || displayed || hidden);
    }
    if (!own && wanted == 0) {
        wanted = 1;
        possible = others;
    }
    return possible && wanted <= s.hands.hidden(by);
}
constexpr bool runs::could_lay(state const& s, seat by, cards const& unknown) {
    for (int in = 0; in < colour::count; ++in)
        for (int lowest = 0; lowest + run_size <= xxl::digits; ++lowest)
            if (could_lay(s, by, unknown, lowest, colour(in)))
                return true;
    return false;
}

/// Could the run that is being laid be completed?
constexpr bool runs::could_complete(state const& s, cards const& unknown) {
    int lowest = xxl::digits;
    for (card each : s.named)
        lowest = std::min(lowest, s.chosen.deck.digit(each, s.in));
    return lowest + run_size <= xxl::digits && could_lay(s, s.turn, unknown, lowest, s.in);
}

/// Do the hands, which are all known, agree with what was seen of them? A run that was begun can be completed; a seat that
/// was passed over has none; when a turn begins with an empty stock somebody can form a run: the game is not over; and
/// without a display it is the seat itself, or else it would have been passed over.
constexpr bool runs::agrees(state const& s) {
    if (s.now == phase::laying && !could_complete(s, {}))
        return false;
    bool any = false;
    for (seat each : ludo::seats(s.chosen.players)) {
        bool const can = can_lay(s, each);
        if (s.stuck[each] && can)
            return false;
        any = any || (can && (each == s.turn || can_swap(s)));
    }
    return any || !fresh(s) || s.stock.size() > 0;
}

/// What is not known is dealt to the hands and the stock, until the hands agree with what was seen of them.
constexpr runs::state runs::determinize(state const& view, rng& luck) {
    constexpr int most_tries = 100'000; // from a real game a thousand would be many; a made-up view may have no answer
    for (int tries = 1;; ++tries) {
        state full = view;
        cards left = unknown(view);
        for (seat owner : ludo::seats(view.chosen.players))
            while (full.hands.hidden(owner) > 0) {
                card const one = left.pick(luck);
                left.erase(one);
                full.hands.imagine(owner, one);
            }
        if (view.now == phase::over || agrees(full) || tries == most_tries) {
            full.stock.imagine(left, luck);
            return full;
        }
    }
}

/// The places are the hands, the display, the stock, and what each seat has laid.
template <typename Visit>
constexpr void runs::each_piece(state const& s, Visit visit) {
    constexpr int display = seats.most, stock = display + 1, laid = stock + 1;
    for (seat owner : ludo::seats(seats.most)) {
        for (card each : s.hands.of(owner))
            visit(owner.index(), each.index());
        for (int i = 0; i < s.hands.hidden(owner); ++i)
            visit(owner.index(), -1);
        for (card each : s.laid[owner])
            visit(laid + owner.index(), each.index());
    }
    for (card each : s.display)
        visit(display, each.index());
    for (card each : s.stock)
        visit(stock, each.known() ? each.index() : -1);
}

/// A position from outside, whole or seen by a seat: does it agree with itself, and can play go on from it?
constexpr char const* runs::check(state const& s) {
    if (char const* const wrong = check(s.chosen))
        return wrong;
    int const players = s.chosen.players;
    bool const ended = s.now == phase::over;
    if (s.turn == nobody ? !ended : ended || s.turn.index() >= players)
        return "turn takes a seat that plays, and nobody once the game is over";

    if (!unknown_cards<runs>(s))
        return "hands, display, laid and stock: every card is in one place";
    if (!(s.displayed == xxl::shown(s.chosen.deck, s.display)))
        return "display: it shows what its cards show";
    bool const dry = s.stock.size() == 0;
    for (seat owner : ludo::seats(seats.most)) {
        int const held = s.hands.size(owner);
        if (owner.index() >= players && (held > 0 || !s.laid[owner].empty() || s.stuck[owner]))
            return "hands, laid and stuck: nobody sits there";
        if (owner.index() < players && (dry ? held > hand_size : held != hand_size))
            return "hands: they have four cards while the stock lasts, and not more after that";
        if (s.laid[owner].size() % run_size != 0)
            return "laid: runs have three cards";
        if (ended && s.hands.hidden(owner) > 0)
            return "hands: they are shown once the game is over";
    }
    if (!dry && s.display.size() < display_size)
        return "display: it has two cards at least while the stock lasts";

    // what is going on in this turn, and what was counted
    if (s.laid_run && (ended || s.laid[s.turn].empty()))
        return "laid_run: there is no run";
    if (s.exchanged && ended)
        return "exchanged: the game is over";
    if (fresh(s) ? s.stock_was_empty != dry : s.stock_was_empty && !dry)
        return "stock_was_empty: what was empty stays so";
    if (s.passes >= players)
        return "passes: fewer than there are players";
    if (s.without_run >= players + ended || (s.without_run > 0 && !s.stock_was_empty))
        return "without_run: fewer than there are players, and only once the stock is empty";

    return ended ? check_end(s) : check_turn(s);
}

constexpr char const* runs::check_end(state const& s) {
    if (!s.named.empty() || s.in != colour())
        return "named and colour: nothing is named once the game is over";
    return s.stock.size() == 0 && is_over(s) ? nullptr : "phase: the game is not over yet";
}

constexpr char const* runs::check_turn(state const& s) {
    cards const left = unknown(s);
    cards const& hand = s.hands.of(s.turn);
    cards const in_sight = s.display | s.hands.open(s.turn);
    int const named = s.named.size();
    auto const digit = [&](card one) { return s.chosen.deck.digit(one, s.in); };
    if (s.now != phase::laying && s.in != colour())
        return "colour: no run is being laid";
    switch (s.now) {
    case phase::laying:
        if (s.laid_run || named < 1 || named >= run_size || !(s.named - in_sight).empty())
            return "named: one or two cards of the display, or open ones of the hand, for a run that was not laid yet";
        for (card each : s.named)
            if (!s.chosen.deck.shows(each, s.in))
                return "named: the cards show the colour";
        if (int const step = named < 2 ? 1 : digit(s.named.nth(1)) - digit(s.named.nth(0)); step != 1 && step != -1)
            return "named: the cards show numbers in a row";
        if (!could_complete(s, left))
            return "named: the run cannot be completed";
        break;
    case phase::swapping:
        if (s.exchanged || named != 1 || !(s.named - (in_sight & hand)).empty() || !can_swap(s))
            return "named: an open card of the hand, which is swapped for one of the display";
        break;
    default:
        if (named > 0)
            return "named: no card was named";
    }

    // the game goes on, and who has the turn was not passed over
    bool any = !fresh(s) || s.stock.size() > 0;
    for (seat each : ludo::seats(s.chosen.players)) {
        any = any || could_lay(s, each, left);
        if (s.stuck[each] && (each == s.turn || s.hands.empty(each) || can_swap(s) || can_add(s) || can_lay(s, each)))
            return "stuck: seats with cards that can do nothing";
    }
    if (!any)
        return "phase: the game is over once nobody can form a run";
    if (fresh(s) && (s.hands.empty(s.turn) || (!can_swap(s) && !can_add(s) && !could_lay(s, s.turn, left))))
        return "turn: this seat can do nothing";
    return nullptr;
}

} // namespace ludo
