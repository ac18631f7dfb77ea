#pragma once

#include <algorithm>
#include <optional>

#include <ludo/components/pieces.hpp>
#include <ludo/components/unknown_cards.hpp>
#include <ludo/games/xxl/runs/digit_set.hpp>
#include <ludo/games/xxl/runs/state.hpp>

namespace ludo::xxl::runs_game {

/// A seat knows its own hand, the open cards of the others, and what lies on the table; once the game is over all hands are
/// shown.
constexpr state view(state const& s, seat viewer) {
    state seen = s;
    if (s.phase != game_phase::over)
        seen.hands.hide_from(viewer);
    seen.remembered.hide_from(viewer);
    seen.stock.hide();
    return seen;
}

/// What is in sight of others' hands are the cards that are being laid or swapped.
constexpr void forget(state& s, seat viewer) {
    if (viewer != s.turn && s.phase != game_phase::over)
        for (card each : s.named - s.display)
            s.hands.imagine(s.turn, each);
    s.remembered.sleep();
}

/// How many cards does the run that has been begun still lack, if the hand shows this?
constexpr int missing(state const& s, xxl::digit_set hand) {
    bool from_hand = false;
    int lacking = 0;
    int digit = xxl::digits;
    for (card each : s.named) {
        digit = (std::min)(digit, s.chosen.deck.digit(each, s.colour));
        from_hand = from_hand || s.hands.of(s.turn).contains(each);
    }
    int const end = digit + run_size;
    for (digit += s.named.size(); digit < end; ++digit) {
        from_hand = from_hand || hand.has(digit, s.colour);
        lacking += !(hand | s.displayed).has(digit, s.colour);
    }
    return (std::max)(lacking, int{!from_hand});
}

/// Takes back the last move that is remembered. Returns whether somebody could lay a run before it: so it is before each swap, but
/// for one after the run of its turn, if the game ends only after a turn.
constexpr bool take_back(state& s) {
    move const last = s.remembered.past.take_last();
    card const moved = last.what();
    bool const put_down = s.display.contains(moved);
    if (put_down)
        leave_display(s, moved);
    for (seat each : each_seat(s.chosen.players)) {
        s.laid[each].erase(moved);
        if (s.hands.of(each).contains(moved))
            s.hands.remove(each, moved);
    }
    if (last.place() == move::display)
        display(s, moved);
    else
        s.hands.add_open(seat(last.place()), moved);
    return put_down && last.place() != move::display && (last.is<"from">() || s.chosen.end == ending::at_once);
}

/// The places are the hands, the display, the stock, and the cards that each seat has laid.
constexpr void each_piece(state const& s, auto visit) {
    constexpr int display = seats.most, stock = display + 1, laid = stock + 1;
    for (seat owner : each_seat(seats.most)) {
        each_piece_of(s.hands, owner, visit);
        each_piece_of(s.laid[owner], laid + owner.index(), visit);
    }
    each_piece_of(s.display, display, visit);
    each_piece_of(s.stock, stock, visit);
}

/// The cards whose place is not known; nothing if some card is not in exactly one place.
constexpr std::optional<cards> unknown(state const& s) {
    return unknown_cards<card>([&](auto visit) { each_piece(s, visit); });
}

} // namespace ludo::xxl::runs_game
