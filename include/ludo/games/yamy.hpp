#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ludo/core/action_set.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/games/yamy/box.hpp>
#include <ludo/games/yamy/knowledge.hpp>
#include <ludo/games/yamy/moves.hpp>
#include <ludo/games/yamy/positions.hpp>
#include <ludo/games/yamy/refusal.hpp>
#include <ludo/games/yamy/telling.hpp>

namespace ludo::yamy_game {

/// Yamy, a game of combinations by Max Gerchambeau, in the order of its rule sheet: a mark such as `"Fin de partie"` is the heading
/// under which the sheet says so. What it leaves open is decided in lines marked `ruling`, with the number that it has in
/// games/README.md; if a table may decide otherwise, there is an option. How cards move, and who sees what of it: yamy/moves.hpp.
struct yamy {
    static constexpr std::string_view name = "yamy";
    static constexpr phrase title{"Yamy", "Yamy"};

    // ---- Contents (see yamy/box.hpp), and the combinations (see yamy/sheet.hpp)

    static constexpr player_range seats = yamy_game::seats;
    using card = yamy_game::card;
    using box = yamy_game::box; // of the sheet
    using sheet = yamy_game::sheet;
    using held_cards = yamy_game::held_cards;
    static constexpr auto const& deck = yamy_game::deck;

    using options = yamy_game::options;
    using exhausted = yamy_game::exhausted;
    using gathering = yamy_game::gathering;
    using calling = yamy_game::calling;
    static constexpr auto const& option_list = yamy_game::option_list;
    using game_phase = yamy_game::game_phase;
    using state = yamy_game::state;
    using action = yamy_game::action;

    // ---- Object of the game

    static constexpr best wins = best::highest; // "Principe du jeu": the most points after twelve rounds

    // ---- Preparation

    using packet = std::array<card, static_cast<std::size_t>(deck.size())>;

    static constexpr packet pack(options const&) { return deck.cards; }
    static constexpr state deal(options const& chosen, rng& luck) {
        packet cards = pack(chosen);
        luck.shuffle(cards);
        return lay_out(chosen, cards, rng(luck.draw()));
    }
    /// The first round, with the first of these cards on top of the stock; and the luck for the shuffles to come.
    static constexpr state lay_out(options const& chosen, packet const& cards, rng luck) {
        LUDO_EXPECTS(!wrong_with<yamy>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        s.luck = luck;
        s.stock.lay_beneath(cards, false);
        s.stock.touch(); // they are shuffled
        start_round(s);
        return s;
    }

private:
    /// "Préparation": the dealer, another one in each round, deals five cards to everybody; the rest is the stock.
    LUDO_SELDOM static constexpr void start_round(state& s) {
        s.phase = game_phase::choosing;
        s.turn = first_of_round(s); // "Déroulement d'une manche": the player to the left of the dealer
        for (int dealt = 0; dealt < hand_size * s.chosen.players; ++dealt) {
            draw_top(s, s.turn);
            s.turn = s.turn.next(s.chosen.players);
        }
    }

public:
    // ---- Course of a round

    static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal; // `insert_each(first, things)`: the same action with each of these things
        if (s.phase == game_phase::over)
            return legal;
        if (s.phase == game_phase::discarding) {
            legal.insert_each(action::discard(card::from_index(0)), s.hands[s.turn].kinds());
            return legal;
        }
        figures const mine = held(s, s.turn);
        index_set<box> const open = s.sheets[s.turn].open_rows();
        if (s.phase == game_phase::noting) {
            legal.insert_each(action::score(box()), filled(mine) & open);
            legal.insert_each(action::strike(box()), open); // ruling Y8: also who could score
            return legal;
        }
        legal.insert(action::draw(), !s.stock.empty() || s.chosen.stock_exhausted != exhausted::discards_only);
        index_set<player> others = s.discards.standing();
        others.erase(player(s.turn.index()));
        legal.insert_each(action::take(seat(0)), others);
        legal.insert_each(action::show(box()), filled(mine, s.chosen.min_series_cards_to_call) & open);
        if (s.chosen.caller == calling::without_figure) // ruling Y6: nobody else lays down with nothing to announce
            legal.insert_each(action::strike(box()), open);
        return legal;
    }

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (a.is<"discard">())
            discard(s, a.with<"discard">());
        else if (a.is<"draw">())
            draw(s);
        else if (a.is<"take">())
            take(s, seat(a.with<"take">().index()));
        else if (a.is<"show">())
            show(s, a.with<"show">());
        else if (a.is<"score">())
            note(s, a.with<"score">(), true);
        else
            note(s, a.with<"strike">(), false);
    }

private:
    /// "Déroulement d'une manche": either the top card of the stock ...
    static constexpr void draw(state& s) {
        if (s.stock.empty()) [[unlikely]] {
            if (s.chosen.stock_exhausted == exhausted::end_round)
                return start_noting(s, s.turn, s.chosen.players); // ruling Y15: then nobody has called
            reshuffle(s);
        }
        draw_top(s, s.turn);
        s.phase = game_phase::discarding;
    }

    /// "Déroulement d'une manche": ... or the top card of the discards of any other player ...
    static constexpr void take(state& s, seat from) {
        take_top(s, s.turn, from);
        s.phase = game_phase::discarding;
    }

    /// "Déroulement d'une manche": ... and then one card face up on his own pile. ruling Y5: it may be the card just taken
    static constexpr void discard(state& s, card thrown) {
        put_down(s, s.turn, thrown);
        s.turn = s.turn.next(s.chosen.players);
        s.phase = game_phase::choosing;
    }

    /// "Déroulement d'une manche": or he lays down and announces a figure: the round is over, and everybody notes one.
    LUDO_SELDOM static constexpr void show(state& s, box announced) {
        if (s.chosen.caller == calling::announced) // ruling Y7: otherwise the announcement does not bind him
            note(s, announced, true);
        else
            start_noting(s, s.turn, s.chosen.players);
    }

    /// ruling Y17: all note in turn, clockwise
    static constexpr void start_noting(state& s, seat first, int how_many) {
        s.phase = game_phase::noting;
        s.turn = first;
        s.to_note = static_cast<std::uint8_t>(how_many);
    }

    /// "Déroulement d'une manche": the player whose turn it is notes a figure, or strikes one out; the others still have to, where he has
    /// just laid down.
    LUDO_SELDOM static constexpr void note(state& s, box chosen, bool scored) {
        s.sheets[s.turn].write(chosen, scored ? chosen->value(held(s, s.turn)) : 0);
        seat const next = s.turn.next(s.chosen.players);
        if (s.phase == game_phase::choosing)
            start_noting(s, next, s.chosen.players - 1);
        else if (--s.to_note > 0)
            s.turn = next;
        else if (s.round == rounds)
            end(s);
        else
            next_round(s);
    }

    /// "Déroulement d'une manche": all cards go beneath the stock, and the next player deals.
    LUDO_SELDOM static constexpr void next_round(state& s) {
        gather(s, first_of_round(s));
        ++s.round;
        start_round(s);
    }

    // ---- End of the game

    static constexpr void end(state& s) {
        s.turn = nobody;
        s.phase = game_phase::over;
    }

public:
    static constexpr seat_numbers scores(state const& s) {
        seat_numbers points(s.chosen.players);
        for (seat owner : each_seat(s.chosen.players))
            points[owner] = total(s.sheets[owner], s.chosen.bonus_threshold);
        return points;
    }

    // ---- Why something may not be done (see yamy/refusal.hpp)

    static constexpr auto const& rules = yamy_game::rules;
    static constexpr rule const* refusal(state const& s, action a) { return yamy_game::refusal(s, a); }

    // ---- What is known (see yamy/moves.hpp and yamy/knowledge.hpp)

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr seat turn(state const& s) { return s.turn; }
    static constexpr bool secret(state const&, action) { return false; }
    static constexpr state view(state const& s, seat viewer) { return yamy_game::view(s, viewer); }
    static constexpr void forget(state& s, seat viewer) { yamy_game::forget(s, viewer); }
    using imagined = yamy_game::imagined;
    static constexpr state determinize(state const& view, rng& luck) { return imagined(view).draw(luck); }

    static constexpr int piece_kinds = card::count;
    static constexpr int in_box(options const&, int) { return copies; }
    static constexpr void each_piece(state const& s, auto visit) { yamy_game::each_piece(s, visit); }

    static constexpr char const* validate(state const& s) { return yamy_game::validate(s); }
    using telling = yamy_game::telling;
};

} // namespace ludo::yamy_game

namespace ludo {
using yamy_game::yamy;
}
