#pragma once

#include <cstddef>
#include <cstdint>
#include <tuple>

#include <ludo/components/card_list.hpp>
#include <ludo/components/either.hpp>
#include <ludo/components/number.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seat_set.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/games/xxl/runs/box.hpp>

namespace ludo::xxl::runs_game {

// What all seats have seen in the runs of XXL since the deal, and nobody could read off the table any more.

using seat_set = ludo::seat_set<seats.most>;
using place_number = number<seats.most + 1>; // the hand of each seat and, after those, the display

/// Where a card lay before it moved; "later" if the run of the turn had been laid.
struct move : choice<move, step<verb<"from", place_number, card>, verb<"later", place_number, card>>>, notation_of<card> {
    static constexpr int display = seats.most;
    static constexpr move from(int place, card moved, bool after_run) {
        return after_run ? make<"later">(place_number(place), moved) : make<"from">(place_number(place), moved);
    }
    [[nodiscard]] constexpr int place() const { return index() % place_number::count; }
    [[nodiscard]] constexpr card what() const { return card::from_index(index() / place_number::count % card::count); }
    friend constexpr bool operator==(move, move) = default;
};

/// A card that came to a hand unseen leaves it, or is shown there; so many others of that kind lay there.
struct departure : choice<departure, step<verb<"left", number<seats.most>, number<hand_size>, card>>>, notation_of<card> {
    static constexpr departure of(seat owner, int others, card gone) {
        return make<"left">(number<seats.most>(owner.index()), number<hand_size>(others), gone);
    }
    [[nodiscard]] constexpr seat owner() const { return seat(std::get<0>(with<"left">()).index()); }
    [[nodiscard]] constexpr int others() const { return std::get<1>(with<"left">()).index(); }
    [[nodiscard]] constexpr card what() const { return std::get<2>(with<"left">()); }
    friend constexpr bool operator==(departure, departure) = default;
};

/// If it was agreed that the highest hand begins: who began, and what was dealt to each, as far as that is known.
struct highest_hand {
    seat began = nobody;
    per_seat<std::uint8_t, seats.most> dealt; // totals; 0 if not known
    card_list<departure, card::count> gone;   // from the first to the last
    friend constexpr bool operator==(highest_hand const&, highest_hand const&) = default;

    static constexpr auto members() {
        return std::tuple{member{"began", &highest_hand::began}, member{"dealt", &highest_hand::dealt},
                          member{"gone", &highest_hand::gone}};
    }
};

struct memory {
    static constexpr int most_moves = 22;

    seat_set stuck;                   // seats passed over with cards in hand: they have no run
    seat_set ready;                   // seats that ended a turn without a run while the display was empty: they have one
    card_list<move, most_moves> past; // once the stock is empty: swaps, before each of which somebody could lay a run
    runs_game::highest_hand highest_hand;
    friend constexpr bool operator==(memory const&, memory const&) = default;

    constexpr void sleep() { *this = {}; }
    constexpr void hide_from(seat viewer) {
        for (seat each : each_seat(seats.most))
            highest_hand.dealt[each] = each == viewer ? highest_hand.dealt[each] : std::uint8_t{};
    }

    static constexpr auto members() {
        return std::tuple{member{"stuck", &memory::stuck}, member{"ready", &memory::ready}, member{"past", &memory::past},
                          member{"highest_hand", &memory::highest_hand}};
    }

    // ---- What `play` tells, with the table as it lies at that moment

    constexpr void saw_deal(auto const& table) {
        if (!box::highest_begins(table.chosen))
            return;
        highest_hand.began = table.turn;
        for (seat each : each_seat(table.chosen.players))
            highest_hand.dealt[each] = static_cast<std::uint8_t>(total(table.hands.of(each)));
    }

    /// A card is about to leave the hand of the seat whose turn it is, or to be shown there.
    LUDO_INLINE constexpr void saw_card(auto const& table, card seen) {
        if (highest_hand.began != nobody) [[unlikely]]
            note_departure(table.turn, seen, table.hands);
    }

    /// A card is swapped for one on display. With an empty stock, somebody could lay a run then, or the game would have ended.
    constexpr void saw_swap(auto const& table, card given, card taken) {
        if (table.stock.size() > 0)
            return;
        note(table.turn.index(), given, table.laid_run);
        note(move::display, taken, table.laid_run);
    }

    /// The named cards are about to be laid as a run. If none of them has moved, it could have been laid all the time, and earlier
    /// swaps tell nothing more.
    constexpr void saw_run(auto const& table) {
        ready = ready - seat_set::of(table.turn);
        bool moved = false;
        for (move each : past)
            moved = moved || table.named.contains(each.what());
        if (!moved)
            past = {};
        else
            for (card each : table.named)
                note(table.display.contains(each) ? move::display : table.turn.index(), each, false);
    }

    /// A turn ends without a run; where there is no display, it would have been passed over if no run were in the hand.
    constexpr void saw_end(auto const& table) { ready.insert(table.turn, table.display.empty() && !table.laid_run); }
    constexpr void saw_passed_over(auto const& table) { stuck.insert(table.turn); }

    /// The game is over, and all hands are shown.
    constexpr void saw_finish() {
        past = {};
        highest_hand = {};
    }

private:
    /// Where there is no room for another move, the oldest one is forgotten.
    constexpr void note(int place, card moved, bool after_run) {
        if (past.size() == most_moves) {
            for (std::size_t i = 1; i < most_moves; ++i)
                past[i - 1] = past[i];
            past.take_last();
        }
        past.add(move::from(place, moved, after_run));
    }
    LUDO_SELDOM constexpr void note_departure(seat owner, card seen, box::hands const& hands) {
        cards const unseen = hands.of(owner) - hands.open(owner);
        if (unseen.contains(seen) && highest_hand.gone.size() < card::count)
            highest_hand.gone.add(departure::of(owner, unseen.size() - 1, seen));
    }
};

} // namespace ludo::xxl::runs_game
