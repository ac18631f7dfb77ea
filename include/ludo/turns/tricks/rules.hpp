#pragma once

#include <array>
#include <tuple>

#include <ludo/core/action_set.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/rule_list.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/turns/tricks/contract.hpp>
#include <ludo/turns/tricks/knowledge.hpp>
#include <ludo/turns/tricks/positions.hpp>
#include <ludo/turns/tricks/sentences.hpp>
#include <ludo/turns/tricks/state.hpp>
#include <ludo/turns/tricks/telling.hpp>

namespace ludo {

/// Of rules that lack a part there is no game: the compiler says which.
template <typename Rules, bool = whole_tricks<Rules>()>
struct tricks {
    static constexpr bool lacks_a_part = true;
};

/// A trick game. A seat leads a card, which asks for a colour, or for several. The others follow in turn, with a card of such a
/// colour if they have one; a card that has only some of the colours leaves just these asked for. The card that ranks highest in
/// the deciding colour takes the trick, and that seat leads next. `Rules` derive from `trick_defaults`, with a pack, and say what
/// is special: see `trick_rules`.
template <trick_rules Rules>
struct tricks<Rules, true> : Rules, trick_sentences {
    using typename Rules::card;
    using typename Rules::cards;
    using typename Rules::colour;
    using typename Rules::colour_set;
    using typename Rules::game_phase;
    using typename Rules::options;

    using state = trick_state<Rules>;
    using action = trick_action<Rules>;
    using knowledge = trick_knowledge<Rules>;

    // ---- Preparation

    static constexpr state deal(options const& chosen, rng& luck) { return lay_out(chosen, Rules::shuffled(luck), luck); }

    /// The first state, with the first of these cards on top.
    template <typename Packet>
    static constexpr state lay_out(options const& chosen, Packet const& pack, rng& luck) {
        LUDO_EXPECTS(!wrong_with<tricks>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        auto next = pack.begin();
        for (seat owner : each_seat(chosen.players))
            for (int i = 0; i < hand_size_of<Rules>(chosen); ++i)
                s.hands.add(owner, *next++);
        s.begin_with(Rules::beginner(chosen, s.hands));
        s.remembered.saw_deal(s);
        Rules::begin(s, luck);
        knowledge::show(s);
        return s;
    }

    // ---- Course of a trick: one leads, and the others follow if they can

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (s.phase == game_phase::following && a.template is<Rules::to_follow>())
            follow(s, a.template with<Rules::to_follow>());
        else if (s.phase == game_phase::leading && a.template is<Rules::to_lead>())
            std::apply([&](auto... what) { lead(s, what...); }, a.template with_all<Rules::to_lead>());
        else if (Rules::play_other(s, a) == other_action::beside_the_trick)
            return knowledge::show(s);
        pass_on(s);
    }

    /// The card that ranks highest in the deciding colour takes the trick.
    static constexpr seat winner(state const& s) {
        colour const in = Rules::deciding(s);
        seat best;
        int highest = 0;
        for (seat by : each_seat(s.chosen.players)) {
            if (!s.trick.has(by))
                continue;
            int const rank = Rules::rank(s, s.trick.of(by), in);
            best = rank > highest ? by : best;
            highest = rank > highest ? rank : highest;
        }
        return best;
    }

private:
    template <typename... Else>
    static constexpr void lead(state& s, card led, Else... how) {
        s.asked = Rules::asked(s, led, how...);
        s.phase = game_phase::following;
        put(s, led);
    }

    static constexpr void follow(state& s, card played) {
        colour_set const both = Rules::colours(s, played) & s.asked;
        s.asked = both.empty() ? s.asked : both;
        put(s, played);
    }

    static constexpr void put(state& s, card played) {
        s.hands.remove(s.turn, played);
        s.trick.put(s.turn, played);
        s.remembered.saw_played(s, played);
        Rules::note(s, played);
    }

    /// The turn goes to the next seat; a seat without cards is passed over. After the last seat the trick is taken.
    static constexpr void pass_on(state& s) {
        do
            s.turn = s.turn.next(s.chosen.players);
        while (s.turn != s.trick.leader() && s.hands.empty(s.turn));
        if (s.turn == s.trick.leader())
            take(s);
    }

    static constexpr void take(state& s) {
        s.turn = winner(s);
        LUDO_EXPECTS(s.turn != nobody, "at least one card of a trick ranks above 0");
        s.won[s.turn] |= s.trick.all();
        s.trick.clear();
        s.asked = {};
        s.phase = game_phase::leading;
        if (!Rules::after_trick(s)) {
            s.turn = nobody;
            s.phase = game_phase::over;
        }
    }

public:
    // ---- What may be done, said twice

    LUDO_INLINE static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal;
        if (s.phase == game_phase::over)
            return legal;
        cards const mine = s.hands.of(s.turn);
        if (s.phase == game_phase::leading) {
            auto const& fit = Rules::fit_to_lead(s, mine);
            Rules::each_lead(s, [&](cards const& some, auto... how) {
                legal.insert_each(action::lead(card::from_index(0), how...), some & fit);
            });
        }
        if (s.phase == game_phase::following)
            legal.insert_each(action::follow(card::from_index(0)), Rules::fit_to_follow(s, mine));
        Rules::insert_others(s, legal);
        return legal;
    }

    static constexpr auto rules = joined(std::array{&play_held, &follow_colour}, Rules::own_rules, std::array{&end_over});

    static constexpr rule const* refusal(state const& s, action a) {
        if (s.phase == game_phase::over)
            return &end_over;
        if (rule const* const broken = Rules::refusal(s, a))
            return broken;
        auto const holds = [&](card named) { return s.hands.of(s.turn).contains(named); };
        if (s.phase == game_phase::leading && a.template is<Rules::to_lead>())
            return std::apply(
                [&](card led, auto... how) { return holds(led) ? Rules::refusal_to_lead(s, led, how...) : &play_held; },
                a.template with_all<Rules::to_lead>());
        if (s.phase == game_phase::following && a.template is<Rules::to_follow>()) {
            card const played = a.template with<Rules::to_follow>();
            return holds(played) ? Rules::refusal_to_follow(s, played) : &play_held;
        }
        return nullptr;
    }

    // ---- What is known, how it is told, and positions from outside: in headers of their own

    using telling = trick_telling<Rules>;
    using imagined = typename knowledge::imagined;

    static constexpr state view(state const& s, seat viewer) { return knowledge::view(s, viewer); }
    static constexpr state determinize(state const& view, rng& luck) { return knowledge::determinize(view, luck); }
    static constexpr void forget(state& s, seat viewer) { knowledge::forget(s, viewer); }
    static constexpr void each_piece(state const& s, auto visit) { knowledge::each_piece(s, visit); }
    static constexpr bool dealt_open(state const& s, int, int kind) {
        return Rules::open_cards(s).contains(card::from_index(kind));
    }

    static constexpr char const* validate(options const& chosen) { return own_check<Rules>(chosen); }
    static constexpr char const* validate(state const& s) { return trick_positions<Rules>::validate(s); }
};

} // namespace ludo
