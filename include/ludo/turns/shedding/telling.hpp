#pragma once

#include <array>
#include <optional>

#include <ludo/core/telling.hpp>

namespace ludo {

/// What happens in a shedding game, in words: see core/telling.hpp. `Rules` may add `playing_words`, the sentence for playing a card,
/// and `in_words`.
template <typename Rules>
struct shedding_telling {
    using options = typename Rules::options;

    static constexpr named_place place(options const&, int number) {
        if (number < Rules::seats.most)
            return {place_kind::hand, seat(number)};
        return {number == Rules::seats.most ? place_kind::pile : place_kind::stock};
    }
    static constexpr short_text piece(options const& chosen, int kind) { return card_with<Rules>(chosen, kind); }

    static constexpr phrase playing = [] {
        if constexpr (requires { Rules::playing_words; })
            return Rules::playing_words;
        else
            return phrase{"{0} plays {1}", "{0} joue {1}"};
    }();
    static constexpr std::array<words_for, 3> verbs{{{"play", playing}, {"draw", {}}, {"keep", {"{0} keeps it", "{0} la garde"}}}};

    template <typename Thing>
        requires requires(Thing thing) { Rules::in_words(thing); }
    static constexpr std::optional<phrase> in_words(Thing thing) {
        return Rules::in_words(thing);
    }

    static constexpr phrase remark(int) { return {"it fits", "elle est jouable"}; }
    template <typename State>
    static constexpr void remarks(State const& before, auto const&, State const& after, auto say) {
        if (after.now == State{}.now || before.now == after.now || !(after.turn == before.turn))
            return;
        say(0, 0);
    }
};

} // namespace ludo
