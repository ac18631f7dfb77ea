#pragma once

#include <cstdint>

#include <ludo/games/xxl/may_refuse.hpp>

namespace ludo {

/// The last seat that may keep a card brings the second part.
constexpr bool may_refuse_rules::deals_anew(auto const& s) {
    bool last = s.now == phase::keeping;
    for (seat each : ludo::seats(s.chosen.players))
        last = last && (each.index() <= s.turn.index() || s.won[each].empty());
    return last;
}

/// Has this seat said what it keeps, now that they are asked?
constexpr bool may_refuse_rules::has_kept(auto const& s, seat one) {
    return s.now == phase::keeping && one.index() < s.turn.index() && !s.won[one].empty();
}
constexpr bool may_refuse_rules::awaits_luck(auto const& s) { return s.own.part == 1 && s.now != phase::over; }

constexpr void may_refuse_rules::hide(auto& s, seat viewer) {
    s.own.luck = no_luck;
    for (seat each : ludo::seats(s.chosen.players))
        if (each != viewer && has_kept(s, each))
            s.own.keeps[each] = card();
}
constexpr void may_refuse_rules::imagine(auto& s, rng& luck) {
    for (seat each : ludo::seats(s.chosen.players)) {
        if (s.own.keeps[each].known())
            continue;
        int const chosen = static_cast<int>(luck.below(static_cast<std::uint32_t>(s.won[each].size() + 1)));
        s.own.keeps[each] = chosen == 0 ? kept(none()) : kept(s.won[each].nth(chosen - 1));
    }
    if (awaits_luck(s) && s.own.luck == no_luck)
        s.own.luck = rng(luck.draw());
}

/// A seat has kept none of the cards that it won, or any one of them, all as likely; the rest of its hand was dealt from what
/// was shuffled. So a hand with some of them counts 1 + shuffled * some / won times: those played are known, and one closed
/// card stands for the others. (Each other seat is taken to have kept one: how little that changes is measured in
/// tests/turns/tricks_likelihood_test.cpp.)
constexpr void may_refuse_rules::favour(auto const& s, seat owner, auto const& closed, auto& known) {
    cards const& mine = s.own.first_part[owner];
    if (closed.empty() || mine.empty())
        return;
    int shuffled = card::count;
    for (seat other : ludo::seats(s.chosen.players))
        shuffled -= other != owner && !s.own.first_part[other].empty();
    int const otherwise = mine.size() + shuffled * (s.own.shown[owner] + (s.hands.of(owner) & mine).size());
    known.favour(owner, closed.first(), mine, otherwise + shuffled * closed.size(), otherwise);
}

constexpr char const* may_refuse_rules::check_own(auto const& s) {
    cards seen = s.trick.all();
    for (seat each : ludo::seats(s.chosen.players))
        seen |= s.won[each];
    cards earlier;
    for (seat each : ludo::seats(seats.most)) {
        kept const one = s.own.keeps[each];
        if (!one.template is<none>() && (!has_kept(s, each) || (one.known() && !s.won[each].contains(one.template as<card>()))))
            return "keeps: a card that was won, of a seat that has been asked";
        cards const& mine = s.own.first_part[each];
        if (!(mine & earlier).empty() || (each.index() >= s.chosen.players && !mine.empty()))
            return "first_part: each card was won by one seat, which plays";
        if (s.own.shown[each] > (mine & seen).size())
            return "shown: so many of those cards were played";
        earlier |= mine;
    }
    if ((s.own.luck != no_luck) != (awaits_luck(s) && whole(s)))
        return "luck: who knows all cards knows what luck will bring, while there is luck to come";
    if (s.own.part == 1)
        return earlier.empty() ? check_first_part(s) : "first_part: its cards are told in the second part";
    return s.own.part == 2 ? check_second_part(s) : "part takes 1 or 2";
}
constexpr bool may_refuse_rules::whole(auto const& s) {
    int hidden = s.aside.hidden();
    for (seat each : ludo::seats(s.chosen.players))
        hidden += s.hands.hidden(each) + !s.own.keeps[each].known();
    return hidden == 0;
}
constexpr char const* may_refuse_rules::check_first_part(auto const& s) {
    if (s.now == phase::keeping && (!s.hands.empty(s.turn) || s.won[s.turn].empty()))
        return "turn: this seat has no cards to keep one of";
    if ((s.now == phase::keeping || s.now == phase::over) && trickless(s) != (s.now == phase::over))
        return "phase: without tricks for enough seats it is over, and else they keep cards";
    return check_even_play(s, hand_size(s.chosen.players));
}
constexpr char const* may_refuse_rules::check_second_part(auto const& s) {
    if (s.began != nobody)
        return "began: nothing is said of the second part";
    if (s.now == phase::keeping)
        return "phase: cards are kept before the second part";
    if (enough(s, [&](seat each) { return had(s, each) == 0; }) != (s.now == phase::over))
        return "phase: the game is over when enough hands are empty, and not before";
    for (seat each = s.trick.leader(); !s.trick.empty() && each != s.turn; each = each.next(s.chosen.players))
        if (!s.trick.has(each) && !s.hands.empty(each) && !has_fewer(s, each))
            return "trick: only who has fewer cards has refused";
    return nullptr;
}

} // namespace ludo
