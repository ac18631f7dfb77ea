#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo {

/// What forbids an action in the runs of XXL, in the order of the rule sheet.
struct runs_sentences {
    static constexpr auto over = rule("runs.end.over", "Fin du jeu", "The game is over.", "La partie est finie.");
    static constexpr auto meld_once =
        rule("runs.meld.once", "Le déroulement du jeu", "One run is laid in a turn.", "On ne pose qu'une suite par tour.");
    static constexpr auto meld_finish =
        rule("runs.meld.finish", "Le déroulement du jeu", "First the run is completed.", "On termine d'abord la suite commencée.");
    static constexpr auto meld_reach =
        rule("runs.meld.reach", "Le déroulement du jeu", "A run is made of cards of one's hand and of the display.",
             "Une suite se compose de cartes de sa main et de cartes exposées.");
    static constexpr auto meld_colour = rule("runs.meld.colour", "Le déroulement du jeu", "Each card of a run shows its colour.",
                                             "Chaque carte d'une suite montre la couleur de la suite.");
    static constexpr auto meld_next =
        rule("runs.meld.next", "Le déroulement du jeu", "The next card of a run shows the next number in its colour.",
             "La carte suivante d'une suite montre le nombre suivant dans la même couleur.");
    static constexpr auto meld_three =
        rule("runs.meld.three", "Le déroulement du jeu", "A run has three numbers in a row: the others must be there.",
             "Une suite a trois nombres consécutifs : les autres doivent être là.");
    static constexpr auto meld_own =
        rule("runs.meld.own", "Le déroulement du jeu", "At least one card of a run comes from one's own hand.",
             "Une carte au moins d'une suite vient de sa propre main.");
    static constexpr auto exchange_once =
        rule("runs.exchange.once", "Le déroulement du jeu", "One card is swapped or added in a turn.",
             "On n'échange ou n'ajoute qu'une carte par tour.");
    static constexpr auto exchange_held =
        rule("runs.exchange.held", "Le déroulement du jeu", "Only a card of one's own hand is put down.",
             "On ne dépose qu'une carte de sa main.");
    static constexpr auto swap_finish =
        rule("runs.swap.finish", "Le déroulement du jeu", "First a card of the display is taken for the one put down.",
             "On prend d'abord une carte exposée en échange de la sienne.");
    static constexpr auto swap_display =
        rule("runs.swap.display", "Le déroulement du jeu", "There is no card in the display.", "Il n'y a pas de carte exposée.");
    static constexpr auto for_swap = rule("runs.for.swap", "Le déroulement du jeu", "A card is taken only for one put down.",
                                          "On ne prend une carte qu'en échange d'une des siennes.");
    static constexpr auto for_display =
        rule("runs.for.display", "Le déroulement du jeu", "What is taken is another card, one of the display.",
             "On prend une autre carte, parmi celles qui sont exposées.");
    static constexpr auto add_stock = rule("runs.add.stock", "Le déroulement du jeu", "There is no card to draw for the one added.",
                                           "Il n'y a plus de carte à piocher pour celle qu'on ajoute.");
    static constexpr auto add_full =
        rule("runs.add.full", "Le déroulement du jeu", "As many cards are displayed as the table agreed on.",
             "Il y a autant de cartes exposées que convenu.");

    static constexpr std::array rules{&meld_once,   &meld_finish,   &meld_reach,    &meld_colour, &meld_next,    &meld_three,
                                      &meld_own,    &exchange_once, &exchange_held, &swap_finish, &swap_display, &for_swap,
                                      &for_display, &add_stock,     &add_full,      &over};
};

} // namespace ludo
