#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo {

/// What forbids an action in every game of shedding cards (see turns/shedding.hpp).
struct shedding_sentences {
    static constexpr auto held = rule("shedding.play.held", "Déroulement", "Only a card of one's own hand is played.",
                                      "On ne joue qu'une carte de sa main.");
    static constexpr auto only_drawn =
        rule("shedding.play.drawn", "Déroulement", "Who has drawn plays the card just drawn, or none.",
             "Qui a pioché joue la carte piochée, ou n'en joue pas.");
    static constexpr auto must_play =
        rule("shedding.draw.fits", "Déroulement", "Who has a card that fits plays it.", "Qui a une carte qui convient la joue.");
    static constexpr auto drawn_once =
        rule("shedding.draw.once", "Déroulement", "One card is drawn in a turn.", "On ne pioche qu'une carte par tour.");
    static constexpr auto stock_empty =
        rule("shedding.draw.empty", "Déroulement", "There is no card left to draw.", "Il n'y a plus de carte à piocher.");
    static constexpr auto keep_drawn = rule("shedding.keep.drawn", "Déroulement", "Only a card just drawn can be kept.",
                                            "On ne garde qu'une carte que l'on vient de piocher.");
    static constexpr auto over = rule("shedding.end.over", "Fin de partie", "The game is over.", "La partie est finie.");

    static constexpr std::array shared_rules{&held, &only_drawn, &must_play, &drawn_once, &stock_empty, &keep_drawn, &over};
};

} // namespace ludo
