#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/turns/passing/contract.hpp>
#include <ludo/turns/passing/passed.hpp>
#include <ludo/turns/passing/sentences.hpp>
#include <ludo/turns/tricks/contract.hpp>
#include <ludo/turns/tricks/state.hpp>

namespace ludo {

/// A trick game in which, before the first trick, everybody passes some cards to another seat. One seat after the other chooses
/// them, one by one and in secret; once all have chosen, the cards go over. `Base` are the trick rules without that; the rules
/// derive from this and say who receives: see `passing_rules`.
template <typename Base, int Seats, int Cards>
struct passing : Base, passing_sentences {
    using typename Base::card;
    using typename Base::cards;

    /// What has to be done: pass a card; play one, the first of a trick or a later one.
    enum class game_phase : std::uint8_t { over, leading, following, passing };
    friend constexpr std::array<std::string_view, 4> names(game_phase) { return {"over", "leading", "following", "passing"}; }

    template <typename Action>
    struct choices : choice<Action, step<verb<"play", card>>, step<verb<"pass", card>>> {
        static constexpr Action play(card one) { return choices::template make<"play">(one); }
        static constexpr Action pass(card one) { return choices::template make<"pass">(one); }
    };

    struct own {
        passed_cards<card, Seats> passed;
        friend constexpr bool operator==(own const&, own const&) = default;
        static constexpr auto members() { return std::tuple{members_of{&own::passed}}; }
    };

    // ---- One after the other chooses; then the cards go over, and tricks begin

    static constexpr seat receiver_in(auto const& s, seat giver) {
        if constexpr (whole_passing<rules_of_state<decltype(s)>>())
            return rules_of_state<decltype(s)>::receiver(s.chosen, giver);
        else
            return giver;
    }
    static constexpr bool passes(auto const& s) { return receiver_in(s, seat(0)) != seat(0); }

    static constexpr void begin(auto& s, rng&) {
        if (passes(s)) {
            s.phase = game_phase::passing;
            s.turn = s.chosen.first;
        }
    }
    static constexpr other_action play_other(auto& s, auto a) {
        s.own.passed.known[s.turn].insert(a.template with<"pass">());
        if (s.own.passed.known[s.turn].size() < Cards)
            return other_action::beside_the_trick;
        s.turn = s.turn.next(s.chosen.players);
        if (s.turn == s.chosen.first)
            hand_over(s);
        return other_action::beside_the_trick;
    }
    static constexpr void hand_over(auto& s) {
        for (seat giver : each_seat(s.chosen.players))
            for (card passed_on : s.own.passed.known[giver]) {
                s.hands.remove(giver, passed_on);
                s.hands.add(receiver_in(s, giver), passed_on);
            }
        s.turn = rules_of_state<decltype(s)>::beginner(s.chosen, s.hands);
        s.phase = game_phase::leading;
    }
    static constexpr void note(auto& s, card played) { s.own.passed.forget(played); }

    // ---- What may be done

    template <typename Action>
    static constexpr void insert_others(auto const& s, action_set<Action>& legal) {
        if (s.phase == game_phase::passing)
            legal.insert_each(Action::pass(card::from_index(0)), s.hands.of(s.turn) - s.own.passed.known[s.turn]);
    }
    static constexpr std::array<words_for, 1> own_verbs{{{"pass", {"{0} passes {1}", "{0} passe {1}"}}}};
    static constexpr phrase in_secret{"{0} chooses in secret a card to pass", "{0} choisit en secret une carte à passer"};
    static constexpr auto own_rules = passing_rules_list;
    static constexpr rule const* refusal(auto const& s, auto a) {
        if (!a.template is<"pass">())
            return s.phase == game_phase::passing ? &play_passed : nullptr;
        card const one = a.template with<"pass">();
        return s.phase != game_phase::passing           ? &pass_before
             : !s.hands.of(s.turn).contains(one)        ? &pass_held
             : s.own.passed.known[s.turn].contains(one) ? &pass_once
                                                        : nullptr;
    }

    // ---- Who passes a card knows it, and so does who receives it, once it goes over

    static constexpr bool deals_anew(auto const& s) {
        return s.phase == game_phase::passing && s.turn.next(s.chosen.players) == s.chosen.first &&
               s.own.passed.size(s.turn) == Cards - 1;
    }
    /// How they go over, for a telling: those that the viewer knows, and the backs of the others.
    static constexpr void other_steps(auto const& s, auto last, auto& steps) {
        if (!deals_anew(s))
            return;
        for (seat giver : each_seat(s.chosen.players)) {
            int const from = giver.index(), to = receiver_in(s, giver).index();
            for (card one : s.own.passed.known[giver])
                steps.move(one.index(), from, to);
            steps.move_unknown(s.own.passed.hidden[giver], from, to);
            if (giver == s.turn && last)
                steps.move(last->template with<"pass">().index(), from, to);
            else if (giver == s.turn)
                steps.move_unknown(1, from, to);
        }
    }
    static constexpr bool secret(auto const& s, auto a, seat viewer) {
        return a.template is<"pass">() && !(deals_anew(s) && viewer == receiver_in(s, s.turn));
    }
    static constexpr void hide(auto& s, seat viewer) {
        bool const choosing = s.phase == game_phase::passing;
        for (seat giver : each_seat(s.chosen.players)) {
            seat const receiver = receiver_in(s, giver);
            if (giver != viewer && (choosing || receiver != viewer) && passes(s))
                s.own.passed.hide(giver, choosing ? s.own.passed.size(giver) : Cards);
            if (giver == viewer && !choosing)
                for (card one : s.own.passed.known[giver] - s.hands.of(receiver))
                    s.hands.imagine(receiver, one);
        }
    }
    static constexpr void forget(auto& s, seat) {
        if (s.phase != game_phase::passing)
            s.own.passed = {};
    }
    static constexpr void imagine(auto& s, rng& luck) {
        int const dealt = hand_size_of<rules_of_state<decltype(s)>>(s.chosen);
        for (seat giver : each_seat(s.chosen.players))
            if (s.phase == game_phase::passing)
                s.own.passed.imagine_chosen(giver, s.hands.of(giver), luck);
            else
                s.own.passed.imagine_left(giver, s.hands.of(receiver_in(s, giver)), dealt, luck);
    }

    // ---- Positions from outside

    static constexpr char const* check_own(auto const& s) {
        constexpr char const* wrong = "passed: not so many can have been passed, or they are not in the hand where they must be";
        int const dealt = hand_size_of<rules_of_state<decltype(s)>>(s.chosen);
        bool before = true; // seats that have chosen already
        for (seat i : each_seat(s.chosen.players)) {
            seat const giver((s.chosen.first.index() + i.index()) % s.chosen.players);
            auto const& [known, hidden] = std::tie(s.own.passed.known[giver], s.own.passed.hidden[giver]);
            if (s.phase == game_phase::passing) {
                if (s.hands.size(giver) != dealt)
                    return "hands: nobody has played a card while cards are passed";
                before = before && giver != s.turn;
                int const size = known.size() + hidden;
                bool const right = before ? size == Cards : giver == s.turn ? size < Cards : size == 0;
                if (!passes(s) || !right || !(known - s.hands.of(giver)).empty() || !s.remembered.without[giver].empty())
                    return wrong;
            } else if (hidden > 0 || !passes(s)) {
                if (!known.empty() || hidden != (passes(s) ? Cards : 0))
                    return wrong;
            } else if (seat const to = receiver_in(s, giver);
                       known.size() > Cards || !(known - s.hands.of(to)).empty() || Cards - known.size() > dealt - s.hands.size(to))
                return wrong;
        }
        return Base::check_own(s);
    }
};

} // namespace ludo
