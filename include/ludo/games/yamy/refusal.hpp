#pragma once

#include <ludo/games/yamy/box.hpp>
#include <ludo/games/yamy/sentences.hpp>

namespace ludo::yamy_game {

/// Why an action is not legal: from the sentences of the sheet, card by card, not from the list of legal actions.
constexpr rule const* refusal(state const& s, action a) {
    if (s.phase == game_phase::over)
        return &end_over;
    bool const noting = s.phase == game_phase::noting;
    bool const taken = s.phase == game_phase::discarding;
    auto const& cards = s.hands[s.turn];
    if (a.is<"discard">())
        return noting ? &show_once : !taken ? &discard_take_first : !cards.contains(a.with<"discard">()) ? &discard_held : nullptr;
    if (taken)
        return &discard_due;
    if (a.is<"draw">())
        return noting                                                                  ? &show_once
             : s.stock.empty() && s.chosen.stock_exhausted == exhausted::discards_only ? &draw_empty
                                                                                       : nullptr;
    if (a.is<"take">()) {
        seat const from(a.with<"take">().index());
        return noting                                             ? &show_once
             : from == s.turn || from.index() >= s.chosen.players ? &take_other
             : s.discards.size(from) == 0                         ? &take_empty
                                                                  : nullptr;
    }
    if (a.is<"strike">())
        return !noting && s.chosen.caller != calling::without_figure ? &strike_caller
             : !s.sheets[s.turn].open(a.with<"strike">())            ? &note_open
                                                                     : nullptr;
    bool const show = a.is<"show">();
    box const wanted = show ? a.with<"show">() : a.with<"score">();
    if (show == noting)
        return noting ? &show_once : &score_shown;
    if (!s.sheets[s.turn].open(wanted))
        return &note_open;
    if (!wanted->test(held(s, s.turn)))
        return &note_held;
    int different = 0; // cards of the series
    for (int colour = 0; show && wanted.index() < series && colour < colours; ++colour)
        different += cards.contains(card(wanted.index(), colour));
    return show && wanted.index() < series && different < s.chosen.min_series_cards_to_call ? &show_series : nullptr;
}

} // namespace ludo::yamy_game
