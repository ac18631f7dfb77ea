#pragma once

#include <ludo/components/census.hpp>
#include <ludo/core/first_wrong.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/games/bonbons/state.hpp>

namespace ludo::bonbons_game {

/// Has the wrapper been turned over? And how many round tiles were laid aside, the fifth one among them?
constexpr bool unwrapped(state const& s) {
    for (cell at : s.squares.up())
        if (s.squares.at(at) == wrapper)
            return true;
    return false;
}
constexpr int laid_aside(state const& s) { return in_play(s.chosen, round_tiles).total() - dealt * s.chosen.players; }

/// Every tile is in one place.
constexpr char const* check_tiles(state const& s) {
    if (!s.squares.seen_are_known() || !s.rounds.seen_are_known())
        return "squares and rounds: tiles that lie face up or were seen must be known";
    if (!(s.covered - s.rounds.down()).empty() || s.covered.size() > (s.chosen.quick ? 0 : 1))
        return "covered takes at most one slot, whose tile lies face down";
    census<square> squares = in_play(s.chosen, square_tiles);
    census<round> rounds = in_play(s.chosen, round_tiles);
    for (int i = 0; i < coins * s.covered.size(); ++i)
        squares.remove(coin);
    if (!s.squares.take_known(cells::all(), squares))
        return "squares: a tile that lies there is also elsewhere, or is not in the box";
    if (squares.total() != s.squares.hidden().size() || !(s.squares.taken() - cells_in_play(s.chosen)).empty())
        return "squares: every square tile of the box must be in one place";
    if (!s.rounds.take_known(slot_set::all(), rounds) || !s.reserve.take_known(rounds))
        return "rounds and reserve: a tile that lies there is also elsewhere, or is not in the box";
    if (rounds.total() != s.rounds.hidden().size() + s.reserve.hidden())
        return "rounds and reserve: every round tile of the box must be in one place";
    return nullptr;
}

/// Tiles that stay face up are pairs, but for the wrapper.
constexpr char const* check_pairs(state const& s) {
    census<round> found;
    for (cell at : s.squares.up()) {
        if (s.squares.at(at) == coin)
            return "squares: coins do not stay face up";
        if (s.squares.at(at) != wrapper)
            found.add(round::from_index(s.squares.at(at).index()));
    }
    bool pairs = true;
    for (slot at : s.rounds.up())
        pairs &= found.remove(s.rounds.at(at));
    if (s.phase == game_phase::give && s.rounds.turned().size() == 1)
        pairs &= found.remove(s.rounds.at(s.rounds.turned().first()));
    if (!pairs || found.total() > 0)
        return "squares and rounds: tiles that stay face up must be pairs";
    return nullptr;
}

/// Four round tiles lie before each seat, and the wrapper gave somebody a fifth.
constexpr char const* check_slots(state const& s) {
    slot_set const dealt_to_all = dealt_slots(s.chosen), others = s.rounds.taken() - dealt_to_all;
    if (!(dealt_to_all - s.rounds.taken()).empty() || (!others.empty() && others.first().owner().index() >= s.chosen.players))
        return "rounds: four tiles must lie before each seat that plays";
    int const fifths = others.size();
    if (fifths != (unwrapped(s) && laid_aside(s) > 0))
        return "rounds: there is a fifth tile once the wrapper has been turned over, and only then";
    if (s.reserve.size() != laid_aside(s) - fifths)
        return "reserve: it must have the tiles that were not dealt";
    return nullptr;
}

constexpr char const* check_winner(state const& s) {
    if ((s.winner == nobody) == (s.phase == game_phase::over) || s.winner.index() >= s.chosen.players)
        return "winner takes the seat that has won, or nobody before the game is over";
    for (seat owner : each_seat(s.chosen.players)) {
        bool const all = ((rows::of(owner) & s.rounds.down_or_turned()) - s.covered).empty();
        if (all != (owner == s.winner))
            return "winner: whoever has found all tiles has won, and nobody else";
    }
    return nullptr;
}

/// What lies open fits what comes next.
constexpr char const* check_phase(state const& s) {
    int const squares_open = s.squares.turned().size();
    int const rounds_open = s.rounds.turned().size();
    int coins_open = 0;
    for (cell at : s.squares.turned()) {
        if (s.squares.at(at) == wrapper)
            return "squares: the wrapper stays face up for good as soon as it is turned over";
        coins_open += s.squares.at(at) == coin;
    }
    auto const open = [&](int square_tiles_open, int round_tiles_open, int coins_among_them) {
        return squares_open == square_tiles_open && rounds_open == round_tiles_open && coins_open == coins_among_them;
    };
    bool const has_wrapper = unwrapped(s), any_found = s.squares.up().size() > has_wrapper;
    bool const hit = any_found || (has_wrapper && s.chosen.after_wrapper == going_on::new_attempt) ||
                     (!s.covered.empty() && s.chosen.replay_after_coins);
    bool const just_unwrapped = has_wrapper && s.turn != nobody && s.chosen.after_wrapper == going_on::round_tile &&
                                (laid_aside(s) == 0 || (s.rounds.down() - s.rounds.seen() - s.covered).contains(fifth(s.turn)));
    bool fits = false;
    switch (s.phase) {
    case game_phase::over:
    case game_phase::begin: fits = open(0, 0, 0); break;
    case game_phase::again: fits = open(0, 0, 0) && hit; break;
    case game_phase::after_square: fits = open(1, 0, 0) || (open(1, 0, 1) && s.chosen.coins_only_at_turn_start && hit); break;
    case game_phase::after_round: fits = open(0, 1, 0); break;
    case game_phase::after_coin: fits = open(1, 0, 1); break;
    case game_phase::after_two_coins: fits = open(2, 0, 2); break;
    case game_phase::after_wrapper: fits = open(0, 0, 0) && just_unwrapped; break;
    case game_phase::give: fits = open(0, 1, 0) && s.rounds.turned().first().owner() != s.turn; break;
    case game_phase::cover: fits = open(3, 0, coins); break;
    default: break;
    }
    return fits ? nullptr : "phase: it does not fit the tiles that are turned over";
}

/// A position from outside, whole or seen by a seat: does it agree with itself, and can play go on from it?
constexpr char const* validate(state const& s) {
    return first_wrong(s, check_tiles, check_pairs, check_slots, check_winner, check_phase);
}

} // namespace ludo::bonbons_game
