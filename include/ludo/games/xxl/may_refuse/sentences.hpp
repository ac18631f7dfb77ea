#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo {

/// What forbids an action in "Permis de refuser", besides what does in every trick game.
struct may_refuse_sentences {
    static constexpr auto follow_led = rule("may_refuse.follow.led", "Permis de refuser", "Who begins a trick leads a card.",
                                            "Qui commence une levée joue une carte et nomme une couleur.");
    static constexpr auto lead_begun = rule("may_refuse.lead.begun", "Permis de refuser", "Only who begins a trick names a colour.",
                                            "Seul celui qui commence la levée nomme une couleur.");
    static constexpr auto lead_colour = rule("may_refuse.lead.colour", "Permis de refuser", "A colour of the card is named.",
                                             "On nomme une des couleurs de la carte.");
    static constexpr auto keep_due =
        rule("may_refuse.keep.due", "Permis de refuser", "First one says which card one keeps, if any.",
             "On dit d'abord quelle carte on garde, ou qu'on n'en garde pas.");
    static constexpr auto keep_now = rule("may_refuse.keep.now", "Permis de refuser", "A card is kept between the two parts.",
                                          "On garde une carte entre les deux parties.");
    static constexpr auto keep_won = rule("may_refuse.keep.won", "Permis de refuser", "Only a card that one has won is kept.",
                                          "On ne garde qu'une carte que l'on a gagnée.");
    static constexpr auto refuse_lead = rule("may_refuse.refuse.lead", "Permis de refuser", "Who leads cannot refuse.",
                                             "Qui entame ne peut pas refuser."); // ruling
    static constexpr auto refuse_part = rule("may_refuse.refuse.part", "Permis de refuser", "Nobody refuses in the first part.",
                                             "On ne refuse pas dans la première partie.");
    static constexpr auto refuse_fewer =
        rule("may_refuse.refuse.fewer", "Permis de refuser", "Only who has fewer cards than the others may refuse.",
             "Seul celui qui a moins de cartes que les autres peut refuser.");

    static constexpr std::array own_rules{&follow_led, &lead_begun,  &lead_colour, &keep_due,    &keep_now,
                                          &keep_won,   &refuse_lead, &refuse_part, &refuse_fewer};
};

} // namespace ludo
