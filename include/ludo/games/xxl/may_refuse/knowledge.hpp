#pragma once

#include <cstdint>

#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/games/xxl/may_refuse/box.hpp>

namespace ludo::xxl {

/// What is not known in "Permis de refuser": what others keep, and the luck for the second part.
struct may_refuse_knowledge {
    /// While seats say what they keep: has this seat said it already?
    static constexpr bool has_kept(auto const& s, seat owner) {
        return s.phase == may_refuse_phase::keeping && owner.index() < s.turn.index() && !s.won[owner].empty();
    }
    static constexpr bool awaits_luck(auto const& s) { return s.own.part == 1 && s.phase != may_refuse_phase::over; }

    static constexpr void hide(auto& s, seat viewer) {
        s.own.luck = no_luck;
        for (seat each : each_seat(s.chosen.players))
            if (each != viewer && has_kept(s, each))
                s.own.keeps[each] = card();
    }
    static constexpr void imagine(auto& s, rng& luck) {
        for (seat owner : each_seat(s.chosen.players)) {
            if (s.own.keeps[owner].known())
                continue;
            int const chosen = static_cast<int>(luck.below(static_cast<std::uint32_t>(s.won[owner].size() + 1)));
            s.own.keeps[owner] = chosen == 0 ? kept_card(no_card()) : kept_card(s.won[owner].nth(chosen - 1));
        }
        if (awaits_luck(s) && s.own.luck == no_luck)
            s.own.luck = rng(luck.draw());
    }

    /// A seat has kept none of the cards that it won, or any one of them, all equally likely; the rest of its hand was dealt from
    /// the shuffled cards. So a hand with some of the cards it won counts 1 + shuffled * some / won times. Those played are known,
    /// and one closed card stands for the others. (Each other seat is assumed to have kept one: how little that changes is measured
    /// in tests/turns/tricks/knowledge_likelihood_test.cpp.)
    static constexpr void favour(auto const& s, seat owner, auto const& closed, auto& known) {
        cards const& mine = s.own.first_part[owner];
        if (closed.empty() || mine.empty())
            return;
        int shuffled = card::count;
        for (seat other : each_seat(s.chosen.players))
            shuffled -= other != owner && !s.own.first_part[other].empty();
        int const otherwise = mine.size() + shuffled * (s.remembered.shown[owner] + (s.hands.of(owner) & mine).size());
        known.favour(owner, closed.first(), mine, otherwise + shuffled * closed.size(), otherwise);
    }
};

} // namespace ludo::xxl
