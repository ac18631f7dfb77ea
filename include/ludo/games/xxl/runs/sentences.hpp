#pragma once

#include <array>

#include <ludo/core/rule.hpp>
#include <ludo/turns/headings.hpp>

namespace ludo::xxl::runs_game {

// What forbids an action in the runs of XXL, in the order of the rule sheet.

inline constexpr auto end_over = rule("runs.end.over", headings::result, "The game is over.", "La partie est finie.");
inline constexpr auto meld_once =
    rule("runs.meld.once", headings::course, "Only one run is laid in a turn.", "On ne pose qu'une suite par tour.");
inline constexpr auto meld_finish = rule("runs.meld.finish", headings::course, "First, the run that has been begun is completed.",
                                         "On termine d'abord la suite commencée.");
inline constexpr auto meld_reach =
    rule("runs.meld.reach", headings::course, "A run is made of cards from the player's own hand and of cards on display.",
         "Une suite se compose de cartes de sa main et de cartes exposées.");
inline constexpr auto meld_colour =
    rule("runs.meld.colour", headings::course, "Every card of a run must show the colour of the run.",
         "Chaque carte d'une suite doit montrer la couleur de la suite.");
inline constexpr auto meld_next =
    rule("runs.meld.next", headings::course, "The next card of a run must show the next number up in the same colour.",
         "La carte suivante d'une suite doit montrer le nombre juste au-dessus, dans la même couleur.");
inline constexpr auto meld_three =
    rule("runs.meld.three", headings::course, "A run has three consecutive numbers, and not all of them are there.",
         "Une suite compte trois nombres consécutifs : ils ne sont pas tous là.");
inline constexpr auto meld_own =
    rule("runs.meld.own", headings::course, "At least one card of a run must come from the player's own hand.",
         "Au moins une carte d'une suite doit venir de la main du joueur.");
inline constexpr auto exchange_once = rule("runs.exchange.once", headings::course, "Only one card is swapped or added in a turn.",
                                           "On n'échange ou n'ajoute qu'une seule carte par tour.");
inline constexpr auto exchange_held =
    rule("runs.exchange.held", headings::course, "Only a card from the player's own hand can be put down.",
         "On ne peut déposer que des cartes de sa main.");
inline constexpr auto swap_finish =
    rule("runs.swap.finish", headings::course, "First, a card on display is taken in exchange for the one put down.",
         "On prend d'abord une carte exposée en échange de la carte déposée.");
inline constexpr auto swap_display =
    rule("runs.swap.display", headings::course, "There is no card on display.", "Il n'y a pas de carte exposée.");
inline constexpr auto for_swap =
    rule("runs.for.swap", headings::course, "A card on display is taken only in exchange for one put down.",
         "On ne prend une carte exposée qu'en échange d'une carte déposée.");
inline constexpr auto for_display =
    rule("runs.for.display", headings::course, "The card taken must be one of those on display, not the one put down.",
         "On prend une des cartes exposées, et non celle qu'on vient de déposer.");
inline constexpr auto add_stock =
    rule("runs.add.stock", headings::course, "The stock is empty: no card can be drawn for the one added.",
         "Le talon est vide : on ne peut pas prendre de carte à la place de celle qu'on ajoute.");
inline constexpr auto add_full =
    rule("runs.add.full", headings::course, "No card can be added once as many are on display as agreed.",
         "On ne peut plus ajouter de carte quand il y en a autant d'exposées que convenu.");

inline constexpr std::array rules{&meld_once,   &meld_finish,   &meld_reach,    &meld_colour, &meld_next,    &meld_three,
                                  &meld_own,    &exchange_once, &exchange_held, &swap_finish, &swap_display, &for_swap,
                                  &for_display, &add_stock,     &add_full,      &end_over};

} // namespace ludo::xxl::runs_game
