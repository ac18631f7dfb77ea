#pragma once

#include <ludo/core/rule.hpp>
#include <ludo/turns/headings.hpp>

namespace ludo {

/// What forbids an action in every trick game (see turns/tricks.hpp).
struct trick_sentences {
    static constexpr auto play_held =
        rule("tricks.play.held", headings::course, "Only a card from the player's own hand can be played.",
             "On ne joue que des cartes de sa main.");
    static constexpr auto follow_colour =
        rule("tricks.follow.colour", headings::course,
             "A player who has a card of a colour asked for cannot play one of another colour.",
             "Quand on a une carte d'une couleur demandée, on ne peut pas en jouer une d'une autre couleur.");
    static constexpr auto end_over = rule("tricks.end.over", headings::result, "The game is over.", "La partie est finie.");
};

} // namespace ludo
