#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/components/aside.hpp>
#include <ludo/components/hands.hpp>
#include <ludo/components/number.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/turns/betting/contract.hpp>
#include <ludo/turns/betting/knowledge.hpp>
#include <ludo/turns/betting/positions.hpp>
#include <ludo/turns/betting/sentences.hpp>
#include <ludo/turns/betting/state.hpp>
#include <ludo/turns/betting/telling.hpp>
#include <ludo/turns/each_card_once.hpp>

namespace ludo {

/// Of rules that lack a part there is no game: the compiler says which.
template <typename Rules, bool = whole_betting<Rules>()>
struct betting {
    static constexpr bool lacks_a_part = true;
};

/// A small game of bets on cards, with bets of a fixed size. Everybody pays the ante and is dealt a hand. In each round of betting, a seat
/// checks or bets; after a bet the others call it, raise it or fold. Cards may be turned up between rounds. Whoever stays when all
/// others have folded wins everything; otherwise hands are shown after the last round, and the strongest wins. `Rules` say what is
/// special: see `betting_rules`.
template <betting_rules Rules>
struct betting<Rules, true> : Rules, each_card_once<typename Rules::card>, betting_sentences {
    static constexpr player_range seats = Rules::seats;
    using typename Rules::options;
    static constexpr best wins = best::highest;
    using betting_sentences::rules;

    using typename Rules::card;
    using cards = index_set<card>;
    using typename each_card_once<card>::packet;
    using each_card_once<card>::shuffled;

    using size = betting_size<Rules>;
    using state = betting_state<Rules>;
    using action = betting_action;
    using knowledge = betting_knowledge<Rules>;

    // ---- Preparation: everybody pays the ante and is dealt a hand

    static constexpr state deal(options const& chosen, rng& luck) { return lay_out(chosen, shuffled(luck)); }
    /// The first state, with the first of these cards on top.
    static constexpr state lay_out(options const& chosen, packet const& from_top) {
        LUDO_EXPECTS(!wrong_with<betting>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        auto next = from_top.begin();
        for (seat each : each_seat(chosen.players))
            for (int i = 0; i < Rules::hand_size; ++i)
                s.hands.add(each, *next++);
        s.stock.lay(next, next + size::board_size);
        cards rest;
        for (next += size::board_size; next != from_top.end(); ++next)
            rest.insert(*next);
        s.aside = ludo::aside<card>(rest);
        begin(s);
        return s;
    }
    /// Hands and what is not used have no order; what will be turned up has one.
    template <typename Visit>
    static constexpr void each_heap(options const& chosen, Visit visit) {
        for (int i = 0; i < chosen.players; ++i)
            visit(Rules::hand_size);
        for (int i = 0; i < size::board_size; ++i)
            visit(1);
        visit(card::count - chosen.players * Rules::hand_size - size::board_size);
    }

    // ---- Course of a round: check or bet; then fold, call or raise

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        bool const folds = a == action::fold(), raises = a == action::bet() || a == action::raise(); // unpredictable: no branches
        s.remembered.saw(a);
        s.folded.insert(s.turn, folds);
        s.staying = static_cast<std::uint8_t>(s.staying - folds);
        s.stake = static_cast<std::uint16_t>(s.stake + (raises ? Rules::bets[s.round] : 0));
        s.bets = static_cast<std::uint8_t>(s.bets + raises);
        s.to_act = static_cast<std::uint8_t>((raises ? s.staying : s.to_act) - 1);
        s.paid[s.turn] = folds ? s.paid[s.turn] : s.stake;
        if (s.to_act == 0 || s.staying == 1)
            end_round(s);
        else
            s.turn = next_staying(s, s.turn.next(s.chosen.players));
    }

    static constexpr bool stays(state const& s, seat player) { return !s.folded.contains(player); }

    /// Is the game over, and more than one seat has stayed? Then their hands are shown.
    static constexpr bool showdown(state const& s) { return s.turn == nobody && s.staying > 1; }

    /// The hands are dealt, and nothing has been done.
    static constexpr void begin(state& s) {
        s.stake = Rules::ante;
        s.staying = static_cast<std::uint8_t>(s.chosen.players);
        for (seat each : each_seat(s.chosen.players))
            s.paid[each] = s.stake;
        begin_round(s);
    }

private:
    /// The first seat from this one that has not folded.
    static constexpr seat next_staying(state const& s, seat from) {
        while (!stays(s, from))
            from = from.next(s.chosen.players);
        return from;
    }

    static constexpr void begin_round(state& s) {
        for (int i = size::turned_before(s.round); i > 0; --i)
            s.board.insert(s.stock.draw());
        s.bets = 0;
        s.to_act = s.staying;
        s.turn = next_staying(s, s.chosen.first);
    }
    static constexpr void end_round(state& s) {
        if (s.staying > 1 && s.round + 1 < size::rounds) {
            ++s.round;
            return begin_round(s);
        }
        s.turn = nobody;
        if (showdown(s))
            for (seat each : each_seat(s.chosen.players))
                s.hands.show_hand(each, stays(s, each));
    }

public:
    // ---- Result: what each has won; until then, what each has paid is lost

    static constexpr seat_numbers scores(state const& s) {
        seat_numbers won(s.chosen.players);
        int pot = 0;
        for (seat each : each_seat(s.chosen.players)) {
            won[each] -= s.paid[each];
            pot += s.paid[each];
        }
        if (s.turn == nobody && pot > 0)
            share(s, pot, won);
        return won;
    }
    /// Equal hands share: what cannot be divided goes to the first of them from the seat that began, one each.
    static constexpr void share(state const& s, int pot, seat_numbers& won) {
        seat_set<seats.most> winners;
        int highest = 0;
        for (seat player : each_seat(s.chosen.players))
            if (stays(s, player)) {
                int const strength = showdown(s) ? Rules::strength(s.hands.of(player), s.board) : 0;
                if (strength > highest || winners.empty())
                    winners.clear();
                highest = winners.empty() ? strength : highest;
                winners.insert(player, strength == highest);
            }
        int left = winners.size();
        for (seat player = s.chosen.first; left > 0; player = player.next(s.chosen.players))
            if (winners.contains(player)) {
                int const part = left == 1 ? pot : (pot + left - 1) / left;
                won[player] += part;
                pot -= part;
                --left;
            }
    }

    // ---- What may be done, said twice

    static constexpr action_set<action> actions(state const& s) {
        bool const on = s.turn != nobody, open = on && s.bets == 0, answer = on && s.bets > 0;
        action_set<action> legal;
        legal.insert((action::check)(), open);
        legal.insert(action::bet(), open);
        legal.insert(action::fold(), answer);
        legal.insert(action::call(), answer);
        legal.insert(action::raise(), answer && s.bets < Rules::most_bets);
        return legal;
    }

    static constexpr rule const* refusal(state const& s, action a) {
        if (s.turn == nobody)
            return &end_over;
        if (a == (action::check)())
            return s.bets > 0 ? &check_bet : nullptr;
        if (a == action::bet())
            return s.bets > 0 ? &bet_made : nullptr;
        if (a == action::fold())
            return s.bets == 0 ? &fold_free : nullptr;
        if (a == action::call())
            return s.bets == 0 ? &call_nothing : nullptr;
        return s.bets == 0 ? &raise_nothing : s.bets == Rules::most_bets ? &raise_limit : nullptr;
    }

    // ---- What is known: all that is done; one's own hand, and those that are shown

    using telling = betting_telling<Rules>;

    static constexpr bool secret(state const&, action) { return false; }

    static constexpr state view(state const& s, seat viewer) { return knowledge::view(s, viewer); }
    static constexpr state determinize(state const& view, rng& luck) { return knowledge::determinize(view, luck); }
    static constexpr void forget(state& s, seat) { s.remembered.sleep(); }
    static constexpr void each_piece(state const& s, auto visit) { knowledge::each_piece(s, visit); }
    static constexpr bool dealt_open(state const&, int place, int) { return place == knowledge::on_board; }

    // ---- Positions

    static constexpr char const* validate(options const& chosen) { return own_check<Rules>(chosen); }
    static constexpr char const* validate(state const& s) { return wrong_with_bets<betting>(s); }
};

} // namespace ludo
