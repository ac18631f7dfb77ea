#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo::yamy_game {

// What forbids an action in Yamy, in the order of its rule sheet.

inline constexpr auto draw_empty =
    rule("yamy.draw.empty", "Déroulement d'une manche", "The stock is used up: cards are taken from the discards only.",
         "La pioche est épuisée : on ne prend plus de cartes que dans les défausses.");
inline constexpr auto take_other =
    rule("yamy.take.other", "Déroulement d'une manche", "A card is taken from another player's discards only.",
         "On ne prend de carte que dans la défausse d'un autre joueur.");
inline constexpr auto take_empty =
    rule("yamy.take.empty", "Déroulement d'une manche", "This player has no discards.", "La défausse de ce joueur est vide.");
inline constexpr auto discard_take_first =
    rule("yamy.discard.take-first", "Déroulement d'une manche", "A card is always taken before one is discarded.",
         "Il faut toujours prendre une carte avant d'en rejeter une.");
inline constexpr auto discard_held =
    rule("yamy.discard.held", "Déroulement d'une manche", "Only a card from one's own hand is discarded.",
         "On ne rejette que des cartes de son jeu.");
inline constexpr auto discard_due = rule("yamy.discard.due", "Déroulement d'une manche",
                                         "A player who has taken a card discards one, and does nothing else in this turn.",
                                         "Le joueur qui a pris une carte en rejette une, et ne fait rien d'autre pendant ce tour.");
inline constexpr auto show_open = rule("yamy.note.open", "Déroulement d'une manche", "Each box is filled or struck out only once.",
                                       "Chaque case n'est remplie ou barrée qu'une seule fois.");
inline constexpr auto show_held = rule("yamy.note.held", "Les combinaisons", "The player's cards do not make this figure.",
                                       "Les cartes du joueur ne forment pas cette figure.");
inline constexpr auto show_series =
    rule("yamy.show.series", "Les combinaisons",
         "To announce this series, a player needs more cards of its number, in different colours.",
         "Pour annoncer cette série, il faut davantage de cartes de cette valeur, de couleurs distinctes.");
inline constexpr auto show_once = rule("yamy.show.once", "Déroulement d'une manche",
                                       "The round is over: everybody notes a figure or strikes one out, and does nothing else.",
                                       "La manche est terminée : chacun note une figure ou en barre une, et ne fait rien d'autre.");
inline constexpr auto score_shown =
    rule("yamy.score.shown", "Déroulement d'une manche", "A figure is noted only when the round is over.",
         "On ne note une figure qu'une fois la manche terminée.");
inline constexpr auto strike_caller =
    rule("yamy.strike.caller", "Déroulement d'une manche", "To lay down, a player announces a figure that he has.",
         "Pour étaler ses cartes, on annonce une figure qu'on a obtenue.");
inline constexpr auto over = rule("yamy.end.over", "Fin de partie", "The game is over.", "La partie est finie.");

inline constexpr std::array rules{&draw_empty,  &take_other,    &take_empty, &discard_take_first, &discard_held,
                                  &discard_due, &show_open,     &show_held,  &show_series,        &show_once,
                                  &score_shown, &strike_caller, &over};

} // namespace ludo::yamy_game
