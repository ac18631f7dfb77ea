#pragma once

#include <ludo/games/xxl/may_refuse/rules.hpp>

namespace ludo::xxl {

/// What else a position must be like: see `check_own` in the contract of tricks.
constexpr char const* may_refuse_rules::check_own(auto const& s) {
    cards seen = s.trick.all();
    for (seat each : each_seat(s.chosen.players))
        seen |= s.won[each];
    cards earlier;
    for (seat each : each_seat(seats.most)) {
        kept const one = s.own.keeps[each];
        if (!one.template is<none>() && (!has_kept(s, each) || (one.known() && !s.won[each].contains(one.template as<card>()))))
            return "keeps: only a seat that has been asked keeps a card, one that it has won";
        cards const& mine = s.own.first_part[each];
        if (!(mine & earlier).empty() || (each.index() >= s.chosen.players && !mine.empty()))
            return "first_part: each card must have been won by only one seat, which plays";
        if (s.own.shown[each] > (mine & seen).size())
            return "shown: not so many of those cards have been played";
        earlier |= mine;
    }
    if ((s.own.luck != no_luck) != (awaits_luck(s) && whole(s)))
        return "luck: it must be known if all cards are known and luck is still to come, and only then";
    if (s.own.part == 1)
        return earlier.empty() ? check_first_part(s) : "first_part: its cards are listed only in the second part";
    return s.own.part == 2 ? check_second_part(s) : "part takes 1 or 2";
}
constexpr bool may_refuse_rules::whole(auto const& s) {
    int hidden = s.aside.hidden();
    for (seat each : each_seat(s.chosen.players))
        hidden += s.hands.hidden(each) + !s.own.keeps[each].known();
    return hidden == 0;
}
constexpr char const* may_refuse_rules::check_first_part(auto const& s) {
    if (s.phase == game_phase::keeping && (!s.hands.empty(s.turn) || s.won[s.turn].empty()))
        return "turn: this seat has no card to keep now";
    if ((s.phase == game_phase::keeping || s.phase == game_phase::over) && trickless(s) != (s.phase == game_phase::over))
        return "phase: the game is over if enough seats have no trick; otherwise they keep cards";
    return check_even_play(s, hand_size(s.chosen.players));
}
constexpr char const* may_refuse_rules::check_second_part(auto const& s) {
    if (s.began != nobody)
        return "began: it must be nobody in the second part";
    if (s.phase == game_phase::keeping)
        return "phase: cards are kept only before the second part";
    if (enough(s, [&](seat each) { return had(s, each) == 0; }) != (s.phase == game_phase::over))
        return "phase: the game is over when enough hands are empty, and not before";
    for (seat each = s.trick.leader(); !s.trick.empty() && each != s.turn; each = each.next(s.chosen.players))
        if (!s.trick.has(each) && !s.hands.empty(each) && !has_fewer(s, each))
            return "trick: only a seat with fewer cards can have refused";
    return nullptr;
}

} // namespace ludo::xxl
