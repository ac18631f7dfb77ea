#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include <ludo/components/unseen_cards.hpp>
#include <ludo/games/xxl/runs/actions.hpp>
#include <ludo/games/xxl/runs/knowledge.hpp>
#include <ludo/games/xxl/runs/past.hpp>

namespace ludo::xxl::runs_game {

/// The hidden cards may lie anywhere; but a run that was begun can be completed; somebody could lay a run whenever the game went
/// on because of that; a seat that was passed over has no run; and the seat that began can have had the highest hand.
struct imagined {
    constexpr explicit imagined(state const& seen) : view(seen) {
        for (seat each : players())
            places[each] = known.come(each, cards::all(), view.hands.hidden(each));
        if (view.phase != game_phase::over)
            tell();
        possible = known.lay(unknown(view).value_or(cards()), [this](auto const& card_of) { return how_wrong(card_of); });
    }

    /// A world that this could be a view of; undefined if there is none.
    constexpr state draw(rng& luck) {
        state full = view;
        auto const wrong = [this](auto const& card_of) { return how_wrong(card_of); };
        full.stock.imagine(known.draw(luck, wrong, [&](seat owner, auto, card one) { full.hands.imagine(owner, one); }), luck);
        full.highest.imagine(full.chosen.players, full.hands);
        return full;
    }

    state view;
    bool possible;

private:
    /// A moment at which somebody could lay a run: what the known cards of each hand and the display showed.
    struct occasion {
        per_seat<xxl::shown, seats.most> hands;
        xxl::shown displayed;
    };

    [[nodiscard]] constexpr each_seat players() const { return each_seat(view.chosen.players); }

    constexpr void tell() {
        bool const turn_began = fresh(view) && view.stock_was_empty;
        must_lay = view.ready;
        if (turn_began && !can_swap(view)) // otherwise it would have been passed over
            must_lay |= seat_set::of(view.turn);
        if (turn_began || goes_on(view))
            note(view);
        for (state then = view; then.past.size() > 0;)
            if (step_back(then).told(view))
                note(then);
        any = count > 0 || view.phase == game_phase::laying || !(must_lay | view.stuck).empty() || view.highest.tells();
    }
    constexpr void note(state const& then) {
        occasion& added = occasions[count++];
        for (seat each : players())
            added.hands[each] = xxl::shown(view.chosen.deck, then.hands.of(each));
        added.displayed = then.displayed;
    }

    /// By how much do these cards fail to agree with all of that?
    template <typename CardOf>
    constexpr int how_wrong(CardOf const& card_of) const {
        if (!any)
            return 0;
        per_seat<cards, seats.most> hidden;
        per_seat<xxl::shown, seats.most> showing;
        for (seat each : players()) {
            for (auto slot : places[each])
                hidden[each].insert(card_of(slot));
            showing[each] = xxl::shown(view.chosen.deck, hidden[each]);
        }
        int wrong = view.highest.too_little(view.chosen, view.hands, hidden);
        if (view.phase == game_phase::laying)
            wrong += missing(view, showing[view.turn] | xxl::shown(view.chosen.deck, view.hands.of(view.turn)));
        for (std::size_t i = 0; i < count; ++i) {
            int least = run_size;
            for (seat each : players())
                least = (std::min)(least, (occasions[i].hands[each] | showing[each]).missing(occasions[i].displayed));
            wrong += least;
        }
        for (seat owner : must_lay | view.stuck) {
            int const least = (showing[owner] | xxl::shown(view.chosen.deck, view.hands.of(owner))).missing(view.displayed);
            wrong += view.stuck.contains(owner) ? least == 0 : least;
        }
        return wrong;
    }

    per_seat<unseen_cards<card>::slot_set, seats.most> places;
    unseen_cards<card> known;
    std::array<occasion, most_past / 2 + 1> occasions;
    std::size_t count = 0;
    seat_set must_lay;
    bool any = false;
};

} // namespace ludo::xxl::runs_game
