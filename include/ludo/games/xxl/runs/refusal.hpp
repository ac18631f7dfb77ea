#pragma once

#include <ludo/games/xxl/runs/sentences.hpp>
#include <ludo/games/xxl/runs/state.hpp>

namespace ludo::xxl::runs_game {

/// Why a card cannot be the next one of a run. With this card and those named before, it must be possible to complete a run.
constexpr rule const* refusal_of_run(state const& s, colour in, card next) {
    cards const& hand = s.hands.of(s.turn);
    xxl::deck const& deck = s.chosen.deck;
    if (s.laid_run)
        return &meld_once;
    if (!hand.contains(next) && !s.display.contains(next))
        return &meld_reach;
    if (!deck.shows(next, in) || (s.phase == game_phase::laying && in != s.colour))
        return &meld_colour;
    int lowest = deck.digit(next, in);
    bool from_hand = hand.contains(next);
    for (card each : s.named) {
        --lowest;
        from_hand = from_hand || hand.contains(each);
    }
    for (card each : s.named)
        if (deck.digit(each, in) < lowest || deck.digit(each, in) >= deck.digit(next, in))
            return &meld_next;
    for (int digit = deck.digit(next, in) + 1; digit < lowest + run_size; ++digit) {
        bool there = false;
        for (card each : cards::all())
            if (deck.shows(each, in) && deck.digit(each, in) == digit && (hand.contains(each) || s.display.contains(each))) {
                there = true;
                from_hand = from_hand || hand.contains(each);
            }
        if (!there)
            return &meld_three;
    }
    return from_hand ? nullptr : &meld_own;
}

/// Why an action is not legal: from the sentences of the sheet, card by card, not from the list of legal actions.
constexpr rule const* refusal(state const& s, action a) {
    bool const lays = a.is<"meld">();
    if (s.phase == game_phase::over)
        return &end_over;
    if (s.phase == game_phase::laying && !lays)
        return &meld_finish;
    if (s.phase == game_phase::swapping && !a.is<"for">())
        return &swap_finish;
    if (a.is<"end">())
        return nullptr;
    if (a.is<"for">())
        return s.phase != game_phase::swapping ? &for_swap : !s.display.contains(a.with<"for">()) ? &for_display : nullptr;
    if (lays)
        return refusal_of_run(s, std::get<0>(a.with<"meld">()), std::get<1>(a.with<"meld">()));

    bool const swaps = a.is<"swap">();
    card const given = swaps ? a.with<"swap">() : a.with<"add">();
    if (s.exchanged)
        return &exchange_once;
    if (!s.hands.of(s.turn).contains(given))
        return &exchange_held;
    if (swaps)
        return s.display.size() == 0 ? &swap_display : nullptr;
    int const most = s.chosen.max_display;
    return s.stock.size() == 0 ? &add_stock : most != 0 && s.display.size() >= most ? &add_full : nullptr;
}

} // namespace ludo::xxl::runs_game
