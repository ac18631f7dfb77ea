#pragma once

#include <tuple>

#include <ludo/turns/shedding/rules.hpp>

namespace ludo {

template <typename Rules>
constexpr rule const* shedding<Rules>::refusal(state const& s, action a) {
    if (s.now == phase::over)
        return &shedding::over;
    bool const drawn = s.now == phase::drawn;
    if (a.template is<"keep">())
        return drawn ? nullptr : &shedding::keep_drawn;
    if (a.template is<"draw">())
        return drawn                                   ? &shedding::drawn_once
             : s.stock.size() == 0                     ? &shedding::stock_empty
             : !s.chosen.voluntary_draw && can_play(s) ? &shedding::must_play
                                                       : nullptr;
    return std::apply(
        [&](card one, auto... how) -> rule const* {
            if (!s.hands.of(s.turn).contains(one))
                return &shedding::held;
            return drawn && !(one == s.drawn) ? &shedding::only_drawn : Rules::refusal(s.chosen, s.table, one, how...);
        },
        a.template with_all<"play">());
}

/// Card by card, and way by way: is there something to play?
template <typename Rules>
constexpr bool shedding<Rules>::can_play(state const& s) {
    for (int index = 0; index < Rules::playing::count; ++index)
        if (std::apply(
                [&](card one, auto... how) {
                    return s.hands.of(s.turn).contains(one) && !Rules::refusal(s.chosen, s.table, one, how...);
                },
                Rules::playing::with(index)))
            return true;
    return false;
}

} // namespace ludo
