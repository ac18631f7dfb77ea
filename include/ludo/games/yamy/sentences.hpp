#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo::yamy_game {

// What forbids an action in Yamy, in the order of its rule sheet.

// The headings of the sheet
inline constexpr phrase course{"Course of a round", "Déroulement d'une manche"};
inline constexpr phrase combinations{"The combinations", "Les combinaisons"};
inline constexpr phrase ending{"End of the game", "Fin de partie"};

inline constexpr auto draw_empty =
    rule("yamy.draw.empty", course, "The stock is used up: cards can be taken only from the discards.",
         "La pioche est épuisée : on ne prend plus de cartes que dans les défausses.");
inline constexpr auto take_other = rule("yamy.take.other", course, "A card can be taken only from another player's discards.",
                                        "On ne peut prendre une carte que dans la défausse d'un autre joueur.");
inline constexpr auto take_empty =
    rule("yamy.take.empty", course, "This player has no discards.", "La défausse de ce joueur est vide.");
inline constexpr auto discard_take_first =
    rule("yamy.discard.take-first", course, "A card must always be taken before one is discarded.",
         "Il faut toujours prendre une carte avant de se défausser.");
inline constexpr auto discard_held = rule("yamy.discard.held", course, "Only a card from the player's own hand can be discarded.",
                                          "On ne se défausse que d'une carte de sa main.");
inline constexpr auto discard_due =
    rule("yamy.discard.due", course, "A player who has taken a card must discard one, and can do nothing else in this turn.",
         "Un joueur qui a pris une carte doit se défausser d'une carte, et ne fait rien d'autre pendant ce tour.");
inline constexpr auto note_open = rule("yamy.note.open", course, "Each box can be filled or struck out only once.",
                                       "Chaque case ne peut être remplie ou barrée qu'une seule fois.");
inline constexpr auto note_held = rule("yamy.note.held", combinations, "The player's cards do not make this figure.",
                                       "Les cartes du joueur ne forment pas cette figure.");
inline constexpr auto show_series = rule(
    "yamy.show.series", combinations, "To announce this series, a player needs more cards of its number, in different colours.",
    "Pour annoncer cette série, il faut davantage de cartes de cette valeur, de couleurs différentes.");
inline constexpr auto show_once =
    rule("yamy.show.once", course, "The round is over: everybody notes a figure or strikes one out, and does nothing else.",
         "La manche est terminée : chacun note une figure ou en barre une, et ne fait rien d'autre.");
inline constexpr auto score_shown = rule("yamy.score.shown", course, "A figure can be noted only when the round is over.",
                                         "On ne peut noter une figure qu'une fois la manche terminée.");
inline constexpr auto strike_caller =
    rule("yamy.strike.caller", course, "To lay down, a player must announce a figure that he has.",
         "Pour étaler ses cartes, on doit annoncer une figure qu'on a obtenue.");
inline constexpr auto end_over = rule("yamy.end.over", ending, "The game is over.", "La partie est finie.");

inline constexpr std::array rules{&draw_empty,  &take_other,    &take_empty, &discard_take_first, &discard_held,
                                  &discard_due, &note_open,     &note_held,  &show_series,        &show_once,
                                  &score_shown, &strike_caller, &end_over};

} // namespace ludo::yamy_game
