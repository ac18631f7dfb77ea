#pragma once

#include <ludo/core/action_set.hpp>
#include <ludo/games/bonbons/box.hpp>

namespace ludo::bonbons_game {

// What may be done in Bonbons: the list of it. (Why something may not be done is said in bonbons/refusal.hpp.)

/// The round tiles that can be turned over: face down, and not under the coins.
constexpr slot_set face_down(state const& s) { return s.rounds.down() - s.covered; }

/// The round tiles that a seat still has to find.
constexpr slot_set missing(state const& s, seat owner) { return face_down(s) & rows::of(owner); }

constexpr action_set<action> actions(state const& s) {
    action_set<action> legal;
    bool const any = s.chosen.any_two_tiles && s.phase != game_phase::after_wrapper;
    if (s.phase == game_phase::give)
        legal.insert_each(action::give({}), rows::numbers(face_down(s), s.turn));
    else if (s.phase == game_phase::cover)
        legal.insert_each(action::cover({}), rows::numbers(face_down(s), s.turn));
    else if (s.phase != game_phase::over) {
        if ((s.phase != game_phase::after_square && s.phase != game_phase::after_wrapper) || any)
            legal.insert_each(action::flip(cell()), s.squares.down());
        if (s.phase != game_phase::after_two_coins && (s.phase != game_phase::after_round || any))
            legal.insert_each(action::flip(slot()), face_down(s));
        bool const nothing_yet = s.phase == game_phase::begin;       // ruling B11: a tile at least is turned over
        bool const round_alone = s.phase == game_phase::after_round; // ruling B9: and a square after it
        legal.insert(action::stop(), !nothing_yet && !round_alone);  // ruling B15: also after a coin or two
    }
    return legal;
}

} // namespace ludo::bonbons_game
