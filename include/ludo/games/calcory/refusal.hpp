#pragma once

#include <ludo/games/calcory/sentences.hpp>
#include <ludo/games/calcory/state.hpp>
#include <ludo/turns/reveal/refusal.hpp>

namespace ludo::calcory_game {

/// Why an action is not legal: from the sentences of the sheet, not from the list of legal actions.
constexpr rule const* refusal(state const& s, action a) {
    bool const collecting = s.phase == game_phase::returning || s.phase == game_phase::placing;
    if (s.phase == game_phase::over)
        return &end_over;
    if (a.is<"turn">()) {
        return collecting ? &return_due
                          : why_not_turned_over(s.table, a.with<"turn">(),
                                                {.empty = turn_empty, .up = turn_marked, .turned = turn_face_down});
    }
    if (a.is<"stop">()) {
        bool const short_of_marks = s.revealed.sum < s.marked.sum ||
                                    (s.revealed.sum == s.marked.sum && s.revealed.count <= s.marked.count); // if there are any
        return collecting                                                                ? &return_due
             : s.revealed.count == 0                                                     ? &stop_turn_first
             : s.piled[s.turn] == 0 && s.revealed.count < s.chosen.min_cards_without_win ? &stop_two_cards
             : short_of_marks || s.chosen.markers_per_player == 0                        ? nullptr
             : s.revealed.count > s.chosen.markers_per_player                            ? &stop_markers
                                                                                         : nullptr;
    }
    if (!collecting)
        return &return_nothing;
    if (a.is<"return">()) {
        return s.phase == game_phase::placing                 ? &return_chosen
             : !s.table.turned().contains(a.with<"return">()) ? &return_collected
                                                              : nullptr;
    }
    cell const to = a.with<"to">();
    return s.phase == game_phase::returning                         ? &to_choose_first
         : s.table.down().contains(to) || s.table.up().contains(to) ? &to_empty
                                                                    : nullptr;
}

} // namespace ludo::calcory_game
