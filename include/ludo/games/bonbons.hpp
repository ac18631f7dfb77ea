#pragma once

#include <array>
#include <string_view>

#include <ludo/core/action_set.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/games/bonbons/knowledge.hpp>
#include <ludo/games/bonbons/positions.hpp>
#include <ludo/games/bonbons/refusal.hpp>
#include <ludo/games/bonbons/telling.hpp>
#include <ludo/turns/reveal/laying.hpp>

namespace ludo::bonbons_game {

/// Bonbons, a game of memory and theft by Marc André, in the order of its rule sheet: a mark such as `"Vol"` is the heading under
/// which the sheet says so. What it leaves open is decided in lines marked `ruling`, with the number that it has in
/// games/README.md; if a table may decide otherwise, there is an option (`s.chosen`, see bonbons/box.hpp).
struct bonbons {
    static constexpr std::string_view name = "bonbons";
    static constexpr phrase title{"Bonbons", "Bonbons"};

    // ---- Material (see bonbons/box.hpp and bonbons/state.hpp)

    static constexpr player_range seats = bonbons_game::seats;
    using square = bonbons_game::square; // a square tile
    using round = bonbons_game::round;   // a round tile
    using cell = bonbons_game::cell;     // where a square tile lies
    using slot = bonbons_game::slot;     // where a round tile lies, before its owner
    using options = bonbons_game::options;
    using kinds = bonbons_game::kinds;
    using going_on = bonbons_game::going_on;
    static constexpr auto const& option_list = bonbons_game::option_list;
    using game_phase = bonbons_game::game_phase; // what comes next
    using state = bonbons_game::state;
    using action = bonbons_game::action;

    // ---- Setting up

    static constexpr state deal(options const& chosen, rng& luck) {
        auto squares = square_tiles.cards;
        auto rounds = round_tiles.cards;
        luck.shuffle(squares);
        luck.shuffle(rounds);
        return lay_out(chosen, squares, rounds);
    }
    /// "Mise en place": the squares lie in the middle, row by row, and four round tiles before each player, seat 0 first, all face down;
    /// the others are laid aside. "Variante rapide": tiles that are not in play are left out.
    static constexpr state lay_out(options const& chosen, std::array<square, square_tiles.size()> const& squares,
                                   std::array<round, round_tiles.size()> const& rounds) {
        LUDO_EXPECTS(!wrong_with<bonbons>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        s.turn = chosen.first; // "Tour de jeu": the youngest begins. ruling B24: seat 0, unless the table says so
        s.phase = game_phase::begin;
        lay_face_down(s.squares, cells_in_play(chosen), squares, [&](square tile) { return plays(chosen, tile); });
        for (round tile : rounds)
            if (plays(chosen, tile))
                s.reserve.lay(tile);
        for (slot at : dealt_slots(chosen))
            s.rounds.lay(at, s.reserve.draw());
        return s;
    }

    // ---- Object of the game

    static constexpr best wins = best::highest; // "But du jeu": the first to have all tiles face up has 1 point, others have 0

    // ---- Course of a turn: one attempt to find a pair, and another one after each pair

    /// "Tour de jeu": a square tile and a round one, in either order.
    static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal; // `insert_each(first, things)`: the same action with each of these things
        if (s.phase == game_phase::give)
            legal.insert_each(action::give({}), own_face_down(s)); // "Vol". ruling B4: a face-down tile, of the thief's choice
        else if (s.phase == game_phase::cover)
            legal.insert_each(action::cover({}), own_face_down(s)); // "Monnaie". ruling B16: the same
        else if (s.phase != game_phase::over) {
            bool const any = s.chosen.any_two_tiles; // ruling B10: or two of a kind, which are never a pair
            if ((any || s.phase != game_phase::after_square) && s.phase != game_phase::after_wrapper)
                legal.insert_each(action::flip(cell()), s.squares.down());
            if ((any || s.phase != game_phase::after_round) && s.phase != game_phase::after_two_coins)
                legal.insert_each(action::flip(slot()), face_down(s));
            // ruling B11: no stop before the first tile. ruling B9: nor after a round one. ruling B15: but after a coin or two
            legal.insert(action::stop(), s.phase != game_phase::begin && s.phase != game_phase::after_round);
        }
        return legal;
    }

    static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (a.is<"flip">()) {
            place const on = a.with<"flip">();
            if (on.is<cell>())
                flip_square(s, on.as<cell>());
            else
                flip_round(s, on.as<slot>());
        } else if (a.is<"stop">())
            end_turn(s); // "Tour de jeu": after a square tile a player may do nothing else
        else if (a.is<"give">())
            give(s, slot(s.turn, a.with<"give">()));
        else
            cover(s, slot(s.turn, a.with<"cover">()));
    }

private:
    static constexpr bool begins_attempt(state const& s) { return s.phase == game_phase::begin || s.phase == game_phase::again; }

    static constexpr void flip_square(state& s, cell on) {
        square const turned = s.squares.turn_over(on); // "Tour de jeu": all players see it
        if (turned == wrapper) [[unlikely]]
            unwrap(s, on);
        else if (turned == coin && begins_or_follows_coins(s))
            s.phase = after_coins(s.squares.turned().size());
        else if (begins_attempt(s))
            s.phase = game_phase::after_square;
        else if (s.phase == game_phase::after_round)
            compare(s);
        else
            end_turn(s); // "Monnaie": no coin, after one or two of them; or, by option, a second square
    }

    static constexpr void flip_round(state& s, slot on) {
        s.rounds.turn_over(on);
        if (begins_attempt(s))
            s.phase = game_phase::after_round;
        else if (s.phase == game_phase::after_square)
            compare(s);
        else
            end_turn(s); // ruling B14: it finds nothing after a coin; nor, by option, after a round tile or the wrapper
    }

    /// "Tour de jeu": an identical pair stays face up, and the player may go on; otherwise both are turned back, and the turn ends.
    static constexpr void compare(state& s) {
        cell const found = s.squares.turned().first();
        slot const where = s.rounds.turned().first();
        if (!identical(s.squares.at(found), s.rounds.at(where)))
            return end_turn(s);
        s.squares.leave_up();
        if (where.owner() == s.turn) {
            s.rounds.leave_up();
            end_attempt(s, true); // ruling B2: he may go on, or stop
        } else
            s.phase = game_phase::give; // "Vol": it is stolen
    }

    static constexpr void turn_back(state& s) {
        s.squares.turn_back();
        s.rounds.turn_back();
    }

    /// "Tour de jeu": what was turned over, and is no pair, is turned back; then the turn is that of the player to the left.
    static constexpr void end_turn(state& s) {
        turn_back(s);
        s.turn = s.turn.next(s.chosen.players);
        s.phase = game_phase::begin;
    }

    // ---- Theft

    /// "Vol": the stolen tile lies face up before the thief, where his own tile lay; that one lies face down where the stolen tile lay.
    static constexpr void give(state& s, slot own) { // ruling B5: nobody looks at it. ruling B6: each lies where the other one lay
        s.rounds.exchange(s.rounds.turned().first(), own);
        s.rounds.leave_up();
        end_attempt(s, s.chosen.replay_after_steal); // ruling B3: as after any pair, unless the table says otherwise
    }

    // ---- End of the game, and victory

    /// "Fin du jeu et victoire": a player wins whose round tiles all lie face up at the end of his turn. ruling B22: and he does not go on
    static constexpr void end_attempt(state& s, bool may_go_on) {
        if (own_face_down(s).empty()) {
            s.winner = s.turn;
            s.turn = nobody;
            s.phase = game_phase::over;
        } else if (may_go_on)
            s.phase = game_phase::again;
        else
            end_turn(s);
    }

    // ---- Special tiles: the coins

    /// "Monnaie": a turn begins with a coin, and the others follow. ruling B12: any attempt of a turn, unless the table says otherwise
    static constexpr bool begins_or_follows_coins(state const& s) {
        return s.phase == game_phase::begin || (s.phase == game_phase::again && !s.chosen.coins_only_at_turn_start) ||
               s.phase == game_phase::after_coin || s.phase == game_phase::after_two_coins;
    }

    static constexpr game_phase after_coins(int turned) {
        return turned == 1 ? game_phase::after_coin : turned == 2 ? game_phase::after_two_coins : game_phase::cover;
    }

    /// "Monnaie": the three coins lie on a round tile of the player's from now on, which counts as found.
    static constexpr void cover(state& s, slot own) {
        s.squares.take_turned();
        s.covered.insert(own);
        end_attempt(s, s.chosen.replay_after_coins); // ruling B17: the turn is over, unless the table says otherwise
    }

    // ---- Special tiles: the empty wrapper

    /// "Emballage vide": it stays face up, and the player gets one more round tile, face down.
    static constexpr void unwrap(state& s, cell on) {
        bool const was_first = begins_attempt(s);
        s.squares.leave_up(on);
        turn_back(s);
        if (s.reserve.size() > 0) // ruling B20: with nothing laid aside there is no fifth tile
            s.rounds.lay(fifth(s.turn), s.reserve.draw());
        if (was_first && s.chosen.after_wrapper == going_on::round_tile)
            s.phase = game_phase::after_wrapper; // ruling B19: a round tile may follow only if the table says so
        else
            end_attempt(s, s.chosen.after_wrapper == going_on::new_attempt);
    }

public:
    static constexpr seat_numbers scores(state const& s) { // ruling B25: the winner is first, all others are second
        seat_numbers points(s.chosen.players);
        if (s.winner != nobody)
            points[s.winner] = 1;
        return points;
    }

    // ---- Why something may not be done (see bonbons/refusal.hpp)

    static constexpr auto const& rules = bonbons_game::rules;
    static constexpr rule const* refusal(state const& s, action a) { return bonbons_game::refusal(s, a); }

    // ---- What is known (see bonbons/knowledge.hpp), and in words

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr seat turn(state const& s) { return s.turn; }
    static constexpr bool secret(state const&, action) { return false; } // everything is done in plain sight
    static constexpr state view(state const& s, seat viewer) { return bonbons_game::view(s, viewer); }
    static constexpr state determinize(state const& view, rng& luck) { return bonbons_game::determinize(view, luck); }
    static constexpr int piece_kinds = square::count + round::count;
    static constexpr int in_box(options const& chosen, int kind) { return bonbons_game::in_box(chosen, kind); }
    static constexpr void each_piece(state const& s, auto visit) { bonbons_game::each_piece(s, visit); }
    static constexpr char const* validate(state const& s) { return bonbons_game::validate(s); }
    using telling = bonbons_game::telling;
};

} // namespace ludo::bonbons_game

namespace ludo {
using bonbons_game::bonbons;
}
