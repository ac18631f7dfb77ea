#pragma once

#include <cstdint>
#include <string_view>

#include <ludo/core/action_set.hpp>
#include <ludo/core/branchless.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/games/calcory/box.hpp>
#include <ludo/games/calcory/knowledge.hpp>
#include <ludo/games/calcory/positions.hpp>
#include <ludo/games/calcory/refusal.hpp>
#include <ludo/games/calcory/sentences.hpp>
#include <ludo/games/calcory/state.hpp>
#include <ludo/games/calcory/telling.hpp>

namespace ludo::calcory_game {

/// Calcory, a game of memory and sums by Frank Nestel and Doris Matthäus, in the order of its rule sheet: a mark such as
/// `// "Augmenter"` is the heading under which the sheet says so. What it leaves open is decided in lines marked `ruling`, with
/// the number that it has in games/README.md; if a table may decide otherwise, there is an option. Lines that begin with
/// `s.remembered.saw_` change nothing on the table: they are about what is known of it.
struct calcory {
    static constexpr std::string_view name = "calcory";
    static constexpr phrase title{"Calcory", "Calcory"};

    // ---- Material (see calcory/box.hpp and calcory/state.hpp)

    static constexpr player_range seats = calcory_game::seats;
    using card = calcory_game::card;
    using cell = calcory_game::cell;
    static constexpr auto const& deck = calcory_game::deck;

    using options = calcory_game::options;
    static constexpr auto const& option_list = calcory_game::option_list;
    using game_phase = calcory_game::game_phase;
    using state = calcory_game::state;
    using action = calcory_game::action;

    // ---- Object of the game

    static constexpr best wins = best::highest; // "But du jeu": the most cards

    // ---- Preparation

    static constexpr auto pack(options const&) { return deck.cards; }
    static constexpr state deal(options const& chosen, rng& luck) {
        auto cards = pack(chosen);
        luck.shuffle(cards);
        return lay_out(chosen, cards);
    }
    /// "Préparation": the cards lie face down, row by row.
    static constexpr state lay_out(options const& chosen, std::array<card, deck.size()> const& cards) {
        LUDO_EXPECTS(!wrong_with<calcory>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        s.turn = chosen.first; // "Déroulement du jeu": anybody begins. ruling C18: seat 0, unless the table says so
        s.phase = game_phase::turning;
        s.table = spread<cell, card>(cards);
        return s;
    }

    // ---- Course of the game

    LUDO_INLINE static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal; // `insert_each(first, things)`: the same action with each of these things
        if (s.phase == game_phase::turning) [[likely]] {
            legal.insert_each(action::turn({}), s.table.down()); // "Augmenter": never a marked card
            legal.insert(action::stop(), may_stop(s));
        } else if (s.phase == game_phase::returning) // ruling C11: the collector chooses the card and the space
            legal.insert_each(action::give_back({}), s.table.turned());
        else if (s.phase == game_phase::placing)
            legal.insert_each(action::to({}), cells::all() - s.table.down() - s.table.up());
        return legal;
    }

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
        card const turned = s.table.turn_over(on); // "Déroulement du jeu": all players see it
        s.remembered.saw_turned(on, turned);
        s.revealed.add(turned);
        if (s.revealed.sum > thirteen || s.revealed.zeros == 2) // "Retourner des cartes". ruling C2: two zeros fail, too
            fail(s);
        else if (s.revealed.sum == thirteen) [[unlikely]]
            collect_thirteen(s);
        else if (s.table.down().empty()) [[unlikely]]
            stop(s); // ruling C16: where no card is left to turn over, the turn ends as by a stop
    }

    /// "Retourner des cartes": all cards of this turn go face down again.
    static constexpr void fail(state& s) {
        s.table.turn_back();
        next_turn(s);
    }

    /// "Retourner des cartes": all cards of this turn are taken, and one of them goes back.
    static constexpr void collect_thirteen(state& s) {
        if (s.chosen.thirteen_removes_marks) // ruling C8: otherwise marks stay, and can still be beaten or collected
            remove_marks(s);
        s.phase = game_phase::returning;
    }

    static constexpr void choose_returned(state& s, cell from) {
        s.held = s.table.at(from);
        s.phase = game_phase::placing;
    }

    /// "Retourner des cartes": face down, on any free space; the others go to the pile.
    LUDO_SELDOM static constexpr void place_returned(state& s, cell to) {
        bool const open = s.chosen.reveal_returned_card; // ruling C12: otherwise nobody else learns which card goes back
        s.remembered.saw_collected(s.table, s.turn, to, open ? s.held : card());
        s.table.take_turned();
        s.table.lay(to, s.held);
        if (open)
            s.table.show(to);
        win(s, s.revealed.count - 1);
        s.held = {};
        next_turn(s);
    }

    /// "Retourner des cartes": who has not won any cards yet turns over two at least. ruling C4: unless the table agreed on one
    static constexpr bool enough_cards(state const& s) {
        return s.revealed.count >= (s.piled[s.turn] == 0 ? s.chosen.min_cards_without_win : 1);
    }

    /// "Retourner des cartes": marking takes a marker for each card.
    static constexpr bool enough_markers(state const& s) { return within_limit(s.revealed.count, s.chosen.markers_per_player); }

    static constexpr bool may_stop(state const& s) { // ruling C6, C9: short of the marks a stop is a failure, and needs no markers
        return enough_cards(s) && (enough_markers(s) || !raises(s));
    }

    // ---- Raising

public:
    /// "Augmenter": a higher sum than that of the marked cards; or the same sum, with more cards.
    static constexpr bool raises(state const& s) {
        return s.revealed.sum > s.marked.sum || (s.revealed.sum == s.marked.sum && s.revealed.count > s.marked.count);
    }

private:
    LUDO_SELDOM static constexpr void stop(state& s) {
        if (!raises(s) || !enough_markers(s)) // ruling C9: too few markers only where turning ended for want of cards
            return fail(s);
        remove_marks(s);
        s.table.leave_up(); // "Retourner des cartes": marked cards stay face up
        s.marker = s.turn;
        s.marked = s.revealed;
        next_turn(s);
    }

    /// "Augmenter": the marked cards are turned back, and the markers return to their owner.
    static constexpr void remove_marks(state& s) {
        s.table.turn_up_back();
        s.marker = nobody;
        s.marked = {};
    }

    static constexpr void next_turn(state& s) {
        s.revealed = {};
        s.phase = game_phase::turning;
        do {
            s.turn = s.turn.next(s.chosen.players); // "Déroulement du jeu": clockwise
            if (s.marker == s.turn)
                return collect_marks(s);
        } while (s.table.down().empty()); // "Fin du jeu": a player may have nothing to turn over. ruling C15: he is passed over
    }

    /// "Augmenter": whose marks are still there when his turn comes back takes those cards, and one of them goes back.
    static constexpr void collect_marks(state& s) {
        s.table.take_up();
        s.revealed = s.marked;
        s.marker = nobody;
        s.marked = {};
        s.phase = game_phase::returning;
        if (s.revealed.count == 1)
            end(s);
    }

    static constexpr void win(state& s, int cards) { s.piled[s.turn] = static_cast<std::uint8_t>(s.piled[s.turn] + cards); }

    // ---- End of the game

    /// "Fin du jeu": a single card, marked for a whole round, is taken, and the game is over.
    static constexpr void end(state& s) {
        s.remembered.saw_won(s.table, s.turn);
        s.table.take_turned();
        win(s, 1);
        s.revealed = {};
        s.turn = nobody;
        s.phase = game_phase::over;
    }

public:
    static constexpr seat_numbers scores(state const& s) { // ruling C17: equal piles share the place; cards left count nothing
        seat_numbers cards(s.chosen.players);
        for (seat owner : each_seat(s.chosen.players))
            cards[owner] = s.piled[owner];
        return cards;
    }

    // ---- Why something may not be done (see calcory/refusal.hpp)

    static constexpr auto const& rules = calcory_game::rules;
    static constexpr rule const* refusal(state const& s, action a) { return calcory_game::refusal(s, a); }

    // ---- What is known (see calcory/memory.hpp and calcory/knowledge.hpp)

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr seat turn(state const& s) { return s.turn; }

    /// Other seats do not learn which card goes back, unless the option says so.
    static constexpr bool secret(state const& s, action a) { return a.is<"return">() && !s.chosen.reveal_returned_card; }

    static constexpr state view(state const& s, seat viewer) { return calcory_game::view(s, viewer); }
    static constexpr void forget(state& s, seat) { s.remembered = {}; }
    using imagined = calcory_game::imagined;
    static constexpr state determinize(state const& view, rng& luck) { return imagined(view).draw(luck); }

    static constexpr int piece_kinds = card::count;
    static constexpr int in_box(options const&, int kind) { return deck.copies(card::from_index(kind)); }
    static constexpr void each_piece(state const& s, auto visit) { calcory_game::each_piece(s, visit); }

    static constexpr char const* validate(state const& s) { return calcory_game::validate(s); }
    using telling = calcory_game::telling;
};

} // namespace ludo::calcory_game

namespace ludo {
using calcory_game::calcory;
}
