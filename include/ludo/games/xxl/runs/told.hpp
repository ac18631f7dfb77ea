#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <ludo/games/xxl/runs.hpp>

namespace ludo {

/// What play has told of the hidden cards in the hands: on some occasions somebody could lay a run, and some seats have none
/// among their cards. Finds cards that agree with all of it, if there are any.
class runs::told {
public:
    using all_hands = per_seat<cards, seats.most>;

    /// From a position in which each swap that is known can be taken back.
    constexpr explicit told(state const& s) : now_(s), left_(unknown(s)) {
        for (seat each : ludo::seats(players())) {
            stuck_[each] = s.now != phase::over && !(s.stuck & only(each)).empty();
            room_[each] = s.hands.hidden(each);
            if (s.now != phase::over && !(s.ready & only(each)).empty())
                note(s, each);
        }
        if (s.now == phase::laying) {
            note(s, s.turn);
            occasions_[count_ - 1].begun = true;
        }
        if (s.now != phase::over && s.stock_was_empty && fresh(s))
            turn_began(s);
        if (s.now != phase::over && goes_on(s))
            note(s, nobody);
        for (state then = s; then.swapped.size() > 0;) {
            swap_back(then);
            turn_began(then);
        }
    }

    /// Do these cards agree with it, one set for each hand, added to those that are known?
    [[nodiscard]] constexpr bool agrees(all_hands const& added) const {
        for (seat each : ludo::seats(players()))
            if (stuck_[each] && has_run(now_.hands.of(each) | added[each]))
                return false;
        for (std::size_t i = 0; i < count_; ++i)
            if (!was_so(occasions_[i], added))
                return false;
        return true;
    }

    /// Cards for all hands that agree with it: by lot, each that agrees as likely as the others; or, where hardly any do,
    /// searched. It gives up after so many steps; with `rng()` it does so where `check` does, and only there.
    [[nodiscard]] constexpr std::optional<all_hands> find(rng& luck) {
        for (int tries = 0; tries < most_tries; ++tries)
            if (all_hands const added = dealt(luck); agrees(added))
                return added;
        luck_ = &luck;
        for (int searches = 0; searches < most_searches; ++searches)
            if (all_hands added; steps_ = 0, satisfy(0, added, left_)) {
                for (int i = 0; i < most_tries; ++i)
                    exchange(added, luck);
                return added;
            }
        return std::nullopt;
    }

private:
    static constexpr int most_tries = 200, most_searches = 8, most_steps = 500;
    static constexpr int runs_in_a_colour = xxl::digits - run_size + 1;

    /// The unknown cards go to the hands by lot.
    constexpr all_hands dealt(rng& luck) const {
        all_hands added;
        cards rest = left_;
        for (seat each : ludo::seats(players()))
            for (int i = room_[each]; i > 0; --i)
                added[each].insert(take_any(rest, luck));
        return added;
    }
    static constexpr card take_any(cards& from, rng& luck) {
        card const one = from.pick(luck);
        from.erase(one);
        return one;
    }

    /// Two unknown cards change places, of two hands or of a hand and the rest, if that agrees.
    constexpr void exchange(all_hands& added, rng& luck) const {
        card const one = left_.pick(luck), other = left_.pick(luck);
        if (one == other)
            return;
        all_hands const before = added;
        for (cards& each : added.of)
            if (bool const has = each.contains(one); has != each.contains(other)) {
                each.erase(has ? one : other);
                each.insert(has ? other : one);
            }
        if (!agrees(added))
            added = before;
    }

    /// A moment at which a seat, or anybody, could lay a run: what lay there then.
    struct occasion {
        all_hands hands;
        cards display;
        seat by = nobody;
        bool begun = false; // the run of the cards that are named now
    };

    [[nodiscard]] constexpr int players() const { return now_.chosen.players; }

    constexpr void note(state const& then, seat by) {
        occasion& added = occasions_[count_++];
        for (seat each : ludo::seats(players()))
            added.hands[each] = then.hands.of(each);
        added.display = then.display;
        added.by = by;
    }
    /// With an empty stock a turn begins only if somebody can form a run, or else the game is over; and without a display
    /// only if the seat itself can, or else it is passed over.
    constexpr void turn_began(state const& then) { note(then, can_swap(then) ? nobody : then.turn); }

    [[nodiscard]] constexpr bool has_run(cards const& hand) const { return !xxl::shown(now_.chosen.deck, hand).runs().empty(); }

    /// The cards that a run of this occasion is made of, with a digit that is so many above its lowest.
    [[nodiscard]] constexpr cards fitting(occasion const& of, int lowest, colour in, int above) const {
        cards const fit = now_.chosen.deck.showing(lowest + above, in);
        cards const named = of.begun ? fit & now_.named : cards();
        return named.empty() ? fit : named;
    }

    /// `visit(lowest digit, colour)` for each run that could have been meant, until it says true; did it?
    template <typename Visit>
    constexpr bool any_run(occasion const& of, Visit visit) const {
        if (of.begun) {
            int lowest = xxl::digits;
            for (card each : now_.named)
                lowest = (std::min)(lowest, now_.chosen.deck.digit(each, now_.in));
            return lowest < runs_in_a_colour && visit(lowest, now_.in);
        }
        for (int in = 0; in < colour::count; ++in)
            for (int lowest = 0; lowest < runs_in_a_colour; ++lowest)
                if (visit(lowest, colour(in)))
                    return true;
        return false;
    }
    template <typename Visit>
    constexpr bool any_seat(occasion const& of, Visit visit) const {
        if (of.by != nobody)
            return visit(of.by);
        for (seat each : ludo::seats(players()))
            if (visit(each))
                return true;
        return false;
    }

    [[nodiscard]] constexpr bool was_so(occasion const& of, all_hands const& added) const {
        xxl::shown const displayed(now_.chosen.deck, of.display);
        return any_seat(of, [&](seat by) {
            cards const hand = of.hands[by] | added[by];
            if (of.begun)
                return any_run(of, [&](int lowest, colour in) {
                    bool own = false, all = true;
                    for (int above = 0; above < run_size; ++above) {
                        cards const fit = fitting(of, lowest, in, above);
                        own = own || !(fit & hand).empty();
                        all = all && !(fit & (hand | of.display)).empty();
                    }
                    return own && all;
                });
            xxl::shown const mine(now_.chosen.deck, hand);
            return !((mine | displayed).runs() & mine.up_to_two_below()).empty();
        });
    }

    /// Goes on from this occasion with the cards that are left: with each run that there could have been.
    constexpr bool satisfy(std::size_t number, all_hands& added, cards const& left) {
        if (number == count_)
            return fill(seat(0), added, left);
        occasion const& of = occasions_[number];
        if (was_so(of, added))
            return satisfy(number + 1, added, left);
        return any_seat(of, [&](seat by) {
            return any_run(of, [&](int lowest, colour in) { return complete({of, number, by, lowest, in}, 0, added, left); });
        });
    }

    /// A run of an occasion, by a seat.
    struct wanted {
        occasion const& of;
        std::size_t number;
        seat by;
        int lowest;
        colour in;
    };
    /// Adds what it wants from this digit on; if nothing, one card of the hand, which a run must have.
    constexpr bool complete(wanted const& run, int above, all_hands& added, cards const& left) {
        cards const hand = run.of.hands[run.by] | added[run.by];
        for (; above < run_size; ++above) {
            cards const fit = fitting(run.of, run.lowest, run.in, above);
            if ((fit & (hand | run.of.display)).empty())
                return add_one(run, fit & left, above + 1, added, left);
        }
        if (was_so(run.of, added))
            return satisfy(run.number + 1, added, left);
        for (above = 0; above < run_size; ++above)
            if (add_one(run, fitting(run.of, run.lowest, run.in, above) & left, run_size, added, left))
                return true;
        return false;
    }
    constexpr bool add_one(wanted const& run, cards const& some, int above, all_hands& added, cards const& left) {
        if (added[run.by].size() == room_[run.by])
            return false;
        for (cards rest = some; !rest.empty();) {
            if (++steps_ > most_steps)
                return false;
            card const each = take_any(rest, *luck_);
            all_hands const before = added;
            added[run.by].insert(each);
            bool const fits = !stuck_[run.by] || !has_run(now_.hands.of(run.by) | added[run.by]);
            if (fits && complete(run, above, added, left - cards{each}))
                return true;
            added = before;
        }
        return false;
    }

    /// Fills the hands with any cards, and those that have no run with such that none comes about: they come first.
    constexpr bool fill(seat from, all_hands& added, cards left) {
        for (; from.index() < players(); from = seat(from.index() + 1)) {
            if (!stuck_[from] || added[from].size() == room_[from])
                continue;
            while (!left.empty()) { // with those that are left of them: the order does not matter
                if (++steps_ > most_steps)
                    return false;
                all_hands const before = added;
                added[from].insert(take_any(left, *luck_));
                if (!has_run(now_.hands.of(from) | added[from]) && fill(from, added, left))
                    return true;
                added = before;
            }
            return false;
        }
        left = left_;
        for (seat each : ludo::seats(players()))
            left -= added[each];
        for (seat each : ludo::seats(players()))
            while (!stuck_[each] && added[each].size() < room_[each]) {
                if (left.empty())
                    return false;
                added[each].insert(take_any(left, *luck_));
            }
        return true;
    }

    state const& now_;
    cards left_;
    per_seat<bool, seats.most> stuck_;
    per_seat<int, seats.most> room_;
    std::array<occasion, static_cast<std::size_t>(2 * seats.most + 3)> occasions_;
    std::size_t count_ = 0;
    rng* luck_ = nullptr; // of the search
    int steps_ = 0;
};

} // namespace ludo

// They ask it, so they come after it.
#include <ludo/games/xxl/runs/check.hpp>
