#pragma once

#include <cstddef>

#include <ludo/components/unknown_cards.hpp>
#include <ludo/games/xxl/runs.hpp>
#include <ludo/games/xxl/runs/knowledge.hpp>

namespace ludo {

/// A position from outside, whole or seen by a seat: does it agree with itself, and can play go on from it?
constexpr char const*(runs::check)(state const& s) {
    if (char const* const wrong = (check)(s.chosen))
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
        if (owner.index() >= players && (held > 0 || !s.laid[owner].empty() || !((s.stuck | s.ready) & only(owner)).empty()))
            return "hands, laid, stuck and ready: nobody sits there";
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
    if (!s.named.empty() || s.in != colour() || s.swapped.size() > 0)
        return "named, colour and swapped: nothing of this matters once the game is over";
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
    case phase::choosing:
    case phase::over:
    default:
        if (named > 0)
            return "named: no card was named";
    }

    // the game goes on, and who has the turn was not passed over
    bool any = s.stock.size() > 0 || (!fresh(s) && !goes_on(s));
    bool const bare = !can_swap(s) && !can_add(s);
    for (seat each : ludo::seats(s.chosen.players)) {
        bool const can = could_lay(s, each, left);
        any = any || can;
        if (!(s.stuck & only(each)).empty() && (!bare || each == s.turn || s.hands.empty(each) || can_lay(s, each)))
            return "stuck: seats with cards that can do nothing";
        if (!(s.ready & only(each)).empty() && (!bare || !can || !(s.stuck & only(each)).empty()))
            return "ready: seats that can lay a run without a display";
    }
    if (!any)
        return "phase: the game is over once nobody can form a run";
    if (fresh(s) && (s.hands.empty(s.turn) || (bare && !could_lay(s, s.turn, left))))
        return "turn: this seat can do nothing";
    if (char const* const wrong = check_swapped(s))
        return wrong;
    rng luck;
    return told(s).find(luck) ? nullptr : "hands: none agree with what is known of them";
}

/// Each swap can be taken back, from the last one on; they are of different turns, the last ones before this one, or of this
/// one. What follows the swap of a turn with a run is two cards that make it up with the one taken.
constexpr char const* runs::check_swapped(state const& s) {
    constexpr char const* wrong = "swapped: what was put down and taken in the last turns, those with an empty stock";
    int const players = s.chosen.players;
    auto const count = static_cast<int>(s.swapped.size());
    if (count % 2 != 0 || (count > 0 && !s.stock_was_empty))
        return wrong;
    if (s.laid_run) {
        if (count == 0)
            return nullptr;
        if (count != 4)
            return wrong;
        cards const run{s.swapped[1], s.swapped[2], s.swapped[3]};
        bool const is_run = run.size() == run_size && !xxl::shown(s.chosen.deck, run).runs().empty();
        bool const there = (run - s.laid[s.turn]).empty() && s.display.contains(s.swapped[0]);
        return s.exchanged && is_run && there ? nullptr : wrong;
    }
    int ago = s.exchanged ? -1 : 0; // how many turns
    for (state then = s; then.swapped.size() > 0; swap_back(then)) {
        card const given = then.swapped[then.swapped.size() - 2], taken = then.swapped[then.swapped.size() - 1];
        int const before = ago;
        for (seat each : ludo::seats(players))
            if (then.hands.open(each).contains(taken))
                ago = (s.turn.index() - each.index() + players) % players;
        if (!then.display.contains(given) || ago <= before || (before < 0 && ago > 0) || ago > s.without_run ||
            (ago > 0 && s.passes >= ago))
            return wrong;
    }
    return s.exchanged && s.stock_was_empty && ago < 0 ? wrong : nullptr;
}

} // namespace ludo
