#pragma once

#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// For a game in which everybody sees everything: a game that derives from it need not say anything of views and secrets.
struct nothing_hidden {
    static constexpr bool secret(auto const&, auto) { return false; }
    template <typename State>
    static constexpr State view(State const& s, seat) {
        return s;
    }
    template <typename State>
    static constexpr State determinize(State const& s, rng&) {
        return s;
    }
};

/// The same for a game that has no cards or tiles to count, either: nor of pieces. Its state has `chosen` and `turn`.
struct open_game : nothing_hidden {
    static constexpr int players(auto const& s) { return s.chosen.players; }
    static constexpr seat turn(auto const& s) { return s.turn; }

    static constexpr int piece_kinds = 0;
    static constexpr int in_box(auto const&, int) { return 0; }
    static constexpr void each_piece(auto const&, auto) {}
};

/// The same for a game in which all is open but the luck to come (dice that are rolled after the deal), which its state has in `luck`.
struct open_but_for_luck : open_game {
    template <typename State>
    static constexpr State view(State const& s, seat) {
        State seen = s;
        seen.luck = no_luck;
        return seen;
    }
    /// Once the game is over there is no luck to imagine.
    template <typename State>
    static constexpr State determinize(State const& view, rng& luck) {
        State full = view;
        if (full.luck == no_luck && full.turn != nobody)
            full.luck = rng(luck.draw());
        return full;
    }
};

} // namespace ludo
