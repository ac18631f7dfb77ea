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
#include <ludo/turns/tricks/contract.hpp>
#include <ludo/turns/tricks/sentences.hpp>
#include <ludo/turns/tricks/state.hpp>

namespace ludo {

/// A trick game with cards of two colours. A seat leads a card, which asks for one or two colours. The others follow in turn,
/// with a card of such a colour if they have one; a card that has only one of the two leaves just that colour asked for. The
/// highest digit in the deciding colour takes the trick (of equal digits, the higher total), and that seat leads next. `Rules`
/// add what is special: see `trick_rules`.
template <trick_rules Rules>
struct tricks : Rules, trick_sentences {
    using typename Rules::card;
    using typename Rules::cards;
    using typename Rules::colour;
    using typename Rules::colour_set;
    using typename Rules::options;
    using typename Rules::phase;
    static constexpr best wins = best::highest;

    using state = trick_state<Rules>;
    using action = trick_action<Rules>;

    // ---- Preparation

    static constexpr state deal(options const& chosen, rng& luck) { return lay_out(chosen, Rules::shuffled(luck), luck); }

    /// The first state, with the first of these cards on top.
    template <typename Packet>
    static constexpr state lay_out(options const& chosen, Packet const& pack, rng& luck) {
        LUDO_EXPECTS(!(check)(chosen), "the options are wrong: ask `check` first");
        state s;
        s.chosen = chosen;
        auto next = pack.begin();
        for (seat each : ludo::seats(chosen.players))
            for (int i = 0; i < Rules::hand_size(chosen.players); ++i)
                s.hands.add(each, *next++);
        s.begin_with(Rules::beginner(chosen, s.hands));
        s.began = Rules::highest_begins(chosen) ? s.turn : nobody;
        Rules::begin(s, luck);
        return s;
    }

    // ---- Course of a trick: one leads, and the others follow if they can

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (s.now == phase::following && a.template is<Rules::to_follow>())
            follow(s, a.template with<Rules::to_follow>());
        else if (s.now == phase::leading && a.template is<Rules::to_lead>())
            std::apply([&](auto... what) { lead(s, what...); }, a.template with_all<Rules::to_lead>());
        else if (Rules::play_other(s, a) == beside_the_trick)
            return;
        pass_on(s);
    }

    /// The highest digit in the deciding colour takes the trick; of equal digits, the card with the higher total.
    static constexpr seat winner(state const& s) {
        colour const in = Rules::deciding(s);
        seat found;
        int highest = 0;
        for (seat each : ludo::seats(s.chosen.players)) {
            if (!s.trick.has(each))
                continue;
            int const rank = Rules::rank(s, s.trick.of(each), in);
            found = rank > highest ? each : found;
            highest = rank > highest ? rank : highest;
        }
        return found;
    }

private:
    template <typename... Else>
    static constexpr void lead(state& s, card one, Else... how) {
        s.asked = Rules::asked(s, one, how...);
        s.now = phase::following;
        put(s, one);
    }

    static constexpr void follow(state& s, card one) {
        colour_set const both = Rules::colours(s, one) & s.asked;
        if (both.empty())
            s.without[s.turn] |= s.asked;
        else
            s.asked = both;
        put(s, one);
    }

    static constexpr void put(state& s, card one) {
        s.hands.remove(s.turn, one);
        s.trick.put(s.turn, one);
        if (s.began != nobody) [[unlikely]]
            s.played[s.turn] = static_cast<std::uint8_t>(s.played[s.turn] + Rules::worth(one));
        Rules::note(s, one);
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
        s.won[s.turn] |= s.trick.all();
        s.trick.clear();
        s.asked = {};
        s.now = phase::leading;
        if (!Rules::after_trick(s)) {
            s.turn = nobody;
            s.now = phase::over;
        }
    }

public:
    // ---- What may be done, said twice

    LUDO_INLINE static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal;
        if (s.now == phase::over)
            return legal;
        cards const mine = s.hands.of(s.turn);
        if (s.now == phase::leading)
            Rules::each_lead(s, [&](cards const& fit, auto... how) {
                legal.insert_each(action::lead(card::from_index(0), how...), fit & mine);
            });
        if (s.now == phase::following) {
            cards const fit = Rules::showing(s, s.asked) & mine;
            legal.insert_each(action::follow(card::from_index(0)), fit.empty() ? mine : fit);
        }
        Rules::insert_others(s, legal);
        return legal;
    }

    static constexpr auto rules = joined(std::array{&play_held, &follow_colour}, Rules::own_rules, std::array{&end_over});

    static constexpr rule const* refusal(state const& s, action a) {
        if (s.now == phase::over)
            return &end_over;
        if (rule const* const broken = Rules::refusal(s, a))
            return broken;
        if (s.now == phase::leading && a.template is<Rules::to_lead>())
            return holds(s, std::get<0>(a.template with_all<Rules::to_lead>())) ? nullptr : &play_held;
        if (s.now == phase::following && a.template is<Rules::to_follow>()) {
            card const one = a.template with<Rules::to_follow>();
            return !holds(s, one) ? &play_held : !follows(s, one) && can_follow(s) ? &follow_colour : nullptr;
        }
        return nullptr;
    }

    // ---- What is known

    static constexpr state view(state const& s, seat viewer);
    static constexpr state determinize(state const& view, rng& luck);

    struct imagined;

    template <typename Visit>
    static constexpr void each_piece(state const& s, Visit visit);

    using Rules::check;
    static constexpr char const*(check)(state const& s);

    /// The parts of a state by name, for texts and files.
    template <typename State, typename Visit>
    static constexpr void fields(State& s, Visit visit) {
        visit("options", s.chosen);
        visit("turn", s.turn);
        visit("phase", s.now);
        visit("asked", s.asked);
        visit("without", s.without);
        visit("began", s.began);
        visit("played", s.played);
        visit("trick", s.trick);
        visit("hands", s.hands);
        visit("won", s.won);
        visit("aside", s.aside);
        Rules::own::fields(s.own, visit);
    }

private:
    static constexpr bool holds(state const& s, card one) { return s.hands.of(s.turn).contains(one); }
    static constexpr bool follows(state const& s, card one) { return !(Rules::colours(s, one) & s.asked).empty(); }

    /// Card by card: does the hand have one of a colour that is asked for?
    static constexpr bool can_follow(state const& s) {
        for (card each : s.hands.of(s.turn))
            if (follows(s, each))
                return true;
        return false;
    }

    static constexpr char const* check_beginning(state const& s);
    static constexpr char const* check_trick(state const& s);
};

} // namespace ludo
