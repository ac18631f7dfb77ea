#pragma once

#include <cstdint>
#include <string>

#include <ludo/core/game.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/play/record.hpp>
#include <ludo/testing/extras.hpp>
#include <ludo/testing/last_words.hpp>
#include <ludo/testing/position_checks.hpp>
#include <ludo/testing/random_options.hpp>

namespace ludo::testing {

/// What `look` returns; or that the game throws an exception.
template <typename Look>
std::string without_exceptions(Look look) {
#if defined(__cpp_exceptions)
    try {
        return look();
    } catch (...) {
        return "8: the game throws an exception";
    }
#else
    return look();
#endif
}

/// Games at random, as records; they may break any promise.
template <game G>
struct random_play {
    using state = typename G::state;
    using action = typename G::action;

    extras<G> const& more;
    std::uint64_t longest;

    record<G> played(std::uint64_t seed) const {
        rng luck(seed);
        record<G> told{random_options<G>(luck), luck.draw(), {}, {}};
        play_on(told, luck, longest);
        return told;
    }

    /// Plays to the end, or at most this many actions, or until something is wrong with the legal actions.
    void play_on(record<G>& told, rng& luck, std::uint64_t most) const {
        if (wrong_with<G>(told.options))
            return;
        last_words<G> const if_it_stops(told);
        without_exceptions([&] {
            state s = told.start();
            position_checks<G> const check{more};
            while (told.steps.size() < most && check.seated(s).empty() && G::turn(s) != nobody) {
                action_set<action> const legal = G::actions(s);
                action a = more.choose ? more.choose(s, luck) : legal.pick(luck);
                if (!legal.contains(a))
                    a = legal.pick(luck);
                if (refusal_of<G>(s, a))
                    break;
                told.steps.push_back({G::turn(s), a});
                G::play(s, a);
            }
            return std::string();
        });
    }

    /// Can the steps be played? Each step is assigned to the seat whose turn it is.
    bool legal(record<G>& told) const {
        if (wrong_with<G>(told.options))
            return false;
        return without_exceptions([&]() -> std::string {
                   state s = told.start();
                   for (auto& step : told.steps) {
                       if (!position_checks<G>{more}.seated(s).empty() || G::turn(s) == nobody || refusal_of<G>(s, step.action) ||
                           !G::actions(s).contains(step.action))
                           return "no";
                       step.by = G::turn(s);
                       G::play(s, step.action);
                   }
                   return "";
               })
            .empty();
    }
};

} // namespace ludo::testing
