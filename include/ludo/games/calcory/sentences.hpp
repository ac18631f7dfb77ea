#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo::calcory_game {

// What forbids an action in Calcory, in the order of its rule sheet.

// The headings of the sheet
inline constexpr phrase turning_cards{"Turning cards over", "Retourner des cartes"};
inline constexpr phrase ending{"End of the game", "Fin du jeu"};
inline constexpr phrase raising{"Raising", "Augmenter"};

inline constexpr auto turn_empty =
    rule("calcory.turn.empty", turning_cards, "There is no card on that space.", "Il n'y a pas de carte à cet endroit.");
inline constexpr auto turn_face_down =
    rule("calcory.turn.face-down", turning_cards, "Only cards that lie face down are turned over.",
         "On ne retourne que des cartes posées face cachée.");
inline constexpr auto stop_turn_first =
    rule("calcory.stop.turn-first", turning_cards, "At least one card must be turned over before stopping.",
         "On retourne au moins une carte avant de s'arrêter.");
inline constexpr auto stop_two_cards =
    rule("calcory.stop.two-cards", turning_cards, "A player who has not won any cards yet must turn over at least two.",
         "Un joueur qui n'a pas encore gagné de cartes doit en retourner au moins deux.");
inline constexpr auto stop_markers =
    rule("calcory.stop.markers", turning_cards, "Marking takes one marker for each card, and the player has too few.",
         "Il faut un marqueur par carte à marquer, et le joueur n'en a pas assez.");
inline constexpr auto turn_marked =
    rule("calcory.turn.marked", raising, "Marked cards cannot be used.", "On ne peut pas utiliser les cartes marquées.");
inline constexpr auto return_due =
    rule("calcory.return.due", turning_cards, "First, one of the cards just collected goes back on the table.",
         "On remet d'abord sur la table une des cartes qu'on vient de prendre.");
inline constexpr auto return_nothing =
    rule("calcory.return.nothing", turning_cards, "A card goes back on the table only after cards have been collected.",
         "On ne remet une carte sur la table qu'après en avoir pris.");
inline constexpr auto return_collected =
    rule("calcory.return.collected", turning_cards, "The card that goes back must be one of those just collected.",
         "La carte à remettre doit être une de celles qu'on vient de prendre.");
inline constexpr auto return_chosen =
    rule("calcory.return.chosen", turning_cards, "The card that goes back is already chosen: it only has to be put down.",
         "La carte à remettre est déjà choisie : il ne reste qu'à la poser.");
inline constexpr auto to_choose_first =
    rule("calcory.to.choose-first", turning_cards, "First, the card that goes back must be chosen.",
         "On choisit d'abord la carte à remettre.");
inline constexpr auto to_empty =
    rule("calcory.to.empty", turning_cards, "The card must go on an empty space.", "La carte se pose à un endroit libre.");
inline constexpr auto end_over = rule("calcory.end.over", ending, "The game is over.", "La partie est finie.");

inline constexpr std::array rules{&turn_empty,      &turn_face_down, &stop_turn_first, &stop_two_cards,   &stop_markers,
                                  &turn_marked,     &return_due,     &return_nothing,  &return_collected, &return_chosen,
                                  &to_choose_first, &to_empty,       &end_over};

} // namespace ludo::calcory_game
