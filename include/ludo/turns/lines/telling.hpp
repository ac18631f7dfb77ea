#pragma once

#include <array>

#include <ludo/core/telling.hpp>

namespace ludo {

/// What happens in a game of marks in line, in words: see core/telling.hpp. `Rules` may add `placing_words`, the sentence for what a
/// player does, and `marking_words`, the one for a cell that this does not name.
template <typename Rules>
struct lines_telling {
    static constexpr phrase placed = [] {
        if constexpr (requires { Rules::placing_words; })
            return Rules::placing_words;
        else
            return phrase{"{0} plays {1}", "{0} joue en {1}"};
    }();
    static constexpr phrase marking = [] {
        if constexpr (requires { Rules::marking_words; })
            return Rules::marking_words;
        else
            return phrase{"{1} is now {0}'s", "{1} est à {0}"};
    }();
    static constexpr points_said points = points_said::never;
    static constexpr std::array<words_for, 1> verbs{{{Rules::placing::word, placed}}};
};

} // namespace ludo
