#pragma once

#include <algorithm>

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

/// Does the game go on only because somebody can form a run? Where it ends at once, it does once the stock is empty.
constexpr bool runs::goes_on(state const& s) { return s.chosen.end == ending::at_once && s.stock.size() == 0; }

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
        lowest = (std::min)(lowest, s.chosen.deck.digit(each, s.in));
    return lowest + run_size <= xxl::digits && could_lay(s, s.turn, unknown, lowest, s.in);
}

/// Who lays a run could do so when the turn began, and nothing that came before matters any more; unless that is a card
/// just taken and two of the display, not the one put down: then these follow the swap until the turn is over.
constexpr void runs::remember(state& s, cards const& from_display) {
    auto const before = s.swapped;
    s.swapped = {};
    s.ready = s.ready - only(s.turn);
    if (!s.exchanged)
        return;
    card const given = before[before.size() - 2], taken = before[before.size() - 1];
    if (from_display.contains(given) || !(s.named - from_display == cards{taken}))
        return;
    s.swapped.add(given);
    s.swapped.add(taken);
    for (card each : from_display)
        s.swapped.add(each);
}

/// Takes the last of the swaps back that are known, and the run that followed it: so it lay when that turn began.
constexpr void runs::swap_back(state& s) {
    s.named = {};
    if (s.laid_run)
        for (card const two[] = {s.swapped.take_last(), s.swapped.take_last()}; card each : two) {
            s.laid[s.turn].erase(each);
            display(s, each);
        }
    card const taken = s.swapped.take_last(), given = s.swapped.take_last();
    seat holder = s.turn;
    if (s.laid_run)
        s.laid[holder].erase(taken);
    for (seat each : ludo::seats(s.chosen.players))
        if (s.hands.of(each).contains(taken)) {
            holder = each;
            s.hands.remove(each, taken);
        }
    leave_display(s, given);
    display(s, taken);
    s.hands.add_open(holder, given);
    s.laid_run = false;
}

/// What is not known is dealt to the hands and the stock, so that it agrees with what was seen of the hands (see `told`).
constexpr runs::state runs::determinize(state const& view, rng& luck) {
    told known(view);
    auto added = known.find(luck);
    if (rng any; !added)
        added = known.find(any); // as `check` has found some
    if (!added)
        return view; // it is not a view of anything, and `check` refuses it
    state full = view;
    cards left = unknown(view);
    for (seat owner : ludo::seats(view.chosen.players))
        for (card each : (*added)[owner]) {
            left.erase(each);
            full.hands.imagine(owner, each);
        }
    full.stock.imagine(left, luck);
    return full;
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

} // namespace ludo
