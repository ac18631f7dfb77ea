#pragma once

#include <array>

#include <ludo/core/rule.hpp>
#include <ludo/turns/headings.hpp>

namespace ludo {

/// What forbids an action in every game in which cards are turned over and compared.
struct reveal_sentences {
    static constexpr auto turn_empty =
        rule("reveal.turn.empty", headings::course, "There is no card there.", "Il n'y a pas de carte à cet endroit.");
    static constexpr auto turn_won = rule("reveal.turn.won", headings::course, "The card that lay there has already been won.",
                                          "La carte qui était là a déjà été gagnée.");
    static constexpr auto turn_face_down =
        rule("reveal.turn.face-down", headings::course, "A card that has just been turned over is not turned over again.",
             "On ne retourne pas une carte qu'on vient de retourner.");
    static constexpr auto end_over = rule("reveal.end.over", headings::result, "The game is over.", "La partie est finie.");

    static constexpr std::array rules{&turn_empty, &turn_won, &turn_face_down, &end_over};
};

} // namespace ludo
