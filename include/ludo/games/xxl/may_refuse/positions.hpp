#pragma once

#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/games/xxl/may_refuse/box.hpp>
#include <ludo/games/xxl/may_refuse/knowledge.hpp>
#include <ludo/turns/tricks/even_play.hpp>

namespace ludo::xxl {

/// What else a position must be like: see `check_own` in the contract of tricks.
template <typename Rules>
struct may_refuse_positions {
    using phase = may_refuse_phase;

    static constexpr char const* check_own(auto const& s) {
        cards const seen = s.trick.all() | s.taken();
        cards earlier;
        for (seat owner : each_seat(box::seats.most)) {
            kept_card const kept = s.own.keeps[owner];
            if (!kept.template is<no_card>() &&
                (!may_refuse_knowledge::has_kept(s, owner) || (kept.known() && !s.won[owner].contains(kept.template as<card>()))))
                return "keeps: only a seat that has been asked keeps a card, one that it has won";
            cards const& mine = s.own.first_part[owner];
            if (!(mine & earlier).empty() || (owner.index() >= s.chosen.players && !mine.empty()))
                return "first_part: each card must have been won by only one seat, which plays";
            if (s.remembered.shown[owner] > (mine & seen).size())
                return "shown: not so many of those cards have been played";
            earlier |= mine;
        }
        if ((s.own.luck != no_luck) != (may_refuse_knowledge::awaits_luck(s) && whole(s)))
            return "luck: it must be known if all cards are known and luck is still to come, and only then";
        if (s.own.part == 1)
            return earlier.empty() ? check_first_part(s) : "first_part: its cards are listed only in the second part";
        return s.own.part == 2 ? check_second_part(s) : "part takes 1 or 2";
    }
    static constexpr bool whole(auto const& s) {
        int hidden = s.aside.hidden();
        for (seat each : each_seat(s.chosen.players))
            hidden += s.hands.hidden(each) + !s.own.keeps[each].known();
        return hidden == 0;
    }
    static constexpr char const* check_first_part(auto const& s) {
        if (s.phase == phase::keeping && (!s.hands.empty(s.turn) || s.won[s.turn].empty()))
            return "turn: this seat has no card to keep now";
        if ((s.phase == phase::keeping || s.phase == phase::over) && Rules::trickless(s) != (s.phase == phase::over))
            return "phase: the game is over if enough seats have no trick; otherwise they keep cards";
        return check_even_play(s, Rules::hand_size(s.chosen.players));
    }
    static constexpr char const* check_second_part(auto const& s) {
        if (s.remembered.began != nobody)
            return "began: it must be nobody in the second part";
        if (s.phase == phase::keeping)
            return "phase: cards are kept only before the second part";
        if (Rules::enough(s, [&](seat each) { return Rules::had(s, each) == 0; }) != (s.phase == phase::over))
            return "phase: the game is over when enough hands are empty, and not before";
        for (seat each = s.trick.leader(); !s.trick.empty() && each != s.turn; each = each.next(s.chosen.players))
            if (!s.trick.has(each) && !s.hands.empty(each) && !Rules::has_fewer(s, each))
                return "trick: only a seat with fewer cards can have refused";
        return nullptr;
    }
};

} // namespace ludo::xxl
