#pragma once

#include <array>

#include <ludo/core/rule.hpp>
#include <ludo/turns/headings.hpp>

namespace ludo {

/// What forbids an action in every shedding game (see turns/shedding.hpp).
struct shedding_sentences {
    static constexpr auto play_held =
        rule("shedding.play.held", headings::course, "Only a card from the player's own hand can be played.",
             "On ne joue que des cartes de sa main.");
    static constexpr auto play_drawn =
        rule("shedding.play.drawn", headings::course, "After drawing, a player can play only the card just drawn, or none.",
             "Après avoir pioché, on joue la carte piochée, ou aucune.");
    static constexpr auto draw_fits =
        rule("shedding.draw.fits", headings::course, "A player who has a card that fits must play one.",
             "Quand on a une carte jouable, on doit en jouer une.");
    static constexpr auto draw_once =
        rule("shedding.draw.once", headings::course, "Only one card is drawn in a turn.", "On ne pioche qu'une carte par tour.");
    static constexpr auto draw_empty =
        rule("shedding.draw.empty", headings::course, "There is no card left to draw.", "Il n'y a plus de carte à piocher.");
    static constexpr auto keep_drawn =
        rule("shedding.keep.drawn", headings::course, "Only a card that has just been drawn can be kept.",
             "On ne peut garder que la carte qu'on vient de piocher.");
    static constexpr auto keep_able = // where one draws until able
        rule("shedding.keep.able", headings::course,
             "A turn goes on until a card is played: keeping the one just drawn does not end it.",
             "Le tour dure jusqu'à ce qu'on joue une carte : garder celle qu'on vient de piocher n'y met pas fin.");
    static constexpr auto end_over = rule("shedding.end.over", headings::result, "The game is over.", "La partie est finie.");

    static constexpr std::array shared_rules{&play_held, &play_drawn, &draw_fits, &draw_once, &draw_empty, &keep_drawn, &end_over};
    template <bool UntilAble>
    static constexpr auto drawing_rules() {
        if constexpr (UntilAble)
            return std::array{&keep_able};
        else
            return std::array<rule const*, 0>{};
    }
};

} // namespace ludo
