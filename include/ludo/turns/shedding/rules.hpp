#pragma once

#include <cstdint>
#include <tuple>

#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/rule_list.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/turns/highest_hand.hpp>
#include <ludo/turns/shedding/contract.hpp>
#include <ludo/turns/shedding/drawing.hpp>
#include <ludo/turns/shedding/pack.hpp>
#include <ludo/turns/shedding/sentences.hpp>
#include <ludo/turns/shedding/state.hpp>
#include <ludo/turns/shedding/telling.hpp>

namespace ludo {

/// Of rules that lack a part there is no game: the compiler says which.
template <typename Rules, bool = whole_shedding<Rules>()>
struct shedding {
    static constexpr bool lacks_a_part = true;
};

/// A shedding game, in which everybody tries to get rid of their cards. A player who has a card that fits plays one; a player
/// who has none draws a card, and may play it at once. The game ends when a hand is empty, or when nobody can do anything any
/// more; what is left in the hands counts. A table may agree on other ways to draw: see turns/shedding/drawing.hpp. `Rules` derive
/// from `shedding_defaults`, with a pack, and say what is special: see `shedding_rules`.
template <shedding_rules Rules>
struct shedding<Rules, true> : Rules, shedding_sentences {
    using typename Rules::card;
    using typename Rules::cards;
    using typename Rules::options;

    /// How many cards are left after the deal, for this many players.
    static constexpr int cards_left(int players) { return shedding_pack<Rules>::left(players); }
    static_assert(shedding_pack<Rules>::left_at_least() >= 0, "more cards are dealt and turned than there are");
    static_assert(!may_reshuffle<Rules> || !highest_hand_may_begin<Rules>, "it is not told apart then which cards were dealt");

    using game_phase = shedding_phase;
    using state = shedding_state<Rules>;
    using event = typename shedding_turn<Rules>::event;

    struct action : choice<action, step<typename Rules::playing, verb<"draw">, verb<"keep">>> {
        template <typename... Else>
        static constexpr action play(card one, Else... how) {
            return action::template make<"play">(one, how...);
        }
        static constexpr action draw() { return action::template make<"draw">(); }
        static constexpr action keep() { return action::template make<"keep">(); }
    };

    // ---- Preparation

    static constexpr state deal(options const& chosen, rng& luck) {
        auto const pack = Rules::shuffled(luck);
        if constexpr (may_bury<Rules> || may_reshuffle<Rules>)
            return lay_out(chosen, pack, rng(luck.draw()));
        else
            return lay_out(chosen, pack);
    }

    /// The first state, with the first of these cards on top; and the luck for what is put back or shuffled.
    template <typename Packet>
    static constexpr state lay_out(options const& chosen, Packet pack, [[maybe_unused]] rng luck = rng()) {
        LUDO_EXPECTS(!wrong_with<shedding>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        int const hand_size = Rules::hand_size(chosen.players);
        if constexpr (may_bury<Rules>)
            bury(s, pack.begin() + chosen.players * hand_size, pack.end(), luck);
        auto next = pack.begin();
        for (seat owner : each_seat(chosen.players))
            for (int i = 0; i < hand_size; ++i)
                s.hands.add(owner, *next++);
        Rules::turned(s.table, [&] {
            s.played.insert(*next);
            return *next++;
        });
        s.stock.lay(next, pack.end());
        if constexpr (may_reshuffle<Rules>)
            s.luck = Rules::reshuffles(chosen) ? luck : no_luck;
        s.turn = Rules::beginner(chosen, s.hands);
        s.phase = game_phase::choosing;
        if (s.stock.size() == 0)
            pass_on(s, false);
        return s;
    }

private:
    template <typename Iterator>
    static constexpr void bury(state& s, Iterator first, Iterator end, rng& luck);

public:
    // ---- Course of a turn: play a card that fits, or draw one

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (a.template is<"draw">())
            return draw(s);
        if (a.template is<"play">())
            std::apply(
                [&](card played, auto... how) {
                    s.remembered.saw_played(s, played, how...);
                    Rules::put(s.chosen, s.table, played, how...);
                    s.hands.remove(s.turn, played);
                    s.played.insert(played);
                },
                a.template with_all<"play">());
        else
            s.remembered.saw_kept();
        end_turn(s);
    }

    /// The cards that could be played on what lies on the table.
    static constexpr cards fitting(options const& chosen, typename Rules::layout const& table) {
        cards fits;
        Rules::each_way(chosen, table, [&](cards const& fit, auto...) { fits |= fit; });
        return fits;
    }
    static constexpr cards fitting(state const& s) { return fitting(s.chosen, s.table); }

private:
    static constexpr void draw(state& s) {
        card const drawn = s.stock.draw();
        bool const fits = fitting(s).contains(drawn);
        s.remembered.saw_drawn(s, drawn, fits);
        s.hands.add(s.turn, drawn);
        if (Rules::draws_until_able(s.chosen)) {
            refill(s);
            if (s.stock.size() == 0)
                pass_on(s, false);
        } else if (fits) {
            s.phase = game_phase::drawn;
            s.drawn = drawn;
            refill(s);
        } else
            end_turn(s);
    }

    static constexpr void end_turn(state& s) {
        bool const out = s.hands.empty(s.turn);
        if (!out)
            refill(s);
        s.phase = game_phase::choosing;
        s.drawn = card();
        s.turn = s.turn.next(s.chosen.players);
        if (out || s.stock.size() == 0)
            pass_on(s, out);
    }

    /// Where the pile is shuffled, there is a stock as long as there are cards under those on top.
    static constexpr void refill([[maybe_unused]] state& s) {
        if constexpr (may_reshuffle<Rules>)
            if (s.stock.size() == 0 && Rules::reshuffles(s.chosen))
                reshuffle(s);
    }
    static constexpr void reshuffle(state& s);

    /// The game is over once a hand is empty, or the stock is and nobody can play; else it is the turn of the next seat
    /// that can do something. ruling X7: that is looked at after each turn
    LUDO_SELDOM static constexpr void pass_on(state& s, bool out) {
        cards const fits = fitting(s.chosen, s.table);
        for (int i = 0; !out && i < s.chosen.players; ++i, s.turn = s.turn.next(s.chosen.players)) {
            if (!(s.hands.of(s.turn) & fits).empty())
                return;
            s.remembered.saw_passed(s);
        }
        s.turn = nobody;
        s.phase = game_phase::over;
    }

public:
    // ---- Result: the total of the cards left in hand (in a view: of those that are known)

    static constexpr bool hidden_scores = true;
    static constexpr seat_numbers scores(state const& s) {
        seat_numbers sums(s.chosen.players);
        for (seat owner : each_seat(s.chosen.players))
            for (card held : s.hands.of(owner))
                sums[owner] += Rules::worth(held);
        return sums;
    }

    // ---- What may be done, said twice

    static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal;
        if (s.phase == game_phase::over)
            return legal;
        bool const choosing = s.phase == game_phase::choosing;
        cards const mine = choosing ? s.hands.of(s.turn) : s.drawn.known() ? cards{s.drawn} : cards();
        bool const none = (fitting(s) & mine).empty(), may = Rules::draws_freely(s.chosen), more = s.stock.size() > 0;
        if (!none)
            Rules::each_way(s.chosen, s.table, [&](cards const& fit, auto... how) {
                legal.insert_each(action::play(card::from_index(0), how...), fit & mine);
            });
        legal.insert(action::draw(), choosing & (none | (may & more)));
        legal.insert(action::keep(), !choosing);
        return legal;
    }

    static constexpr auto rules =
        joined(shared_rules, shedding_sentences::drawing_rules<may_draw_until_able<Rules>>(), Rules::own_rules);

    static constexpr rule const* refusal(state const& s, action a);

    // ---- What is known, and how it is told

    using telling = shedding_telling<Rules>;

    static constexpr bool secret(state const&, action) { return false; }

    static constexpr state view(state const& s, seat viewer);
    static constexpr state determinize(state const& view, rng& luck);
    static constexpr bool all_seen(state const& s);

    static constexpr void forget(state& s, seat viewer);
    struct imagined;

    template <typename Visit>
    static constexpr void each_piece(state const& s, Visit visit);
    static constexpr bool dealt_open(state const&, int place, int) { return place == Rules::seats.most; } // the piles

    static constexpr char const* validate(options const& chosen) { return own_check<Rules>(chosen); }
    static constexpr char const* validate(state const& s);

private:
    static constexpr char const* wrong_hands(state const& s);
    static constexpr bool history_agrees(state const& s);
    static constexpr bool can_play(state const& s);
};

} // namespace ludo
