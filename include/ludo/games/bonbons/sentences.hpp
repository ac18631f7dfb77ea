#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo::bonbons_game {

// What forbids an action in Bonbons, in the order of its rule sheet.

inline constexpr auto flip_no_tile =
    rule("bonbons.flip.no-tile", "Tour de jeu", "There is no tile there.", "Il n'y a pas de tuile à cet endroit.");
inline constexpr auto flip_face_down =
    rule("bonbons.flip.face-down", "Tour de jeu", "Only tiles that lie face down are turned over.",
         "On ne retourne que des tuiles posées face cachée.");
inline constexpr auto flip_round_due =
    rule("bonbons.flip.round-due", "Tour de jeu", "After a square tile, a round one is turned over, or nothing more.",
         "Après une tuile carrée, on retourne une tuile ronde, ou rien d'autre.");
inline constexpr auto flip_square_due =
    rule("bonbons.flip.square-due", "Tour de jeu", "After a round tile, a square one is turned over.",
         "Après une tuile ronde, on retourne une tuile carrée.");
inline constexpr auto stop_begin = rule("bonbons.stop.begin", "Tour de jeu", "Nobody passes: at least one tile is turned over.",
                                        "On ne passe pas son tour : on retourne au moins une tuile.");
inline constexpr auto stop_after_round =
    rule("bonbons.stop.after-round", "Tour de jeu", "After a round tile, a player has to turn over a second tile.",
         "Après une tuile ronde, on doit en retourner une deuxième.");
inline constexpr auto give_due =
    rule("bonbons.give.due", "Vol", "First, the thief gives one of his own tiles in exchange for the stolen one.",
         "On donne d'abord une de ses tuiles en échange de la tuile volée.");
inline constexpr auto give_nothing = rule("bonbons.give.nothing", "Vol", "A tile is given only in exchange for a stolen one.",
                                          "On ne donne une tuile qu'en échange d'une tuile volée.");
inline constexpr auto give_face_down =
    rule("bonbons.give.face-down", "Vol", "The tile given is one of the thief's own that lie face down and are not covered.",
         "On donne une de ses propres tuiles, posée face cachée et non recouverte.");
inline constexpr auto flip_coin_due =
    rule("bonbons.flip.coin-due", "Tuiles spéciales", "After two coins, the third tile can only be a square one.",
         "Après deux tuiles monnaie, la troisième tuile ne peut être qu'une tuile carrée.");
inline constexpr auto flip_covered =
    rule("bonbons.flip.covered", "Tuiles spéciales", "A covered tile can be neither turned over nor stolen.",
         "Une tuile recouverte ne peut être ni retournée ni volée.");
inline constexpr auto cover_due =
    rule("bonbons.cover.due", "Tuiles spéciales", "First, the three coins are placed on a round tile.",
         "On place d'abord les trois tuiles monnaie sur une tuile ronde.");
inline constexpr auto cover_nothing =
    rule("bonbons.cover.nothing", "Tuiles spéciales", "A tile is covered only after the three coins were turned over in a row.",
         "On ne recouvre une tuile qu'après avoir retourné les trois tuiles monnaie à la suite.");
inline constexpr auto cover_face_down =
    rule("bonbons.cover.face-down", "Tuiles spéciales",
         "The coins are placed on one of the player's own round tiles that lie face down.",
         "On place les tuiles monnaie sur une de ses propres tuiles rondes posées face cachée.");
inline constexpr auto flip_after_wrapper =
    rule("bonbons.flip.after-wrapper", "Tuiles spéciales", "After the empty wrapper, a round tile is turned over, or nothing more.",
         "Après l'emballage vide, on retourne une tuile ronde, ou rien d'autre.");
inline constexpr auto over = rule("bonbons.end.over", "Fin du jeu et victoire", "The game is over.", "La partie est finie.");

inline constexpr std::array rules{&flip_no_tile,   &flip_face_down,   &flip_round_due,     &flip_square_due,
                                  &stop_begin,     &stop_after_round, &give_due,           &give_nothing,
                                  &give_face_down, &flip_coin_due,    &flip_covered,       &cover_due,
                                  &cover_nothing,  &cover_face_down,  &flip_after_wrapper, &over};

} // namespace ludo::bonbons_game
