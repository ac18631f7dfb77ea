#pragma once

#include <array>
#include <tuple>
#include <vector>

#include <ludo/turns/shedding.hpp>

template <typename Rules>
Rules rules_of(ludo::shedding<Rules> const&);

/// What somebody at the table writes down about the hands of a shedding game, from what everybody sees: who drew while what
/// lay there, how it went on, who was passed over, which cards were played since. Nothing is taken from what the game itself
/// says of its knowledge, and what fits the referee says, card by card.
template <typename G>
class shedding_log {
    using rules = decltype(rules_of(G()));

public:
    using state = typename G::state;
    using action = typename G::action;
    using cards = typename G::cards;

    /// Of a hand: it has none of these, or just one of them, or at least one.
    enum class kind { none, one, some };
    struct note {
        kind how;
        cards of;
        bool drawn; // from a draw, and not from being passed over
        bool operator==(note const&) const = default;
    };

    /// How often each kind of thing was told.
    struct counts {
        int unfit = 0, kept = 0, drawn_played = 0, free_unfit = 0, free_kept = 0; // draws
        int kept_gone = 0, free_gone = 0;                                         // a card that could be it was played
        int passed = 0, kept_passed = 0, kept_narrowed = 0, free_passed = 0;      // passed over, with a card kept
    };
    counts count;

    /// The cards that fit on what lies there.
    static cards fitting(state const& s) {
        cards found;
        for (int index = 0; index < rules::playing::count; ++index)
            std::apply([&](auto one, auto... how) { found.insert(one, !rules::refusal(s.chosen, s.table, one, how...)); },
                       rules::playing::with(index));
        return found;
    }

    /// All see what is on the table before and after, whose turn it was and is, and the action.
    void see(state const& before, action a, state const& after) {
        std::vector<note>& mine = notes[static_cast<std::size_t>(before.turn.index())];
        bool const is_free = before.chosen.voluntary_draw;
        cards const fits = fitting(before);
        if (a.template is<"draw">()) {
            bool const unfit = after.now != G::phase::drawn;
            mine.clear(); // README: what a draw tells takes the place of all that was told before
            if (!is_free)
                mine.push_back({kind::none, fits, true});
            else if (unfit)
                mine.push_back({kind::some, cards::all() - fits, true});
            count.unfit += unfit && !is_free;
            count.free_unfit += unfit && is_free;
        } else if (a.template is<"keep">()) {
            mine = {{is_free ? kind::some : kind::one, fits, true}};
            ++(is_free ? count.free_kept : count.kept);
        } else {
            auto const one = std::get<0>(a.template with_all<"play">());
            count.drawn_played += before.now == G::phase::drawn;
            std::vector<note> left;
            for (note each : mine) {
                if (each.how == kind::none || !each.of.contains(one))
                    left.push_back(each);
                else if (each.how == kind::one) // that was the one
                    left.push_back({kind::none, each.of, true});
                count.kept_gone += each.how == kind::one && each.of.contains(one);
                count.free_gone += each.how == kind::some && each.of.contains(one);
            }
            mine = left;
        }
        if (after.now != G::phase::choosing || after.stock.size() > 0)
            return;
        cards const now = fitting(after);
        for (ludo::seat each = before.turn.next(after.chosen.players); each != after.turn; each = each.next(after.chosen.players)) {
            ++count.passed;
            for (note const& other : notes[static_cast<std::size_t>(each.index())]) {
                count.kept_passed += other.how == kind::one;
                count.kept_narrowed += other.how == kind::one && !(other.of & now).empty();
                count.free_passed += other.how == kind::some;
            }
            notes[static_cast<std::size_t>(each.index())].push_back({kind::none, now, false});
        }
    }

    /// Do these hands agree with all that was written down, and with whose turn it is?
    bool agrees(state const& s) const {
        for (ludo::seat owner : ludo::seats(s.chosen.players)) {
            bool const may_play_drawn = s.now == G::phase::drawn && owner == s.turn;
            cards hand = s.hands.of(owner);
            if (may_play_drawn && !(hand.contains(s.drawn) && fitting(s).contains(s.drawn)))
                return false;
            if (may_play_drawn)
                hand.erase(s.drawn);
            for (note const& each : notes[static_cast<std::size_t>(owner.index())]) {
                int const found = (hand & each.of).size();
                if (each.how == kind::none ? found > 0 : each.how == kind::one ? found != 1 : found == 0)
                    return false;
            }
        }
        bool const has_to_play = s.now == G::phase::choosing && s.stock.size() == 0;
        return !has_to_play || !(s.hands.of(s.turn) & fitting(s)).empty();
    }

    std::array<std::vector<note>, ludo::most_seats> notes;
};
