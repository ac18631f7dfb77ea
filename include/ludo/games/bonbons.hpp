#pragma once

#include <array>
#include <string_view>

#include <ludo/core/action_set.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/games/bonbons/actions.hpp>
#include <ludo/games/bonbons/box.hpp>
#include <ludo/games/bonbons/knowledge.hpp>
#include <ludo/games/bonbons/positions.hpp>
#include <ludo/games/bonbons/refusal.hpp>
#include <ludo/games/bonbons/sentences.hpp>
#include <ludo/games/bonbons/telling.hpp>
#include <ludo/turns/reveal/laying.hpp>

namespace ludo::bonbons_game {

/// Bonbons, a game of memory and theft by Marc André, in the order of its rule sheet. What the sheet leaves open is decided
/// in lines marked `ruling`, with the number that it has in games/README.md; if a table may decide otherwise, there is an option.
struct bonbons {
    static constexpr std::string_view name = "bonbons";
    static constexpr phrase title{"Bonbons", "Bonbons"};

    // ---- Material (see bonbons/box.hpp)

    static constexpr player_range seats = bonbons_game::seats;
    using square = bonbons_game::square;
    using round = bonbons_game::round;
    using cell = bonbons_game::cell;
    using slot = bonbons_game::slot;

    using options = bonbons_game::options;
    using kinds = bonbons_game::kinds;
    using going_on = bonbons_game::going_on;
    static constexpr auto const& option_list = bonbons_game::option_list;
    using game_phase = bonbons_game::game_phase;
    using state = bonbons_game::state;
    using action = bonbons_game::action;

    // ---- Preparation

    /// Shuffles the square tiles and lays them face down, row by row; shuffles the round ones and deals them.
    static constexpr state deal(options const& chosen, rng& luck) {
        auto squares = square_tiles.cards;
        auto rounds = round_tiles.cards;
        luck.shuffle(squares);
        luck.shuffle(rounds);
        return lay_out(chosen, squares, rounds);
    }
    /// Lays the tiles out in this order, leaving out those that are not in play.
    static constexpr state lay_out(options const& chosen, std::array<square, square_tiles.size()> const& squares,
                                   std::array<round, round_tiles.size()> const& rounds) {
        LUDO_EXPECTS(!wrong_with<bonbons>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        s.phase = game_phase::begin;
        lay_face_down(s.squares, cells_in_play(chosen), squares, [&](square each) { return plays(chosen, each); });
        int laid = 0;
        for (round each : rounds)
            if (!plays(chosen, each))
                continue;
            else if (laid < dealt * chosen.players) {
                s.rounds.lay(slot(seat(laid / dealt), slot_number::from_index(laid % dealt)), each);
                ++laid;
            } else
                s.rest.lay(each);
        return s;
    }

    // ---- Object of the game: to be the first whose round tiles all lie face up

    static constexpr best wins = best::highest;

    // ---- Course of a turn

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (a.is<"flip">()) {
            place const on = a.with<"flip">();
            if (on.is<cell>())
                flip_square(s, on.as<cell>());
            else
                flip_round(s, on.as<slot>());
        } else if (a.is<"stop">())
            miss(s);
        else if (a.is<"give">())
            give(s, slot(s.turn, a.with<"give">()));
        else
            cover(s, slot(s.turn, a.with<"cover">()));
    }

private:
    static constexpr void flip_square(state& s, cell on) {
        square const shown = s.squares.turn_over(on);
        if (shown == wrapper) [[unlikely]]
            return unwrap(s, on);
        switch (s.phase) {
        case game_phase::begin: s.phase = shown == coin ? game_phase::after_coin : game_phase::after_square; break;
        case game_phase::again: // ruling B12: a coin that comes first in another attempt counts as one that begins the turn
            s.phase = shown == coin && !s.chosen.coins_only_at_turn_start ? game_phase::after_coin : game_phase::after_square;
            break;
        case game_phase::after_coin: shown == coin ? void(s.phase = game_phase::after_two_coins) : miss(s); break;
        case game_phase::after_two_coins: shown == coin ? void(s.phase = game_phase::cover) : miss(s); break;
        case game_phase::after_round: compare(s); break;
        case game_phase::after_square: // two squares, where any two tiles may be turned over: never a pair
        case game_phase::over:
        case game_phase::after_wrapper:
        case game_phase::give:
        case game_phase::cover:
        default: miss(s);
        }
    }

    static constexpr void flip_round(state& s, slot on) {
        s.rounds.turn_over(on);
        if (s.phase == game_phase::begin || s.phase == game_phase::again)
            s.phase = game_phase::after_round;
        else if (s.phase == game_phase::after_square)
            compare(s);
        else
            miss(s); // after a coin, after another round tile, or after the wrapper
    }

    /// A square and a round tile are turned over: if they are a pair they stay face up, otherwise both are turned back.
    static constexpr void compare(state& s) {
        slot const where = s.rounds.turned().first();
        if (!identical(s.squares.at(s.squares.turned().first()), s.rounds.at(where)))
            return miss(s);
        s.squares.leave_up();
        if (where.owner() != s.turn) {
            s.phase = game_phase::give;
            return;
        }
        s.rounds.leave_up();
        close(s, true);
    }

    static constexpr void turn_back(state& s) {
        s.squares.turn_back();
        s.rounds.turn_back();
    }

    static constexpr void miss(state& s) {
        turn_back(s);
        next_turn(s);
    }

    static constexpr void next_turn(state& s) {
        s.turn = s.turn.next(s.chosen.players);
        s.phase = game_phase::begin;
    }

    // ---- Theft

    /// The stolen tile goes face up to the slot of the tile given for it, and that one to the other slot, face down and unseen.
    static constexpr void give(state& s, slot own) { // ruling B4: only a face-down tile is given, of the thief's choice
        s.rounds.exchange(s.rounds.turned().first(), own);
        s.rounds.leave_up();
        close(s, s.chosen.replay_after_steal);
    }

    // ---- Special tiles: the coins

    static constexpr void cover(state& s, slot own) { // ruling B16: the covered tile stays face down
        s.squares.take_turned();
        s.covered.insert(own);
        close(s, s.chosen.replay_after_coins);
    }

    // ---- Special tiles: the empty wrapper

    LUDO_SELDOM static constexpr void unwrap(state& s, cell on) {
        bool const first = s.phase == game_phase::begin || s.phase == game_phase::again;
        s.squares.leave_up(on);
        turn_back(s);
        if (s.rest.size() > 0) // ruling B20: with nothing laid aside there is no fifth tile
            s.rounds.lay(slot(s.turn, slot_number::from_index(dealt)), s.rest.draw());
        if (first && s.chosen.after_wrapper == going_on::round_tile) // ruling B19: otherwise it ends the turn, as a later tile does
            s.phase = game_phase::after_wrapper;
        else
            close(s, s.chosen.after_wrapper == going_on::new_attempt);
    }

    // ---- End of the game

    /// Settles what an attempt has brought: a player who has found all tiles wins; otherwise the turn goes on or ends.
    static constexpr void close(state& s, bool may_play_again) {
        if (missing(s, s.turn).empty()) {
            s.winner = s.turn;
            s.turn = nobody;
            s.phase = game_phase::over;
        } else if (may_play_again)
            s.phase = game_phase::again;
        else
            next_turn(s);
    }

public:
    static constexpr seat_numbers scores(state const& s) { // ruling B25: the winner is first, all others are second
        seat_numbers won(s.chosen.players);
        if (s.winner != nobody)
            won[s.winner] = 1;
        return won;
    }

    // ---- What may be done, said twice

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr seat turn(state const& s) { return s.turn; }

    static constexpr action_set<action> actions(state const& s) { return bonbons_game::actions(s); }
    static constexpr auto const& rules = bonbons_game::rules;
    static constexpr rule const* refusal(state const& s, action a) { return bonbons_game::refusal(s, a); }

    // ---- What is known (see bonbons/knowledge.hpp)

    /// Everything is done in plain sight.
    static constexpr bool secret(state const&, action) { return false; }

    static constexpr state view(state const& s, seat viewer) { return bonbons_game::view(s, viewer); }
    static constexpr state determinize(state const& view, rng& luck) { return bonbons_game::determinize(view, luck); }

    static constexpr int piece_kinds = square::count + round::count;
    static constexpr int in_box(options const& chosen, int kind) {
        auto const copies = [&](auto tile, auto const& all) { return plays(chosen, tile) ? all.of(tile) : 0; };
        return kind < square::count ? copies(square::from_index(kind), squares_in_box)
                                    : copies(round::from_index(kind - square::count), rounds_in_box);
    }
    static constexpr void each_piece(state const& s, auto visit) { bonbons_game::each_piece(s, visit); }

    // ---- Texts and positions (see bonbons/positions.hpp)

    static constexpr char const* validate(state const& s) { return bonbons_game::validate(s); }

    // ---- What happens, in words (see bonbons/telling.hpp)

    using telling = bonbons_game::telling;
};

} // namespace ludo::bonbons_game

namespace ludo {
using bonbons_game::bonbons;
}
