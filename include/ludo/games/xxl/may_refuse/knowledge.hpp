#pragma once

#include <cstdint>

#include <ludo/games/xxl/may_refuse/rules.hpp>

namespace ludo::xxl {

/// When the last seat has chosen whether to keep a card, the second part is dealt.
constexpr bool may_refuse_rules::deals_anew(auto const& s) {
    bool last = s.phase == game_phase::keeping;
    for (seat each : each_seat(s.chosen.players))
        last = last && (each.index() <= s.turn.index() || s.won[each].empty());
    return last;
}

/// While seats say what they keep: has this seat said it already?
constexpr bool may_refuse_rules::has_kept(auto const& s, seat one) {
    return s.phase == game_phase::keeping && one.index() < s.turn.index() && !s.won[one].empty();
}
constexpr bool may_refuse_rules::awaits_luck(auto const& s) { return s.own.part == 1 && s.phase != game_phase::over; }

constexpr void may_refuse_rules::hide(auto& s, seat viewer) {
    s.own.luck = no_luck;
    for (seat each : each_seat(s.chosen.players))
        if (each != viewer && has_kept(s, each))
            s.own.keeps[each] = card();
}
constexpr void may_refuse_rules::imagine(auto& s, rng& luck) {
    for (seat each : each_seat(s.chosen.players)) {
        if (s.own.keeps[each].known())
            continue;
        int const chosen = static_cast<int>(luck.below(static_cast<std::uint32_t>(s.won[each].size() + 1)));
        s.own.keeps[each] = chosen == 0 ? kept(none()) : kept(s.won[each].nth(chosen - 1));
    }
    if (awaits_luck(s) && s.own.luck == no_luck)
        s.own.luck = rng(luck.draw());
}

/// A seat has kept none of the cards that it won, or any one of them, all equally likely; the rest of its hand was dealt from
/// the shuffled cards. So a hand with some of the cards it won counts 1 + shuffled * some / won times. Those played are known,
/// and one closed card stands for the others. (Each other seat is assumed to have kept one: how little that changes is measured
/// in tests/turns/tricks/knowledge_likelihood_test.cpp.)
constexpr void may_refuse_rules::favour(auto const& s, seat owner, auto const& closed, auto& known) {
    cards const& mine = s.own.first_part[owner];
    if (closed.empty() || mine.empty())
        return;
    int shuffled = card::count;
    for (seat other : each_seat(s.chosen.players))
        shuffled -= other != owner && !s.own.first_part[other].empty();
    int const otherwise = mine.size() + shuffled * (s.own.shown[owner] + (s.hands.of(owner) & mine).size());
    known.favour(owner, closed.first(), mine, otherwise + shuffled * closed.size(), otherwise);
}

} // namespace ludo::xxl
