#pragma once

#include <ludo/core/action_set.hpp>
#include <ludo/games/yamy/box.hpp>

namespace ludo::yamy_game {

// What may be done in Yamy: the list of it. (Why something may not be done is said in yamy/refusal.hpp.)

constexpr action_set<action> actions(state const& s) {
    action_set<action> legal;
    if (s.phase == game_phase::over)
        return legal;
    if (s.phase == game_phase::discarding) {
        legal.insert_each(action::discard(card::from_index(0)), s.hands[s.turn].kinds());
        return legal;
    }
    figures const mine = held(s, s.turn);
    index_set<box> const open = s.sheets[s.turn].open_rows();
    if (s.phase == game_phase::noting) {
        legal.insert_each(action::score(box()), filled(mine) & open);
        legal.insert_each(action::strike(box()), open); // ruling Y8: also who could score
        return legal;
    }
    legal.insert(action::draw(), !s.stock.empty() || s.chosen.stock_exhausted != exhausted::discards_only);
    index_set<player> others = s.discards.standing();
    others.erase(player(s.turn.index()));
    legal.insert_each(action::take(seat(0)), others);
    legal.insert_each(action::show(box()), filled(mine, s.chosen.min_series_cards_to_call) & open);
    if (s.chosen.caller == calling::without_figure) // ruling Y6: nobody else lays down with nothing to announce
        legal.insert_each(action::strike(box()), open);
    return legal;
}

} // namespace ludo::yamy_game
