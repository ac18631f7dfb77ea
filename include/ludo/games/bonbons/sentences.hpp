#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo::bonbons_game {

// What forbids an action in Bonbons, in the order of its rule sheet.

// The headings of the sheet
inline constexpr phrase special_tiles{"Special tiles", "Tuiles spéciales"};
inline constexpr phrase turn{"A turn", "Tour de jeu"};
inline constexpr phrase theft{"Theft", "Vol"};
inline constexpr phrase ending{"End of the game, and victory", "Fin du jeu et victoire"};

inline constexpr auto flip_no_tile =
    rule("bonbons.flip.no-tile", turn, "There is no tile there.", "Il n'y a pas de tuile à cet endroit.");
inline constexpr auto flip_face_down = rule("bonbons.flip.face-down", turn, "Only tiles that lie face down are turned over.",
                                            "On ne retourne que des tuiles posées face cachée.");
inline constexpr auto flip_round_due =
    rule("bonbons.flip.round-due", turn, "After a square tile, a player turns over a round one or stops.",
         "Après une tuile carrée, on retourne une tuile ronde ou on s'arrête.");
inline constexpr auto flip_square_due =
    rule("bonbons.flip.square-due", turn, "After a round tile, a square one must be turned over.",
         "Après une tuile ronde, on doit retourner une tuile carrée.");
inline constexpr auto stop_begin =
    rule("bonbons.stop.begin", turn, "Passing is not allowed: at least one tile must be turned over.",
         "On ne peut pas passer son tour : on retourne au moins une tuile.");
inline constexpr auto stop_after_round =
    rule("bonbons.stop.after-round", turn, "After a round tile, a second tile must be turned over.",
         "Après une tuile ronde, on doit en retourner une deuxième.");
inline constexpr auto give_due =
    rule("bonbons.give.due", theft, "First, the thief gives one of his own tiles in exchange for the stolen one.",
         "On donne d'abord une de ses tuiles en échange de la tuile volée.");
inline constexpr auto give_nothing = rule("bonbons.give.nothing", theft, "A tile is given only in exchange for a stolen one.",
                                          "On ne donne une tuile qu'en échange d'une tuile volée.");
inline constexpr auto give_face_down =
    rule("bonbons.give.face-down", theft, "The tile given must be one of the thief's own, face down and not covered.",
         "On donne une de ses propres tuiles, posée face cachée et non recouverte.");
inline constexpr auto flip_coin_due =
    rule("bonbons.flip.coin-due", special_tiles, "After two coins, the third tile can only be a square one.",
         "Après deux tuiles monnaie, la troisième tuile ne peut être qu'une tuile carrée.");
inline constexpr auto flip_covered =
    rule("bonbons.flip.covered", special_tiles, "A covered tile can be neither turned over nor stolen.",
         "Une tuile recouverte ne peut être ni retournée ni volée.");
inline constexpr auto cover_due = rule("bonbons.cover.due", special_tiles, "First, the three coins are placed on a round tile.",
                                       "On place d'abord les trois tuiles monnaie sur une tuile ronde.");
inline constexpr auto cover_nothing =
    rule("bonbons.cover.nothing", special_tiles, "A tile is covered only after the three coins have been turned over in a row.",
         "On ne recouvre une tuile qu'après avoir retourné les trois tuiles monnaie à la suite.");
inline constexpr auto cover_face_down = rule(
    "bonbons.cover.face-down", special_tiles, "The coins must be placed on one of the player's own round tiles that lie face down.",
    "On place les tuiles monnaie sur une de ses propres tuiles rondes posées face cachée.");
inline constexpr auto flip_after_wrapper =
    rule("bonbons.flip.after-wrapper", special_tiles, "After the empty wrapper, a player turns over a round tile or stops.",
         "Après l'emballage vide, on retourne une tuile ronde ou on s'arrête.");
inline constexpr auto end_over = rule("bonbons.end.over", ending, "The game is over.", "La partie est finie.");

inline constexpr std::array rules{&flip_no_tile,   &flip_face_down,   &flip_round_due,     &flip_square_due,
                                  &stop_begin,     &stop_after_round, &give_due,           &give_nothing,
                                  &give_face_down, &flip_coin_due,    &flip_covered,       &cover_due,
                                  &cover_nothing,  &cover_face_down,  &flip_after_wrapper, &end_over};

} // namespace ludo::bonbons_game
