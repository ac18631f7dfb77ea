#pragma once

#include <cstddef>

#include <ludo/games/xxl/runs/actions.hpp>
#include <ludo/games/xxl/runs/box.hpp>
#include <ludo/games/xxl/runs/knowledge.hpp>

namespace ludo::xxl::runs_game {

/// A swap or a run, and whose it was; nobody's if it was neither.
struct step {
    seat by = nobody;
    bool after_run = false; // a swap that came after the run of its turn
    bool run = false;

    /// Does it tell that somebody could lay a run before it?
    [[nodiscard]] constexpr bool told(state const& s) const { return !run && (s.chosen.end == ending::at_once || !after_run); }
};

/// Takes back the last swap or run that is remembered.
constexpr step step_back(state& s) {
    move const last = s.past.take_last();
    for (seat each : each_seat(s.chosen.players))
        if (s.laid[each].contains(last.what()) && s.past.size() + 1 >= run_size) {
            s.past.add(last);
            for (int number = 0; number < run_size; ++number) {
                move const one = s.past.take_last();
                if (!s.laid[each].contains(one.what()))
                    return {};
                s.laid[each].erase(one.what());
                if (one.is<"out">())
                    s.hands.add_open(each, one.what());
                else
                    display(s, one.what());
            }
            return {.by = each, .run = true};
        } else if (s.hands.open(each).contains(last.what()) && s.past.size() > 0) {
            move const given = s.past.take_last();
            if (!s.display.contains(given.what()))
                return {};
            s.hands.remove(each, last.what());
            s.hands.add_open(each, given.what());
            leave_display(s, given.what());
            display(s, last.what());
            return {.by = each, .after_run = given.is<"later">()};
        }
    s.past = {};
    return {};
}

/// Forgets what needs no memory (the run being laid shows it); if there is still no room for this many moves, it also forgets
/// the oldest ones.
constexpr void make_room(state& s, int more) {
    auto const all = s.past;
    int kept = 0;
    for (state then = view(s, nobody); then.past.size() > 0;) {
        bool const told = step_back(then).told(s);
        if (auto const back = static_cast<int>(all.size() - then.past.size());
            told && back + more <= most_past && !anybody_can_lay(then))
            kept = back;
    }
    s.past = {};
    for (move const* each = all.end() - kept; each != all.end(); ++each)
        s.past.add(*each);
}

/// Once the stock is empty, the game goes on only as long as somebody can form a run; so each swap tells that somebody could form
/// one before it. That is remembered until runs laid since then show it.
constexpr void remember_swap(state& s, card given, card taken) {
    if (s.past.size() + 2 > most_past) [[unlikely]]
        make_room(s, 2);
    s.past.add(move::put_down(given, s.laid_run));
    s.past.add(move::from_display(taken));
}

/// A seat that lays a run of cards that have not moved could have done so all the time.
constexpr void remember_run(state& s, cards const& from_display) {
    s.ready = s.ready - seat_set::of(s.turn);
    bool moved = false;
    for (move each : s.past)
        moved = moved || s.named.contains(each.what());
    if (moved) [[unlikely]]
        make_room(s, run_size);
    else
        s.past = {};
    if (s.past.size() > 0)
        for (card each : s.named)
            s.past.add(from_display.contains(each) ? move::from_display(each) : move::from_hand(each));
}

} // namespace ludo::xxl::runs_game
