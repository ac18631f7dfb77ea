#pragma once

#include <array>

#include <ludo/core/telling.hpp>

namespace ludo {

/// What happens in a game of marks in line, in words: see core/telling.hpp.
template <typename Rules>
struct lines_telling {
    static constexpr std::array<words_for, 1> verbs{{{Rules::placing::word, {"{0} plays {1}", "{0} joue en {1}"}}}};
};

} // namespace ludo
