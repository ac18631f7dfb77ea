#pragma once

#include <string>

#include <ludo/core/game.hpp>
#include <ludo/core/memory.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/in_sight.hpp>
#include <ludo/play/view.hpp>

namespace ludo::testing {

/// What lies in sight of a viewer, and nothing that is remembered.
template <game G>
typename G::state wiped_sight(typename G::state const& s, seat viewer) {
    auto seen = in_sight(view<G>(s, viewer)).state();
    let_memory_sleep<G>(seen);
    return seen;
}

/// 11. No rule looks at the memory: where it is wiped, the same seat has the turn, the same is legal or forbidden by the same rule, the
/// points are the same, and `play` does the same on the table. The same lies in sight of everybody. Returns what
/// is wrong with a position and one of its legal actions, or an empty text.
template <game G>
std::string rules_look_at_the_memory([[maybe_unused]] typename G::state const& s, [[maybe_unused]] typename G::action a) {
    if constexpr (remembering<G>) {
        auto wiped = s;
        let_memory_sleep<G>(wiped);
        std::string const wrong = "11: without its memory ";
        if (G::turn(wiped) != G::turn(s))
            return wrong + "the game gives the turn to seat " + to_text(G::turn(wiped)) + ", not to " + to_text(G::turn(s));
        if (!(G::scores(wiped) == G::scores(s)))
            return wrong + "the game has other scores";
        if (!(G::actions(wiped) == G::actions(s)))
            return wrong + "the game has other legal actions";
        for (int index = 0; index < G::action::count; ++index) {
            auto const any = G::action::from_index(index);
            if (refusal_of<G>(wiped, any) != refusal_of<G>(s, any))
                return wrong + "another rule decides on `" + to_text<G>(s, any) + "`";
        }
        for (int number = -1; number < G::players(s); ++number)
            if (!(wiped_sight<G>(s, seat(number)) == wiped_sight<G>(wiped, seat(number))))
                return wrong + "something else lies in sight of " + (number < 0 ? "a spectator" : "seat " + std::to_string(number));
        auto then = s;
        G::play(then, a);
        G::play(wiped, a);
        let_memory_sleep<G>(then);
        let_memory_sleep<G>(wiped);
        if (!(then == wiped))
            return wrong + "`" + to_text<G>(s, a) + "` leads to another position";
    }
    return "";
}

} // namespace ludo::testing
