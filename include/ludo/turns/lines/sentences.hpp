#pragma once

#include <ludo/core/rule.hpp>
#include <ludo/turns/headings.hpp>

namespace ludo {

/// What forbids an action in every game of lines.
struct lines_sentences {
    static constexpr auto end_over = rule("lines.end.over", headings::result, "The game is over.", "La partie est finie.");
};

} // namespace ludo
