#pragma once

#include <string>

#include <ludo/core/game.hpp>
#include <ludo/core/memory.hpp>
#include <ludo/io/text.hpp>

namespace ludo::testing {

/// 11. No rule looks at the memory: where it is wiped, the same seat has the turn, the same is legal or forbidden by the same rule, the
/// points are the same, and `play` does the same on the table. Returns what is wrong with a position and one of its legal actions, or
/// an empty text.
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
            auto const each = G::action::from_index(index);
            if (refusal_of<G>(wiped, each) != refusal_of<G>(s, each))
                return wrong + "another rule decides on `" + to_text<G>(s, each) + "`";
        }
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
