#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo {

/// What forbids an action in Yamy, in the order of its rule sheet.
struct yamy_sentences {
    static constexpr auto draw_empty =
        rule("yamy.draw.empty", "Déroulement d'une manche", "Where the stock is used up, cards are taken from the discards only.",
             "La pioche épuisée, on ne prend plus de cartes que des défausses.");
    static constexpr auto take_other =
        rule("yamy.take.other", "Déroulement d'une manche", "A discard is taken from another player's pile.",
             "On prend une carte dans la défausse d'un autre joueur.");
    static constexpr auto take_empty =
        rule("yamy.take.empty", "Déroulement d'une manche", "There is no card on that pile.", "Cette défausse n'a pas de carte.");
    static constexpr auto discard_take_first =
        rule("yamy.discard.take-first", "Déroulement d'une manche", "A card is taken before one is discarded.",
             "On prend une carte avant d'en rejeter une.");
    static constexpr auto discard_held =
        rule("yamy.discard.held", "Déroulement d'une manche", "Only a card of one's own hand is discarded.",
             "On ne rejette qu'une carte de son jeu.");
    static constexpr auto discard_due = rule("yamy.discard.due", "Déroulement d'une manche",
                                             "Who has taken a card has to discard one, and does nothing else in this turn.",
                                             "Qui a pris une carte doit en rejeter une, et ne fait rien d'autre à ce tour.");
    static constexpr auto show_open =
        rule("yamy.note.open", "Déroulement d'une manche", "Each box is filled or struck out only once.",
             "Chaque case ne se remplit ou ne se barre qu'une fois.");
    static constexpr auto show_held =
        rule("yamy.note.held", "Les combinaisons", "The cards do not make this figure.", "Les cartes ne forment pas cette figure.");
    static constexpr auto show_series =
        rule("yamy.show.series", "Les combinaisons", "To lay down for a series takes more cards of it.",
             "Pour étaler une série, il en faut davantage de cartes.");
    static constexpr auto show_once =
        rule("yamy.show.once", "Déroulement d'une manche", "Somebody has laid down: everybody notes, and nothing else is done.",
             "Quelqu'un a étalé ses cartes : chacun note, et rien d'autre.");
    static constexpr auto score_shown =
        rule("yamy.score.shown", "Déroulement d'une manche", "Nothing is noted before somebody lays down.",
             "On ne note rien avant que quelqu'un étale ses cartes.");
    static constexpr auto strike_caller = rule("yamy.strike.caller", "Déroulement d'une manche",
                                               "Who lays down announces a figure.", "Qui étale ses cartes annonce une figure.");
    static constexpr auto over = rule("yamy.end.over", "Fin de partie", "The game is over.", "La partie est finie.");

    static constexpr std::array rules{&draw_empty,  &take_other,    &take_empty, &discard_take_first, &discard_held,
                                      &discard_due, &show_open,     &show_held,  &show_series,        &show_once,
                                      &score_shown, &strike_caller, &over};
};

} // namespace ludo
