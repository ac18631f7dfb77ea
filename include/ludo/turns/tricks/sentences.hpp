#pragma once

#include <ludo/core/rule.hpp>

namespace ludo {

/// What forbids an action in every trick game (see turns/tricks.hpp).
struct trick_sentences {
    static constexpr auto held =
        rule("tricks.play.held", "Le déroulement du jeu", "Only a card from the player's own hand can be played.",
             "On ne joue que des cartes de sa main.");
    static constexpr auto follow_colour =
        rule("tricks.follow.colour", "Le déroulement du jeu",
             "A player who has a card of a colour asked for cannot play one of another colour instead.",
             "Qui a une carte d'une couleur demandée ne peut pas en jouer une d'une autre couleur à la place.");
    static constexpr auto over = rule("tricks.end.over", "Fin du jeu et évaluation", "The game is over.", "La partie est finie.");
};

} // namespace ludo
