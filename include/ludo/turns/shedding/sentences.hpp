#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo {

/// What forbids an action in every game of shedding cards (see turns/shedding.hpp).
struct shedding_sentences {
    static constexpr auto held =
        rule("shedding.play.held", "Le déroulement du jeu", "Only a card from the player's own hand can be played.",
             "On ne joue que des cartes de sa main.");
    static constexpr auto only_drawn =
        rule("shedding.play.drawn", "Le déroulement du jeu", "A player who has drawn plays the card just drawn, or none.",
             "Qui a pioché joue la carte piochée, ou n'en joue aucune.");
    static constexpr auto must_play =
        rule("shedding.draw.fits", "Le déroulement du jeu", "A player who has a card that fits must play one.",
             "Qui a une carte qui convient doit en jouer une.");
    static constexpr auto drawn_once = rule("shedding.draw.once", "Le déroulement du jeu", "Only one card is drawn in a turn.",
                                            "On ne pioche qu'une carte par tour.");
    static constexpr auto stock_empty =
        rule("shedding.draw.empty", "Le déroulement du jeu", "There is no card left to draw.", "Il n'y a plus de carte à piocher.");
    static constexpr auto keep_drawn =
        rule("shedding.keep.drawn", "Le déroulement du jeu", "Only a card that has just been drawn can be kept.",
             "On ne peut garder qu'une carte qu'on vient de piocher.");
    static constexpr auto over = rule("shedding.end.over", "Fin du jeu et évaluation", "The game is over.", "La partie est finie.");

    static constexpr std::array shared_rules{&held, &only_drawn, &must_play, &drawn_once, &stock_empty, &keep_drawn, &over};
};

} // namespace ludo
