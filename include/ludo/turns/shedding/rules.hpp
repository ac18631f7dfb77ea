#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/hands.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/rule_list.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/highest_hand.hpp>
#include <ludo/turns/shedding/contract.hpp>
#include <ludo/turns/shedding/drawing.hpp>
#include <ludo/turns/shedding/pack.hpp>
#include <ludo/turns/shedding/past.hpp>
#include <ludo/turns/shedding/sentences.hpp>
#include <ludo/turns/shedding/telling.hpp>

namespace ludo {

/// Of rules that lack a part there is no game: the compiler says which.
template <typename Rules, bool = whole_shedding<Rules>()>
struct shedding {
    static constexpr bool lacks_a_part = true;
};

/// A shedding game, in which everybody tries to get rid of their cards. A player who has a card that fits plays one; a player
/// who has none draws a card, and may play it at once. The game ends when a hand is empty, or when nobody can do anything any
/// more; what is left in the hands counts. A table may agree on other ways to draw: see turns/shedding/drawing.hpp. `Rules` derive from `shedding_defaults`, with a pack, and say what is special: see
/// `shedding_rules`.
template <shedding_rules Rules>
struct shedding<Rules, true> : Rules, shedding_sentences {
    using typename Rules::card;
    using typename Rules::cards;
    using typename Rules::options;

    /// What has to be done: choose how to play, or decide what becomes of the card just drawn.
    enum class game_phase : std::uint8_t { over, choosing, drawn };
    friend constexpr std::array<std::string_view, 3> names(game_phase) { return {"over", "choosing", "drawn"}; }

    /// Room for every card to be drawn and played, and for some seats to be passed over; where the pile is shuffled, twice that.
    using past = shedding_past<Rules, (may_reshuffle<Rules> ? 4 : 2) * card::count>;
    using event = typename past::event;

    /// How many cards are left after the deal, for this many players.
    static constexpr int cards_left(int players) { return shedding_pack<Rules>::left(players); }
    static_assert(shedding_pack<Rules>::left_at_least() >= 0, "more cards are dealt and turned than there are");
    static_assert(!may_reshuffle<Rules> || !highest_hand_may_begin<Rules>, "it is not told apart then which cards were dealt");

    struct state : shedding_luck<Rules> {
        options chosen;
        seat turn = nobody;
        game_phase phase = game_phase::over;
        card drawn; // while it can still be played
        typename Rules::layout table;
        reserve<card, may_reshuffle<Rules> ? card::count : shedding_pack<Rules>::left_at_most()> stock;
        ludo::hands<card, Rules::seats.most> hands;
        cards played; // all that lie on the table, in plain sight
        typename shedding::past past;
        cards later; // cards drawn and not dealt, as far as known: kept only where the highest hand begins
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            constexpr auto may_begin = [](state const&) { return highest_hand_may_begin<Rules>; };
            constexpr auto just_drawn = [](state const& s) { return s.phase == game_phase::drawn; };
            return std::tuple_cat(std::tuple{member{"turn", &state::turn}, member{"phase", &state::phase},
                                             member{"drawn", &state::drawn, just_drawn}, members_of{&state::table},
                                             member{"hands", &state::hands}, member{"played", &state::played},
                                             member{"stock", &state::stock}, member{"history", &state::past},
                                             member{"later", &state::later, may_begin}},
                                  shedding_luck<Rules>::template members<state>());
        }
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

    static constexpr state deal(options const& chosen, rng& luck);
    /// The first state, with the first of these cards on top; and the luck for what is put back or shuffled.
    template <typename Packet>
    static constexpr state lay_out(options const& chosen, Packet const& pack, rng luck = rng());

private:
    template <typename Iterator>
    static constexpr void bury(state& s, Iterator first, Iterator end, rng& luck);
    template <typename Packet>
    static constexpr void lay_out(state& s, Packet const& pack);

public:
    // ---- Course of a turn: play a card that fits, or draw one

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (a.template is<"draw">())
            return draw(s);
        if (a.template is<"play">())
            std::apply(
                [&](card one, auto... how) {
                    see(s, {one, past::way(s.chosen, s.table, how...)});
                    Rules::put(s.chosen, s.table, one, how...);
                    s.hands.remove(s.turn, one);
                    s.played.insert(one);
                },
                a.template with_all<"play">());
        else
            s.past.keep();
        end_turn(s);
    }

    /// The cards that could be played on what lies on the table.
    static constexpr cards fitting(options const& chosen, typename Rules::layout const& table) {
        cards found;
        Rules::each_way(chosen, table, [&](cards const& fit, auto...) { found |= fit; });
        return found;
    }
    static constexpr cards fitting(state const& s) { return fitting(s.chosen, s.table); }

private:
    static constexpr void draw(state& s) {
        card const one = s.stock.draw();
        s.hands.add(s.turn, one);
        bool const fits = fitting(s.chosen, s.table).contains(one);
        if (highest_begins<Rules>(s.chosen)) [[unlikely]]
            s.later.insert(one);
        if (draws_until_able<Rules>(s.chosen))
            return go_on_drawing(s, fits);
        see(s, fits ? shed::fits : shed::unfit);
        if (!fits)
            return end_turn(s);
        s.phase = game_phase::drawn;
        s.drawn = one;
        refill(s);
    }
    static constexpr void go_on_drawing(state& s, bool fits);
    static constexpr void refill(state& s);
    static constexpr void reshuffle(state& s);
    /// Everybody sees this.
    static constexpr void see(state& s, event one) { s.past.add(s.chosen, s.turn, s.table, one, s.played); }

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

    /// The game is over once a hand is empty, or the stock is and nobody can play; else it is the turn of the next seat
    /// that can do something. ruling X7: that is looked at after each turn
    LUDO_SELDOM static constexpr void pass_on(state& s, bool out) {
        cards const fits = fitting(s.chosen, s.table);
        for (int i = 0; !out && i < s.chosen.players; ++i, s.turn = s.turn.next(s.chosen.players)) {
            if (!(s.hands.of(s.turn) & fits).empty())
                return;
            see(s, shed::passed); // this seat can neither play nor draw
        }
        s.turn = nobody;
        s.phase = game_phase::over;
    }

public:
    // ---- Result: the total of the cards left in hand (in a view: of those that are known)

    static constexpr bool hidden_scores = true;
    static constexpr seat_numbers scores(state const& s) {
        seat_numbers sums(s.chosen.players);
        for (seat each : each_seat(s.chosen.players))
            for (card one : s.hands.of(each))
                sums[each] += Rules::worth(one);
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
    static constexpr cards had_by(state const& s, seat owner);
    static constexpr bool later_agrees(state const& s);
    static constexpr char const* check_past(state const& s);
    static constexpr char const* check_shuffles(state const& s);
    static constexpr past at_the_deal(past const& told);
    static constexpr cards pile_before(state const& s);
    static constexpr int all_shuffled(state const& s);
    static constexpr bool can_play(state const& s);
};

} // namespace ludo
