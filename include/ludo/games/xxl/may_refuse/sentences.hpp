#pragma once

#include <array>

#include <ludo/core/rule.hpp>
#include <ludo/turns/headings.hpp>

namespace ludo::xxl {

/// What forbids an action in "Permis de refuser", in addition to what does in every trick game.
struct may_refuse_sentences {
    static constexpr auto follow_led =
        rule("may_refuse.follow.led", headings::course,
             "The player who begins a trick plays a card and says which of its two colours counts in the trick.",
             "Le joueur qui commence un pli joue une carte et dit laquelle de ses deux couleurs compte dans ce pli.");
    static constexpr auto lead_begun =
        rule("may_refuse.lead.begun", headings::course, "Only the player who begins a trick names a colour.",
             "Seul le joueur qui commence un pli nomme une couleur.");
    static constexpr auto lead_colour =
        rule("may_refuse.lead.colour", headings::course, "The colour named must be one of the two colours of the card.",
             "La couleur nommée doit être une des deux couleurs de la carte.");
    static constexpr auto keep_due =
        rule("may_refuse.keep.due", headings::course, "First, players choose a card to keep, or keep none.",
             "On choisit d'abord une carte à garder, ou on n'en garde aucune.");
    static constexpr auto keep_now = rule("may_refuse.keep.now", headings::course, "A card can be kept only between the two parts.",
                                          "On ne peut garder une carte qu'entre les deux parties.");
    static constexpr auto keep_won =
        rule("may_refuse.keep.won", headings::course, "Only a card that the player has won can be kept.",
             "On ne peut garder qu'une carte qu'on a gagnée.");
    static constexpr auto refuse_lead =
        rule("may_refuse.refuse.lead", headings::course, "The player who begins a trick cannot refuse.",
             "Le joueur qui commence un pli ne peut pas refuser."); // ruling R4: whatever was agreed
    static constexpr auto refuse_part = rule("may_refuse.refuse.part", headings::course, "Nobody can refuse in the first part.",
                                             "On ne peut pas refuser dans la première partie.");
    static constexpr auto refuse_fewer =
        rule("may_refuse.refuse.fewer", headings::course,
             "Only a player who had fewer cards than another player when the trick began can refuse.",
             "Seul un joueur qui avait, au début du pli, moins de cartes qu'un autre peut refuser.");
    static constexpr auto refuse_fewest = rule(
        "may_refuse.refuse.fewest", headings::course,
        "Only a player who, when the trick began, had fewer cards than each of the others who still had any can refuse.",
        "Seul peut refuser un joueur qui avait, au début du pli, moins de cartes que chacun des autres qui en avaient encore.");

    static constexpr std::array own_rules{&follow_led, &lead_begun,  &lead_colour, &keep_due,     &keep_now,
                                          &keep_won,   &refuse_lead, &refuse_part, &refuse_fewer, &refuse_fewest};
};

} // namespace ludo::xxl
