#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo {

/// What forbids an action in Calcory, in the order of its rule sheet.
struct calcory_sentences {
    static constexpr auto turn_face_down =
        rule("calcory.turn.face-down", "Retourner des cartes", "Only a card that lies face down is turned over.",
             "On ne retourne qu'une carte posée face cachée.");
    static constexpr auto stop_turn_first =
        rule("calcory.stop.turn-first", "Retourner des cartes", "Nobody stops before having turned a card over.",
             "On ne s'arrête pas avant d'avoir retourné une carte.");
    static constexpr auto stop_two_cards =
        rule("calcory.stop.two-cards", "Retourner des cartes", "As long as a player has won no card, at least two are turned over.",
             "Tant qu'un joueur n'a pas gagné de carte, il en retourne au moins deux.");
    static constexpr auto stop_markers = rule("calcory.stop.markers", "Retourner des cartes",
                                              "Each card needs a marker of the player's own, and there are not enough.",
                                              "Il faut un marqueur à soi par carte, et il n'y en a pas assez.");
    static constexpr auto turn_marked =
        rule("calcory.turn.marked", "Augmenter", "Marked cards are not used.", "On n'emploie pas les cartes marquées.");
    static constexpr auto return_due =
        rule("calcory.return.due", "Retourner des cartes", "One of the collected cards is laid back first.",
             "On remet d'abord une des cartes prises.");
    static constexpr auto return_nothing =
        rule("calcory.return.nothing", "Retourner des cartes", "A card is laid back only when cards were collected.",
             "On ne remet une carte qu'après en avoir pris.");
    static constexpr auto return_collected =
        rule("calcory.return.collected", "Retourner des cartes", "The card laid back is one of those just collected.",
             "La carte remise est une de celles qu'on vient de prendre.");
    static constexpr auto return_chosen =
        rule("calcory.return.chosen", "Retourner des cartes", "The card to lay back is chosen already: now it is laid.",
             "La carte à remettre est déjà choisie : il reste à la poser.");
    static constexpr auto to_choose_first =
        rule("calcory.to.choose-first", "Retourner des cartes", "First the card to lay back is chosen.",
             "On choisit d'abord la carte à remettre.");
    static constexpr auto to_empty = rule("calcory.to.empty", "Retourner des cartes", "The card is laid on an empty space.",
                                          "La carte se pose sur un espace libre.");
    static constexpr auto over = rule("calcory.end.over", "Fin du jeu", "The game is over.", "La partie est finie.");

    static constexpr std::array rules{&turn_face_down, &stop_turn_first, &stop_two_cards, &stop_markers,
                                      &turn_marked,    &return_due,      &return_nothing, &return_collected,
                                      &return_chosen,  &to_choose_first, &to_empty,       &over};
};

} // namespace ludo
