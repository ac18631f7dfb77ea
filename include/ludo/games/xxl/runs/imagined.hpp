#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/components/draw_until.hpp>
#include <ludo/components/unseen_cards.hpp>
#include <ludo/games/xxl/runs/actions.hpp>
#include <ludo/games/xxl/runs/knowledge.hpp>

namespace ludo::xxl::runs_game {

/// A total that can have been dealt to a hand. Each card that has gone from it was, with the same probability, any of those that lay
/// there unseen.
constexpr std::uint8_t imagined_deal(state const& full, seat owner, rng& luck) {
    int missing = hand_size, total = 0;
    for (departure each : full.remembered.highest_hand.gone)
        if (each.owner() == owner && static_cast<int>(luck.below(static_cast<std::uint32_t>(each.others() + 1))) < missing) {
            total += each.what().total();
            --missing;
        }
    for (cards left = full.hands.of(owner) - full.hands.open(owner); missing > 0 && !left.empty(); --missing) {
        card const kept = left.pick(luck);
        left.erase(kept);
        total += kept.total();
    }
    return static_cast<std::uint8_t>(total);
}

/// The hidden cards may lie anywhere; but a run that was begun can be completed; somebody could lay a run whenever the game went
/// on because of that; a seat that was passed over has no run; and the seat that began had the highest hand, if that was agreed on.
struct imagined {
    constexpr explicit imagined(state const& seen) : view(seen) {
        for (seat each : players())
            slots_of[each] = known.come(each, cards::all(), view.hands.hidden(each));
        if (view.phase != game_phase::over)
            note_occasions();
        possible = known.lay(unknown(view).value_or(cards()), [this](auto const& card_of) { return distance(card_of); });
    }

    /// A world that this could be a view of; undefined if there is none.
    constexpr state draw(rng& luck) {
        state full = view;
        cards rest;
        draw_until([&] { rest = deal_hidden(full, luck); }, [&] { return highest_began(full, luck); });
        full.stock.imagine(rest, luck);
        return full;
    }

    state view;
    bool possible;

private:
    /// A moment at which somebody could lay a run: what the known cards of each hand and the display showed.
    struct occasion {
        per_seat<xxl::digit_set, seats.most> hands;
        xxl::digit_set displayed;
    };

    /// Deals the hidden cards of hands; returns those that are left.
    constexpr cards deal_hidden(state& full, rng& luck) {
        full.hands = view.hands;
        return known.draw(
            luck, [this](auto const& card_of) { return distance(card_of); },
            [&](seat owner, auto, card dealt) { full.hands.imagine(owner, dealt); });
    }

    /// Imagines which total was dealt to each hand; would the same seat begin with these?
    constexpr bool highest_began(state& full, rng& luck) const {
        highest_hand& highest = full.remembered.highest_hand;
        if (highest.began == nobody)
            return true;
        highest.dealt = view.remembered.highest_hand.dealt;
        for (seat each : players())
            if (highest.dealt[each] == 0)
                highest.dealt[each] = imagined_deal(full, each, luck);
        return highest_seat(view.chosen.first, view.chosen.players, [&](seat each) { return highest.dealt[each]; }) ==
               highest.began;
    }

    [[nodiscard]] constexpr each_seat players() const { return each_seat(view.chosen.players); }
    [[nodiscard]] constexpr xxl::digit_set shows(cards const& some) const { return xxl::digit_set(view.chosen.deck, some); }

    constexpr void note_occasions() {
        bool const turn_began = fresh(view) && view.stock_was_empty;
        must_lay = view.remembered.ready;
        must_lay.insert(view.turn, turn_began && !can_swap(view)); // otherwise it would have been passed over
        if (turn_began || goes_on(view))
            note(view);
        for (state then = view; then.remembered.past.size() > 0;)
            if (take_back(then))
                note(then);
        constrained = count > 0 || view.phase == game_phase::laying || !(must_lay | view.remembered.stuck).empty();
    }
    constexpr void note(state const& then) {
        if (count == occasions.size())
            return;
        occasion& added = occasions[count++];
        for (seat each : players())
            added.hands[each] = shows(then.hands.of(each));
        added.displayed = then.displayed;
    }

    /// How far are these cards from agreeing with all of that?
    constexpr int distance(auto const& card_of) const {
        if (!constrained)
            return 0;
        per_seat<xxl::digit_set, seats.most> hidden;
        for (seat each : players())
            for (auto slot : slots_of[each])
                hidden[each].add(view.chosen.deck, card_of(slot));
        auto const lacks = [&](seat owner) { return (hidden[owner] | shows(view.hands.of(owner))).missing(view.displayed); };
        int sum = 0;
        if (view.phase == game_phase::laying)
            sum += missing(view, hidden[view.turn] | shows(view.hands.of(view.turn)));
        for (std::size_t i = 0; i < count; ++i) {
            int least = run_size;
            for (seat each : players())
                least = (std::min)(least, (occasions[i].hands[each] | hidden[each]).missing(occasions[i].displayed));
            sum += least;
        }
        for (seat owner : must_lay)
            sum += view.remembered.stuck.contains(owner) ? 0 : lacks(owner);
        for (seat owner : view.remembered.stuck)
            sum += lacks(owner) == 0;
        return sum;
    }

    per_seat<unseen_cards<card>::slot_set, seats.most> slots_of;
    unseen_cards<card> known;
    std::array<occasion, memory::most_moves / 2 + 1> occasions; // of each swap, and of now
    std::size_t count = 0;
    seat_set must_lay;
    bool constrained = false;
};

} // namespace ludo::xxl::runs_game
