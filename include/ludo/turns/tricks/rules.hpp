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
#include <ludo/turns/highest_hand.hpp>
#include <ludo/turns/tricks/contract.hpp>
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

    // ---- Preparation

    static constexpr state deal(options const& chosen, rng& luck) { return lay_out(chosen, Rules::shuffled(luck), luck); }

    /// The first state, with the first of these cards on top.
    template <typename Packet>
    static constexpr state lay_out(options const& chosen, Packet const& pack, rng& luck) {
        LUDO_EXPECTS(!wrong_with<tricks>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        auto next = pack.begin();
        for (seat each : each_seat(chosen.players))
            for (int i = 0; i < hand_size_of<Rules>(chosen); ++i)
                s.hands.add(each, *next++);
        s.begin_with(Rules::beginner(chosen, s.hands));
        s.began = highest_begins<Rules>(chosen) ? s.turn : nobody;
        Rules::begin(s, luck);
        show(s);
        return s;
    }

    // ---- Course of a trick: one leads, and the others follow if they can

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (s.phase == game_phase::following && a.template is<Rules::to_follow>())
            follow(s, a.template with<Rules::to_follow>());
        else if (s.phase == game_phase::leading && a.template is<Rules::to_lead>())
            std::apply([&](auto... what) { lead(s, what...); }, a.template with_all<Rules::to_lead>());
        else if (Rules::play_other(s, a) == beside_the_trick)
            return show(s);
        pass_on(s);
    }

    /// The card that ranks highest in the deciding colour takes the trick.
    static constexpr seat winner(state const& s) {
        colour const in = Rules::deciding(s);
        seat found;
        int highest = 0;
        for (seat each : each_seat(s.chosen.players)) {
            if (!s.trick.has(each))
                continue;
            int const rank = Rules::rank(s, s.trick.of(each), in);
            found = rank > highest ? each : found;
            highest = rank > highest ? rank : highest;
        }
        return found;
    }

private:
    static constexpr void show([[maybe_unused]] state& s) {
        if constexpr (requires { Rules::shown(s); })
            for (card each : Rules::shown(s))
                s.hands.show(each, s.hands.all().contains(each));
    }
    static constexpr cards shown([[maybe_unused]] state const& s) {
        if constexpr (requires { Rules::shown(s); })
            return Rules::shown(s);
        else
            return {};
    }

    template <typename... Else>
    static constexpr void lead(state& s, card one, Else... how) {
        s.asked = Rules::asked(s, one, how...);
        s.phase = game_phase::following;
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
        if constexpr (highest_hand_may_begin<Rules>)
            if (s.began != nobody) [[unlikely]]
                s.played[s.turn] = static_cast<std::uint16_t>(s.played[s.turn] + Rules::worth(one));
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
    // ---- What is in sight: tricks that were taken lie face down, and nobody need remember who could not follow

    static constexpr void forget(state& s, seat viewer) {
        s.without = {};
        s.began = nobody;
        s.played = {};
        s.won = {};
        if constexpr (requires { Rules::forget(s, viewer); })
            Rules::forget(s, viewer);
    }

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
        if (s.phase == game_phase::leading && a.template is<Rules::to_lead>())
            return std::apply(
                [&](card one, auto... how) { return holds(s, one) ? Rules::refusal_to_lead(s, one, how...) : &play_held; },
                a.template with_all<Rules::to_lead>());
        if (s.phase == game_phase::following && a.template is<Rules::to_follow>()) {
            card const one = a.template with<Rules::to_follow>();
            return holds(s, one) ? Rules::refusal_to_follow(s, one) : &play_held;
        }
        return nullptr;
    }

    // ---- What is known, and how it is told

    using telling = trick_telling<Rules>;

    static constexpr state view(state const& s, seat viewer);
    static constexpr state determinize(state const& view, rng& luck);

    struct imagined;

    template <typename Visit>
    static constexpr void each_piece(state const& s, Visit visit);
    static constexpr bool dealt_open(state const& s, int, int kind) { return shown(s).contains(card::from_index(kind)); }

    static constexpr char const* validate(options const& chosen) { return own_check<Rules>(chosen); }
    static constexpr char const* validate(state const& s);

private:
    static constexpr bool holds(state const& s, card one) { return s.hands.of(s.turn).contains(one); }

    static constexpr char const* check_beginning(state const& s);
    static constexpr char const* check_trick(state const& s);
};

} // namespace ludo
