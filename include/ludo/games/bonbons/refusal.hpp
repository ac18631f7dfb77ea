#pragma once

#include <ludo/games/bonbons/sentences.hpp>
#include <ludo/games/bonbons/state.hpp>
#include <ludo/turns/reveal/refusal.hpp>

namespace ludo::bonbons_game {

/// Why an action is not legal: from the sentences of the sheet, not from the list of legal actions.
constexpr rule const* refusal(state const& s, action a) {
    auto const own_tile_that_hides = [&](slot_number own) {
        slot const at(s.turn, own);
        return s.rounds.taken().contains(at) && !s.rounds.up().contains(at) && !s.covered.contains(at);
    };
    if (s.phase == game_phase::over)
        return &end_over;
    if (a.is<"give">()) {
        return s.phase == game_phase::cover           ? &cover_due
             : s.phase != game_phase::give            ? &give_nothing
             : !own_tile_that_hides(a.with<"give">()) ? &give_face_down
                                                      : nullptr;
    }
    if (a.is<"cover">()) {
        return s.phase == game_phase::give             ? &give_due
             : s.phase != game_phase::cover            ? &cover_nothing
             : !own_tile_that_hides(a.with<"cover">()) ? &cover_face_down
                                                       : nullptr;
    }
    if (s.phase == game_phase::give)
        return &give_due;
    if (s.phase == game_phase::cover)
        return &cover_due;

    bool const square_open = !s.squares.turned().empty();
    bool const round_open = !s.rounds.turned().empty();
    bool const unwrapped = s.phase == game_phase::after_wrapper;
    if (a.is<"stop">()) {
        bool const nothing_yet = !square_open && !round_open && !unwrapped && s.phase != game_phase::again;
        return nothing_yet ? &stop_begin : round_open ? &stop_after_round : nullptr; // ruling B9: the latter
    }
    place const on = a.with<"flip">();
    turning_over const not_face_down{.empty = flip_no_tile, .up = flip_face_down, .turned = flip_face_down};
    if (on.is<cell>()) {
        bool const coins_open = s.phase == game_phase::after_coin || s.phase == game_phase::after_two_coins;
        return unwrapped                                             ? &flip_after_wrapper
             : square_open && !coins_open && !s.chosen.any_two_tiles ? &flip_round_due
                                                                     : why_not_turned_over(s.squares, on.as<cell>(), not_face_down);
    }
    slot const at = on.as<slot>();
    return s.squares.turned().size() == 2        ? &flip_coin_due
         : round_open && !s.chosen.any_two_tiles ? &flip_square_due
         : s.covered.contains(at)                ? &flip_covered
                                                 : why_not_turned_over(s.rounds, at, not_face_down);
}

} // namespace ludo::bonbons_game
