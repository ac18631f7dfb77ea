#pragma once

#include <ludo/components/census.hpp>
#include <ludo/components/pieces.hpp>
#include <ludo/games/bonbons/state.hpp>

namespace ludo::bonbons_game {

/// Everybody sees every tile that is turned over and where tiles go: all seats know the same.
constexpr state view(state const& s, seat) {
    state seen = s;
    seen.squares.hide_but(s.squares.seen());
    seen.rounds.hide_but(s.rounds.seen());
    seen.reserve.hide();
    return seen;
}

/// The unknown tiles are those left in the box, in any order: squares on the grid, round tiles before the seats and aside.
constexpr state determinize(state const& view, rng& luck) {
    state full = view;
    census<square> squares = in_play(view.chosen, square_tiles);
    census<round> rounds = in_play(view.chosen, round_tiles);
    for (int i = 0; i < coins * view.covered.size(); ++i)
        squares.remove(coin);
    view.squares.take_known(cells::all(), squares);
    view.rounds.take_known(slot_set::all(), rounds);
    view.reserve.take_known(rounds);
    full.squares.imagine(cells::all(), squares, luck);
    full.rounds.imagine(slot_set::all(), rounds, luck);
    full.reserve.imagine(rounds, luck);
    return full;
}

/// How many of a kind are in the box: first the kinds of squares, then those of round tiles.
constexpr int in_box(options const& chosen, int kind) {
    auto const copies = [&](auto tile, auto const& tiles) { return plays(chosen, tile) ? tiles.copies(tile) : 0; };
    return kind < square::count ? copies(square::from_index(kind), square_tiles)
                                : copies(round::from_index(kind - square::count), round_tiles);
}

/// The places are the cells, the slots, the tiles laid aside, and the top of a covered tile, where the coins lie.
template <typename Visit>
constexpr void each_piece(state const& s, Visit visit) {
    for (cell at : s.squares.taken())
        visit(at.index(), piece_kind(s.squares.at(at)));
    for (slot at : s.rounds.taken())
        visit(cell::count + at.index(), piece_kind(s.rounds.at(at), square::count));
    each_piece_of(s.reserve, place::count, visit, square::count);
    for (int i = 0; i < coins * s.covered.size(); ++i)
        visit(place::count + 1, coin.index());
}

} // namespace ludo::bonbons_game
