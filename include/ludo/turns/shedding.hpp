#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/number.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/turns/shedding_sentences.hpp>

namespace ludo {

/// A game in which everybody tries to get rid of cards: who has a card that fits plays it, who has none draws one and may
/// play it at once; it ends when a hand is empty, or when nobody can do anything any more, and the lowest hand wins.
///
/// `Rules` says what is special: `name`, `title`, `options` (with `players` and `voluntary_draw`), `option_list`, `check`;
/// what the cards are (a `box`, as `xxl::box`); and
///   `layout`, what lies on the table, with its `fields`;   `hand_size(players)`, how many cards are dealt;
///   `turned(layout&, draw)`, the cards turned at the start;
///   `playing`, the verb for playing a card: the card first, then what else has to be said;
///   `each_way(options, layout, visit)`: `visit(cards, what else...)` for each way of playing, and the cards that fit so;
///   `refusal(options, layout, card, what else...)`: nullptr, or the rule (one of `own_rules`) that a play breaks;
///   `put(options, layout&, card, what else...)`: what playing a card does to the table.
template <typename Rules>
struct shedding : Rules, shedding_sentences {
    using typename Rules::card;
    using typename Rules::cards;
    using typename Rules::options;
    using number = ludo::number<Rules::seats.most>;
    static constexpr best wins = best::lowest;

    /// What is to be done: choose how to play, or say what becomes of the card just drawn.
    enum class phase : std::uint8_t { over, choosing, drawn };
    friend constexpr std::array<std::string_view, 3> names(phase) { return {"over", "choosing", "drawn"}; }

    struct state {
        options chosen;
        seat turn = nobody;
        phase now = phase::over;
        card drawn; // while it can still be played
        typename Rules::layout table;
        reserve<card, card::count - 2 * 6> stock; // two hands are dealt at least, and six cards to each
        typename Rules::hands hands;
        per_seat<cards, Rules::seats.most> without; // what each seat is known not to have since it last drew or was passed over
        index_set<number> kept;                     // seats that have just one of those: the card drawn and kept then
        cards played;                               // all that lie on the table, in sight of everybody
        friend constexpr bool operator==(state const&, state const&) = default;
    };

    struct action : choice<action, step<typename Rules::playing, verb<"draw">, verb<"keep">>> {
        template <typename... Else>
        static constexpr action play(card one, Else... how) {
            return action::template make<"play">(one, how...);
        }
        static constexpr action draw() { return action::template make<"draw">(); }
        static constexpr action keep() { return action::template make<"keep">(); }
    };

    // ---- Preparation

    static constexpr state deal(options const& chosen, rng& luck) { return lay_out(chosen, Rules::shuffled(luck)); }

    /// The first state, with the first of these cards on top.
    template <typename Packet>
    static constexpr state lay_out(options const& chosen, Packet const& pack) {
        state s;
        s.chosen = chosen;
        auto next = pack.begin();
        for (seat each : ludo::seats(chosen.players))
            for (int i = 0; i < Rules::hand_size(chosen.players); ++i)
                s.hands.add(each, *next++);
        Rules::turned(s.table, [&] {
            s.played.insert(*next);
            return *next++;
        });
        s.stock.lay(next, pack.end());
        s.turn = Rules::beginner(chosen, s.hands);
        s.now = phase::choosing;
        return s;
    }

    // ---- Course of a turn: play a card that fits, or draw one

    LUDO_INLINE static constexpr void play(state& s, action a) {
        assert(!refusal(s, a));
        if (a.template is<"draw">())
            return draw(s);
        number const mine(s.turn.index());
        if (a.template is<"play">())
            std::apply(
                [&](card one, auto... how) {
                    Rules::put(s.chosen, s.table, one, how...);
                    s.hands.remove(s.turn, one);
                    s.played.insert(one);
                    index_set<number> played_it;
                    played_it.insert(mine, s.without[s.turn].contains(one));
                    s.kept -= played_it;
                },
                a.template with_all<"play">());
        else
            s.kept.insert(mine, !s.chosen.voluntary_draw);
        end_turn(s);
    }

    static constexpr void draw(state& s) {
        cards const fits = fitting(s);
        s.without[s.turn] = s.chosen.voluntary_draw ? cards() : fits;
        s.kept.erase(number(s.turn.index()));
        card const one = s.stock.draw();
        s.hands.add(s.turn, one);
        if (!fits.contains(one))
            return end_turn(s);
        s.now = phase::drawn;
        s.drawn = one;
    }

    static constexpr void end_turn(state& s) {
        bool const out = s.hands.empty(s.turn);
        s.now = phase::choosing;
        s.drawn = card();
        s.turn = s.turn.next(s.chosen.players);
        if (out || s.stock.size() == 0)
            pass_on(s, out);
    }

    /// The game is over once a hand is empty, or the stock is and nobody can play; else it is the turn of the next seat
    /// that can do something. ruling: that is looked at after each turn
    LUDO_SELDOM static constexpr void pass_on(state& s, bool out) {
        cards const fits = fitting(s);
        for (int i = 0; !out && i < s.chosen.players; ++i, s.turn = s.turn.next(s.chosen.players)) {
            if (!(s.hands.of(s.turn) & fits).empty())
                return;
            pass_over(s, fits);
        }
        s.turn = nobody;
        s.now = phase::over;
    }

    /// A seat that can neither play nor draw: all have seen that nothing in its hand fits.
    static constexpr void pass_over(state& s, cards const& fits) {
        number const mine(s.turn.index());
        s.without[s.turn] = s.kept.contains(mine) ? fits : s.without[s.turn] | fits;
        s.kept.erase(mine);
    }

    /// The cards that could be played on what lies on the table.
    static constexpr cards fitting(state const& s) {
        cards found;
        Rules::each_way(s.chosen, s.table, [&](cards const& fit, auto...) { found |= fit; });
        return found;
    }

    // ---- Result: the total of the cards left in one's hand (in a view: of those that are known)

    static constexpr bool hidden_scores = true;
    static constexpr seat_numbers scores(state const& s) {
        return Rules::totals(s.chosen.players, [&](seat each) { return s.hands.of(each); });
    }

    // ---- What may be done, said twice

    static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal;
        if (s.now == phase::over)
            return legal;
        bool const choosing = s.now == phase::choosing;
        cards const mine = choosing ? s.hands.of(s.turn) : cards{s.drawn};
        bool const none = (fitting(s) & mine).empty(), may = s.chosen.voluntary_draw, more = s.stock.size() > 0;
        if (!none)
            Rules::each_way(s.chosen, s.table, [&](cards const& fit, auto... how) {
                legal.insert_each(action::play(card::from_index(0), how...), fit & mine);
            });
        legal.insert(action::draw(), choosing & (none | (may & more)));
        legal.insert(action::keep(), !choosing);
        return legal;
    }

    static constexpr auto rules = joined(shared_rules, Rules::own_rules);

    static constexpr rule const* refusal(state const& s, action a) {
        if (s.now == phase::over)
            return &over;
        bool const drawn = s.now == phase::drawn;
        if (a.template is<"keep">())
            return drawn ? nullptr : &keep_drawn;
        if (a.template is<"draw">())
            return drawn                                   ? &drawn_once
                 : s.stock.size() == 0                     ? &stock_empty
                 : !s.chosen.voluntary_draw && can_play(s) ? &must_play
                                                           : nullptr;
        return std::apply(
            [&](card one, auto... how) -> rule const* {
                if (!s.hands.of(s.turn).contains(one))
                    return &held;
                return drawn && !(one == s.drawn) ? &only_drawn : Rules::refusal(s.chosen, s.table, one, how...);
            },
            a.template with_all<"play">());
    }

    // ---- What is known

    static constexpr bool secret(state const&, action) { return false; }

    static constexpr state view(state const& s, seat viewer);
    static constexpr state determinize(state const& view, rng& luck);

    template <typename Visit>
    static constexpr void each_piece(state const& s, Visit visit);

    using Rules::check;
    static constexpr char const* check(state const& s);

    /// The parts of a state by name, for texts and files.
    template <typename State, typename Visit>
    static constexpr void fields(State& s, Visit visit) {
        visit("options", s.chosen);
        visit("turn", s.turn);
        visit("phase", s.now);
        visit("drawn", s.drawn);
        visit("table", s.table);
        visit("hands", s.hands);
        visit("without", s.without);
        visit("kept", s.kept);
        visit("played", s.played);
        visit("stock", s.stock);
    }

private:
    /// Card by card, and way by way: is there something to play?
    static constexpr bool can_play(state const& s) {
        for (int index = 0; index < Rules::playing::count; ++index)
            if (std::apply(
                    [&](card one, auto... how) {
                        return s.hands.of(s.turn).contains(one) && !Rules::refusal(s.chosen, s.table, one, how...);
                    },
                    Rules::playing::with(index)))
                return true;
        return false;
    }
};

} // namespace ludo

#include <ludo/turns/shedding_knowledge.hpp>
