#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <ludo/core/action_set.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/games/calcory/actions.hpp>
#include <ludo/games/calcory/box.hpp>
#include <ludo/games/calcory/knowledge.hpp>
#include <ludo/games/calcory/positions.hpp>
#include <ludo/games/calcory/refusal.hpp>
#include <ludo/games/calcory/sentences.hpp>
#include <ludo/games/calcory/telling.hpp>

namespace ludo::calcory_game {

/// Calcory, a game of memory and sums by Frank Nestel and Doris Matthäus, in the order of its rule sheet. What the sheet
/// leaves open is decided in lines marked `ruling`, with the number that it has in games/README.md; if a table may decide
/// otherwise, there is an option.
struct calcory {
    static constexpr std::string_view name = "calcory";
    static constexpr phrase title{"Calcory", "Calcory"};

    // ---- Material (see calcory/box.hpp)

    static constexpr player_range seats = calcory_game::seats;
    using card = calcory_game::card;
    using cell = calcory_game::cell;
    static constexpr auto const& deck = calcory_game::deck;

    using options = calcory_game::options;
    static constexpr auto const& option_list = calcory_game::option_list;
    using game_phase = calcory_game::game_phase;
    using state = calcory_game::state;
    using action = calcory_game::action;

    // ---- Object of the game: to win the most cards, with sets whose sum comes close to thirteen

    static constexpr best wins = best::highest;

    // ---- Preparation

    /// Shuffles the cards and lays them face down, row by row.
    static constexpr auto pack(options const&) { return deck.cards; }
    static constexpr state deal(options const& chosen, rng& luck) {
        auto cards = pack(chosen);
        luck.shuffle(cards);
        return lay_out(chosen, cards);
    }
    static constexpr state lay_out(options const& chosen, std::array<card, deck.size()> const& cards) {
        LUDO_EXPECTS(!wrong_with<calcory>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        s.phase = game_phase::turning;
        s.table = spread<cell, card>(cards);
        return s;
    }

    // ---- Course of the game

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (a.is<"turn">())
            turn_over(s, a.with<"turn">());
        else if (a.is<"stop">())
            stop(s);
        else if (a.is<"return">())
            choose_returned(s, a.with<"return">());
        else
            place_returned(s, a.with<"to">());
    }

private:
    // ---- Turning cards over

    LUDO_INLINE static constexpr void turn_over(state& s, cell on) {
        s.open.add(s.table.turn_over(on));
        recognise(s, on);
        bool const failed = s.open.failed(); // ruling C2: two zeros of one turn fail like too high a sum
        turn_back_if(failed, s);
        if (s.open.sum() == thirteen) [[unlikely]]
            collect_thirteen(s);
        else if (s.table.down().empty()) [[unlikely]]
            stop(s); // ruling C16: where no card is left to turn over, the turn ends as by a stop
        else
            next_seat_if(failed, s);
    }

    /// The cards turned over go face down again. Without a branch, as it cannot be predicted.
    static constexpr void turn_back_if(bool condition, state& s) {
        s.table.turn_back_if(condition);
        s.open.clear_if(condition);
    }

    static constexpr void fail(state& s) {
        turn_back_if(true, s);
        next_turn(s);
    }

    static constexpr void collect_thirteen(state& s) {
        if (s.chosen.thirteen_removes_marks) // ruling C8: otherwise marks stay, and can still be beaten or collected
            remove_marks(s);
        s.phase = game_phase::returning;
    }

    // ---- Raising

    LUDO_SELDOM static constexpr void stop(state& s) {
        if (!raises(s) || !enough_markers(s)) // ruling C9: too few markers only where turning ended for want of cards
            return fail(s);
        remove_marks(s);
        s.table.leave_up();
        s.marker = s.turn;
        s.marked = s.open;
        s.open = {};
        next_turn(s);
    }

    static constexpr void remove_marks(state& s) {
        s.table.turn_up_back();
        s.marker = nobody;
        s.marked = {};
    }

    /// The turn goes round. Marks that come back to their owner are collected; a seat with nothing to turn over is passed over.
    static constexpr void next_turn(state& s) {
        s.phase = game_phase::turning;
        do
            next_seat_if(true, s);
        while (s.phase == game_phase::turning && s.table.down().empty());
    }
    /// Goes on to the next seat.
    static constexpr void next_seat_if(bool condition, state& s) {
        s.turn = s.turn.next_if(condition, s.chosen.players);
        if (s.marker == s.turn) [[unlikely]]
            collect_marks(s);
    }

    static constexpr void collect_marks(state& s) {
        s.table.take_up();
        s.open = s.marked;
        s.marker = nobody;
        s.marked = {};
        if (s.open.count() == 1)
            return end(s);
        s.phase = game_phase::returning;
    }

    // ---- One of the cards goes back, face down; the others go to the pile

    static constexpr void choose_returned(state& s, cell from) { // ruling C11: the collector chooses the card and the space
        s.held = s.table.at(from);
        s.phase = game_phase::placing;
    }

    LUDO_SELDOM static constexpr void place_returned(state& s, cell to) {
        bool const open = s.chosen.reveal_returned_card; // ruling C12: otherwise nobody else learns which card goes back
        bool back = false;
        s.table.take_turned([&](card one) {
            if (!open)
                s.won.win_but_one(one, to);
            else if (one == s.held && !back)
                back = true;
            else
                s.won.win(one, s.turn);
        });
        s.table.lay(to, s.held);
        if (open)
            s.table.show(to);
        else
            s.sealed.insert(to, s.turn);
        s.pile[s.turn] = static_cast<std::uint8_t>(s.pile[s.turn] + s.open.count() - 1);
        s.held = {};
        s.open = {};
        next_turn(s);
    }

    /// A card that was laid back unseen is turned over: now everybody knows which card of its set it was.
    static constexpr void recognise(state& s, cell on) {
        if (s.sealed.any().contains(on)) {
            s.won.settle(on, s.table.at(on), s.sealed.owner(on));
            s.sealed.erase(on);
        }
    }

    // ---- End of the game: a single marked card that comes back to its owner

    static constexpr void end(state& s) {
        s.table.take_turned([&](card last) { s.won.win(last, s.turn); });
        ++s.pile[s.turn];
        s.open = {};
        s.turn = nobody;
        s.phase = game_phase::over;
    }

public:
    static constexpr seat_numbers scores(state const& s) { // ruling C17: equal piles share the place; cards left count nothing
        seat_numbers won(s.chosen.players);
        for (seat each : each_seat(s.chosen.players))
            won[each] = s.pile[each];
        return won;
    }

    // ---- What may be done, said twice

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr seat turn(state const& s) { return s.turn; }

    LUDO_INLINE static constexpr action_set<action> actions(state const& s) { return calcory_game::actions(s); }

    static constexpr auto const& rules = calcory_game::rules;
    static constexpr rule const* refusal(state const& s, action a) { return calcory_game::refusal(s, a); }

    // ---- What is known (see calcory/knowledge.hpp)

    /// Other seats do not learn which card goes back, unless the option says so.
    static constexpr bool secret(state const& s, action a) { return a.is<"return">() && !s.chosen.reveal_returned_card; }

    static constexpr state view(state const& s, seat viewer) { return calcory_game::view(s, viewer); }
    static constexpr void forget(state& s, seat) { calcory_game::forget(s); }
    using imagined = calcory_game::imagined;
    static constexpr state determinize(state const& view, rng& luck) { return imagined(view).draw(luck); }

    static constexpr int piece_kinds = card::count;
    static constexpr int in_box(options const&, int kind) { return deck.copies(card::from_index(kind)); }
    static constexpr void each_piece(state const& s, auto visit) { calcory_game::each_piece(s, visit); }

    // ---- Texts and positions (see calcory/positions.hpp)

    static constexpr char const* validate(state const& s) { return calcory_game::validate(s); }

    // ---- What happens, in words (see calcory/telling.hpp)

    using telling = calcory_game::telling;
};

} // namespace ludo::calcory_game

namespace ludo {
using calcory_game::calcory;
}
