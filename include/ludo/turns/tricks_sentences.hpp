#pragma once

#include <ludo/core/rule.hpp>

namespace ludo {

/// What forbids an action in every trick game (see turns/tricks.hpp).
struct trick_sentences {
    static constexpr auto held =
        rule("tricks.play.held", "Le déroulement du jeu", "Only a card from the player's own hand can be played.",
             "On ne joue qu'une carte de sa main.");
    static constexpr auto follow_colour =
        rule("tricks.follow.colour", "Le déroulement du jeu", "A player who has a card of a colour asked for must play one.",
             "Qui a une carte d'une couleur demandée doit en jouer une.");
    static constexpr auto over = rule("tricks.end.over", "Fin du jeu et évaluation", "The game is over.", "La partie est finie.");
};

} // namespace ludo
