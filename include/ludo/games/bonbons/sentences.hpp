#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo {

/// What forbids an action in Bonbons, in the order of its rule sheet.
struct bonbons_sentences {
    static constexpr auto flip_face_down =
        rule("bonbons.flip.face-down", "Tour de jeu", "Only a tile that lies face down is turned over.",
             "On ne retourne qu'une tuile posée face cachée.");
    static constexpr auto flip_round_due =
        rule("bonbons.flip.round-due", "Tour de jeu", "After a square tile a round one is turned over, or none.",
             "Après une tuile carrée, on retourne une tuile ronde, ou plus rien.");
    static constexpr auto flip_square_due =
        rule("bonbons.flip.square-due", "Tour de jeu", "After a round tile a square one is turned over.",
             "Après une tuile ronde, on retourne une tuile carrée.");
    static constexpr auto stop_begin = rule("bonbons.stop.begin", "Tour de jeu", "Nobody passes: at least one tile is turned over.",
                                            "On ne passe pas : on retourne au moins une tuile.");
    static constexpr auto stop_after_round =
        rule("bonbons.stop.after-round", "Tour de jeu", "Only after a square tile may a player leave it at that.",
             "On ne peut s'en tenir là qu'après une tuile carrée.");
    static constexpr auto give_due = rule("bonbons.give.due", "Vol", "First one of your own tiles is given for the stolen one.",
                                          "On donne d'abord une de ses tuiles en échange de la tuile volée.");
    static constexpr auto give_nothing = rule("bonbons.give.nothing", "Vol", "A tile is given only for one that is stolen.",
                                              "On ne donne une tuile qu'après un vol.");
    static constexpr auto give_face_down =
        rule("bonbons.give.face-down", "Vol", "What is given is a tile of your own that lies face down.",
             "On donne une de ses propres tuiles posées face cachée.");
    static constexpr auto flip_coin_due =
        rule("bonbons.flip.coin-due", "Tuiles spéciales", "After two coins only a square tile can be the third.",
             "Après deux monnaies, seule une tuile carrée peut être la troisième.");
    static constexpr auto flip_covered =
        rule("bonbons.flip.covered", "Tuiles spéciales", "A tile under the coins is neither turned over nor stolen.",
             "Une tuile recouverte ne se retourne pas et ne se vole pas.");
    static constexpr auto cover_due = rule("bonbons.cover.due", "Tuiles spéciales", "First the three coins are laid on a tile.",
                                           "On pose d'abord les trois monnaies sur une tuile.");
    static constexpr auto cover_nothing =
        rule("bonbons.cover.nothing", "Tuiles spéciales", "A tile is covered only with three coins just found.",
             "On ne recouvre une tuile qu'après avoir trouvé les trois monnaies.");
    static constexpr auto cover_face_down =
        rule("bonbons.cover.face-down", "Tuiles spéciales", "The coins are laid on a tile of your own that lies face down.",
             "Les monnaies se posent sur une de ses propres tuiles posées face cachée.");
    static constexpr auto over = rule("bonbons.end.over", "Fin du jeu et victoire", "The game is over.", "La partie est finie.");

    static constexpr std::array rules{&flip_face_down, &flip_round_due, &flip_square_due, &stop_begin,    &stop_after_round,
                                      &give_due,       &give_nothing,   &give_face_down,  &flip_coin_due, &flip_covered,
                                      &cover_due,      &cover_nothing,  &cover_face_down, &over};
};

} // namespace ludo
