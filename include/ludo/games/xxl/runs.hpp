#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/core/action_set.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/games/xxl/runs/actions.hpp>
#include <ludo/games/xxl/runs/box.hpp>
#include <ludo/games/xxl/runs/digit_set.hpp>
#include <ludo/games/xxl/runs/imagined.hpp>
#include <ludo/games/xxl/runs/knowledge.hpp>
#include <ludo/games/xxl/runs/memory.hpp>
#include <ludo/games/xxl/runs/positions.hpp>
#include <ludo/games/xxl/runs/refusal.hpp>
#include <ludo/games/xxl/runs/sentences.hpp>
#include <ludo/games/xxl/runs/state.hpp>
#include <ludo/games/xxl/runs/telling.hpp>

namespace ludo::xxl::runs_game {

/// XXL 4, "Fournir des séries": runs of three in one colour, of cards from the hand and the display, which count their totals. Calls of
/// `s.remembered.saw_` change nothing on the table: they are about what is known of it.
struct runs : box {
    static constexpr std::string_view name = "runs";
    static constexpr phrase title{"XXL 4: Runs", "XXL 4 : Fournir des séries"};

    // ---- Material, what a table may agree on, and everything there is to know about a game in progress (see runs/box.hpp and runs/state.hpp)

    using options = runs_game::options;
    using refill = runs_game::refill;
    using ending = runs_game::ending;
    static constexpr auto const& option_list = runs_game::option_list;
    using game_phase = runs_game::game_phase;
    using state = runs_game::state;
    using action = runs_game::action;

    // ---- Preparation

    static constexpr state deal(options const& chosen, rng& luck) { return lay_out(chosen, shuffled(luck)); }

    /// The first state, with the first of these cards on top.
    static constexpr state lay_out(options const& chosen, packet const& pack) {
        LUDO_EXPECTS(!wrong_with<runs>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        auto next = pack.begin();
        for (seat each : each_seat(chosen.players))
            for (int i = 0; i < hand_size; ++i)
                s.hands.add(each, *next++);
        for (int i = 0; i < display_size; ++i)
            display(s, *next++);
        s.stock.lay(next, pack.end());
        s.turn = beginner(chosen, s.hands);
        s.phase = game_phase::choosing;
        s.remembered.saw_deal(s);
        return s;
    }

    // ---- Course of a turn: a run, and a card swapped or added; each at most once, in either order, or nothing
    // ruling F1, F2: both in a turn ("ou toutes les deux" stands in the wrong place on the sheet), swap and add are one of the two

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (a.is<"swap">())
            put_down(s, a.with<"swap">());
        else if (a.is<"add">())
            add(s, a.with<"add">());
        else if (a.is<"end">())
            end_turn(s);
        else if (a.is<"for">())
            take(s, a.with<"for">());
        else
            name_next(s, std::get<0>(a.with<"meld">()), std::get<1>(a.with<"meld">()));
    }

private:
    // ---- 1. A run of three in one colour, with at least one card from the hand and up to two from the display

    static constexpr void name_next(state& s, colour in, card next) {
        s.remembered.saw_card(s, next);
        s.hands.show(next, s.hands.of(s.turn).contains(next));
        s.named.insert(next);
        s.colour = in;
        s.phase = game_phase::laying;
        if (s.named.size() == run_size)
            lay(s);
    }

    /// The run lies before its seat; the hand is filled up, then the display. ruling F3: one for one, as far as the stock lasts
    static constexpr void lay(state& s) {
        cards const from_display = s.named & s.display;
        s.remembered.saw_run(s);
        for (card each : s.named - from_display)
            s.hands.remove(s.turn, each);
        for (card each : from_display)
            leave_display(s, each);
        s.laid[s.turn] |= s.named;
        s.laid_run = true;
        for (int missing = hand_size - s.hands.size(s.turn); missing > 0 && s.stock.size() > 0; --missing)
            s.hands.add(s.turn, s.stock.draw());
        int missing = from_display.size();
        if (s.chosen.refill == refill::up_to_two && missing > 0)
            missing = display_size - s.display.size();
        for (; missing > 0 && s.stock.size() > 0; --missing)
            display(s, s.stock.draw());
        choose_again(s);
    }

    // ---- 2. A card swapped for one on display; or one added to the display, and another drawn

    static constexpr void put_down(state& s, card given) {
        s.remembered.saw_card(s, given);
        s.hands.show(given);
        s.named.insert(given);
        s.phase = game_phase::swapping;
    }

    static constexpr void take(state& s, card wanted) {
        card const given = s.named.first();
        s.remembered.saw_swap(s, given, wanted);
        s.hands.remove(s.turn, given);
        s.hands.add_open(s.turn, wanted);
        leave_display(s, wanted);
        display(s, given);
        s.exchanged = true;
        choose_again(s);
    }

    static constexpr void add(state& s, card given) {
        s.remembered.saw_card(s, given);
        s.hands.remove(s.turn, given);
        display(s, given);
        s.hands.add(s.turn, s.stock.draw());
        s.exchanged = true;
        choose_again(s);
    }

    // ---- End of a turn. A player who can do nothing at all is passed over, which counts as a turn without an action

    static constexpr void end_turn(state& s) {
        s.remembered.saw_end(s);
        do {
            bool const looked = goes_on(s); // if it was, nothing has changed since
            count_turn(s);
            if (s.stock.size() == 0 && (s.without_run == s.chosen.players || (!looked && !anybody_can_lay(s))))
                return finish(s);
            s.turn = s.turn.next(s.chosen.players);
        } while (passed_over(s));
    }
    static constexpr void finish(state& s) {
        s.remembered.saw_finish();
        s.turn = nobody;
        s.phase = game_phase::over;
    }

    /// "Au moment où": the game can end in the middle of a turn, unless the table agreed that it ends only after a turn.
    static constexpr void choose_again(state& s) {
        s.named = {};
        s.colour = colour();
        s.phase = game_phase::choosing;
        if (!goes_on(s) || anybody_can_lay(s))
            return;
        count_turn(s);
        finish(s);
    }

    /// When all have refused, a card joins the display. ruling F11: with both actions left out, and before the end is looked at
    static constexpr void count_turn(state& s) {
        s.passes = (s.laid_run | s.exchanged) ? 0 : static_cast<std::uint8_t>(s.passes + 1);
        s.without_run = (s.laid_run | !s.stock_was_empty) ? 0 : static_cast<std::uint8_t>(s.without_run + 1);
        if (s.passes == s.chosen.players) {
            s.passes = 0;
            if (s.stock.size() > 0)
                display(s, s.stock.draw());
        }
        s.laid_run = s.exchanged = false;
        s.stock_was_empty = s.stock.size() == 0;
    }

    static constexpr bool passed_over(state& s) {
        if (s.hands.empty(s.turn))
            return true;
        if (can_swap(s) || can_add(s) || can_lay(s, s.turn))
            return false;
        s.remembered.saw_passed_over(s);
        return true;
    }

public:
    // ---- Result: the totals of the cards in the runs laid

    static constexpr best wins = best::highest;
    static constexpr seat_numbers scores(state const& s) {
        return totals(s.chosen.players, [&](seat each) { return s.laid[each]; });
    }

    // ---- What may be done, said twice

    static constexpr action_set<action> actions(state const& s) { return runs_game::actions(s); }
    static constexpr auto const& rules = runs_game::rules;
    static constexpr rule const* refusal(state const& s, action a) { return runs_game::refusal(s, a); }

    // ---- What is known (see runs/knowledge.hpp and runs/imagined.hpp)

    /// Everything is named in plain sight.
    static constexpr bool secret(state const&, action) { return false; }

    static constexpr state view(state const& s, seat viewer) { return runs_game::view(s, viewer); }
    static constexpr void forget(state& s, seat viewer) { runs_game::forget(s, viewer); }
    using imagined = runs_game::imagined;
    static constexpr state determinize(state const& view, rng& luck) {
        imagined worlds(view);
        return worlds.possible ? worlds.draw(luck)
                               : view; // if not possible, it is not a view of anything, and `validate` refuses it
    }

    static constexpr void each_piece(state const& s, auto visit) { runs_game::each_piece(s, visit); }
    static constexpr bool dealt_open(state const&, int place, int) { return place == seats.most; } // the display

    // ---- Texts and positions (see runs/positions.hpp)

    static constexpr char const* validate(state const& s) { return runs_game::validate(s); }

    // ---- What happens, in words (see runs/telling.hpp)

    using telling = runs_game::telling;
};

} // namespace ludo::xxl::runs_game

namespace ludo::xxl {
using runs_game::runs;
}
