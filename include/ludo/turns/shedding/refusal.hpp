#pragma once

#include <tuple>

#include <ludo/turns/shedding/rules.hpp>

namespace ludo {

template <shedding_rules Rules>
constexpr rule const* shedding<Rules, true>::refusal(state const& s, action a) {
    if (s.phase == game_phase::over)
        return &shedding::end_over;
    bool const drawn = s.phase == game_phase::drawn;
    if (a.template is<"keep">())
        return drawn ? nullptr : Rules::draws_until_able(s.chosen) ? &shedding::keep_able : &shedding::keep_drawn;
    if (a.template is<"draw">())
        return drawn                                         ? &shedding::draw_once
             : s.stock.size() == 0                           ? &shedding::draw_empty
             : !Rules::draws_freely(s.chosen) && can_play(s) ? &shedding::draw_fits
                                                             : nullptr;
    return std::apply(
        [&](card one, auto... how) -> rule const* {
            if (!s.hands.of(s.turn).contains(one))
                return &shedding::play_held;
            return drawn && !(one == s.drawn) ? &shedding::play_drawn : Rules::refusal(s.chosen, s.table, one, how...);
        },
        a.template with_all<"play">());
}

/// Card by card and way by way: is there anything to play?
template <shedding_rules Rules>
constexpr bool shedding<Rules, true>::can_play(state const& s) {
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
