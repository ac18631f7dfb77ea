#pragma once

#include <cstddef>

#include <ludo/games/xxl/runs.hpp>

namespace ludo {

/// Once the stock is empty the game goes on only as long as somebody can form a run; so each swap says that somebody could do
/// so before it. That is remembered until it shows by itself: by runs that were laid since.
constexpr void runs::remember_swap(state& s, card given, card taken) {
    moves both;
    both.add(move::put_down(given, s.laid_run));
    both.add(move::from_display(taken));
    if (s.past.size() + both.size() > most_past)
        return remember(s, both);
    for (move each : both)
        s.past.add(each);
}

/// Who lays a run of cards that have not moved could do so all the time.
constexpr void runs::remember_run(state& s, cards const& from_display) {
    bool moved = false;
    for (move each : s.past)
        moved = moved || s.named.contains(each.what());
    if (!moved) {
        s.past = {};
        return;
    }
    moves run;
    for (card each : s.named)
        run.add(from_display.contains(each) ? move::from_display(each) : move::from_hand(each));
    remember(s, run);
}

/// What was just done joins the past; what shows by itself is forgotten, and where the rest is too much, what is longest ago.
constexpr void runs::remember(state& s, moves const& done) {
    moves all = of_past(s);
    for (move each : done)
        all.add(each);
    std::size_t kept = 0;
    state then = view(s, nobody);
    for (moves left = all; left.size() > 0;) {
        bool const told = step_back(then, left);
        if (std::size_t const back = all.size() - left.size(); told && back <= most_past && !anybody_can_lay(then))
            kept = back;
    }
    s.past = {};
    for (move const* each = all.end() - kept; each != all.end(); ++each)
        s.past.add(*each);
}
constexpr runs::moves runs::of_past(state const& s) {
    moves all;
    for (move each : s.past)
        all.add(each);
    return all;
}

/// Takes the last swap or run back that is remembered: so all lay before. Does it tell that somebody could lay a run then?
constexpr bool runs::step_back(state& s, moves& left) {
    card const last = left[left.size() - 1].what();
    for (seat each : ludo::seats(s.chosen.players)) {
        if (s.laid[each].contains(last)) {
            for (int i = 0; i < run_size; ++i) {
                move const one = left.take_last();
                s.laid[each].erase(one.what());
                if (one.is<"out">())
                    s.hands.add_open(each, one.what());
                else
                    display(s, one.what());
            }
            return false; // this run
        }
        if (s.hands.of(each).contains(last)) {
            left.take_last();
            move const given = left.take_last();
            s.hands.remove(each, last);
            s.hands.add_open(each, given.what());
            leave_display(s, given.what());
            display(s, last);
            return s.chosen.end == ending::at_once || given.is<"down">();
        }
    }
    return false;
}

} // namespace ludo
