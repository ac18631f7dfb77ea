#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo::calcory_game {

// What forbids an action in Calcory, in the order of its rule sheet.

inline constexpr auto turn_empty =
    rule("calcory.turn.empty", "Retourner des cartes", "There is no card on that space.", "Il n'y a pas de carte sur cet espace.");
inline constexpr auto turn_face_down =
    rule("calcory.turn.face-down", "Retourner des cartes", "Only cards that lie face down are turned over.",
         "On ne retourne que des cartes posées face cachée.");
inline constexpr auto stop_turn_first =
    rule("calcory.stop.turn-first", "Retourner des cartes", "At least one card is turned over before stopping.",
         "On retourne au moins une carte avant de s'arrêter.");
inline constexpr auto stop_two_cards =
    rule("calcory.stop.two-cards", "Retourner des cartes", "A player who has not won any cards yet turns over at least two.",
         "Un joueur qui n'a pas encore gagné de cartes en retourne au moins deux.");
inline constexpr auto stop_markers =
    rule("calcory.stop.markers", "Retourner des cartes", "Marking takes one marker for each card, and the player has too few.",
         "Il faut un marqueur par carte à marquer, et le joueur n'en a pas assez.");
inline constexpr auto turn_marked =
    rule("calcory.turn.marked", "Augmenter", "Marked cards cannot be used.", "On ne peut pas employer les cartes marquées.");
inline constexpr auto return_due =
    rule("calcory.return.due", "Retourner des cartes", "First, one of the cards just collected goes back on the table.",
         "On remet d'abord sur la table une des cartes qu'on vient de prendre.");
inline constexpr auto return_nothing =
    rule("calcory.return.nothing", "Retourner des cartes", "A card goes back on the table only after cards have been collected.",
         "On ne remet une carte sur la table qu'après en avoir pris.");
inline constexpr auto return_collected =
    rule("calcory.return.collected", "Retourner des cartes", "The card that goes back is one of those just collected.",
         "La carte remise est une de celles qu'on vient de prendre.");
inline constexpr auto return_chosen =
    rule("calcory.return.chosen", "Retourner des cartes", "The card that goes back is already chosen: it only has to be put down.",
         "La carte à remettre est déjà choisie : il ne reste qu'à la poser.");
inline constexpr auto to_choose_first =
    rule("calcory.to.choose-first", "Retourner des cartes", "First, the card that goes back is chosen.",
         "On choisit d'abord la carte à remettre.");
inline constexpr auto to_empty =
    rule("calcory.to.empty", "Retourner des cartes", "The card goes on an empty space.", "La carte se pose sur un espace libre.");
inline constexpr auto over = rule("calcory.end.over", "Fin du jeu", "The game is over.", "La partie est finie.");

inline constexpr std::array rules{&turn_empty, &turn_face_down, &stop_turn_first,  &stop_two_cards, &stop_markers,    &turn_marked,
                                  &return_due, &return_nothing, &return_collected, &return_chosen,  &to_choose_first, &to_empty,
                                  &over};

} // namespace ludo::calcory_game
