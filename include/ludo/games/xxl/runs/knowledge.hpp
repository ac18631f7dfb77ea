#pragma once

#include <algorithm>
#include <optional>

#include <ludo/components/pieces.hpp>
#include <ludo/components/unknown_cards.hpp>

#include <ludo/games/xxl/runs/box.hpp>
#include <ludo/games/xxl/runs/shown.hpp>

namespace ludo::xxl::runs_game {

/// A seat knows its own hand, the open cards of the others, and what lies on the table; once the game is over all hands are
/// shown.
constexpr state view(state const& s, seat viewer) {
    state seen = s;
    if (s.phase != game_phase::over)
        seen.hands.hide_from(viewer);
    seen.highest.hide(viewer);
    seen.stock.hide();
    return seen;
}

/// What is in sight of others' hands are the cards that are being laid or swapped; who could lay a run need not be remembered.
constexpr void forget(state& s, seat viewer) {
    if (viewer != s.turn && s.phase != game_phase::over)
        for (card each : s.named - s.display)
            s.hands.imagine(s.turn, each);
    s.stuck = {};
    s.ready = {};
    s.past = {};
    s.highest = {};
}

/// How many cards does the run that has been begun still lack, if the hand shows this?
constexpr int missing(state const& s, xxl::shown own) {
    bool own_one = false;
    int found = 0;
    int digit = xxl::digits;
    for (card each : s.named) {
        digit = (std::min)(digit, s.chosen.deck.digit(each, s.in));
        own_one = own_one || s.hands.of(s.turn).contains(each);
    }
    int const end = digit + run_size;
    for (digit += s.named.size(); digit < end; ++digit) {
        own_one = own_one || own.has(digit, s.in);
        found += !(own | s.displayed).has(digit, s.in);
    }
    return (std::max)(found, int{!own_one});
}

/// The places are the hands, the display, the stock, and the cards that each seat has laid.
template <typename Visit>
constexpr void each_piece(state const& s, Visit visit) {
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
