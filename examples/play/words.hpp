#pragma once

#include <array>
#include <string_view>

#include <ludo/core/phrase.hpp>

/// All that `play` says itself, in both languages.
namespace words {

using ludo::phrase;

/// What can be typed instead of an action.
enum class command { help, why, hint, undo, save, load, log, list, memory, quit };
struct command_words {
    command what;
    phrase word, takes, about;
};
inline constexpr std::array commands{
    command_words{command::help, {"help", "aide"}, {}, {"these lines", "ces lignes"}},
    command_words{command::why,
                  {"why", "pourquoi"},
                  {"ACTION", "COUP"},
                  {"why an action is not allowed", "pourquoi un coup n'est pas permis"}},
    command_words{
        command::hint, {"hint", "conseil"}, {}, {"what the computer would do, and why", "le conseil de l'ordinateur, et pourquoi"}},
    command_words{command::undo, {"undo", "annule"}, {}, {"take the last choice back", "revenir sur son dernier choix"}},
    command_words{command::save, {"save", "sauve"}, {"FILE", "FICHIER"}, {"save the game", "sauvegarder la partie"}},
    command_words{command::load,
                  {"load", "charge"},
                  {"FILE", "FICHIER"},
                  {"go on with a game that was saved", "reprendre une partie sauvegardée"}},
    command_words{command::log, {"log", "journal"}, {}, {"all that happened", "tout ce qui s'est passé"}},
    command_words{command::list, {"list", "liste"}, {}, {"all actions, with numbers", "tous les coups, avec leurs numéros"}},
    command_words{command::memory,
                  {"memory", "mémoire"},
                  {},
                  {"show what one could remember, or no more", "montrer ce qu'on pourrait retenir, ou ne plus le montrer"}},
    command_words{command::quit, {"quit", "quitte"}, {}, {"leave", "partir"}},
};

inline constexpr phrase typed{"An action is typed as it is written, or by its number, or without its first word: `{0}`.",
                              "On tape un coup tel qu'il est écrit, avec ou sans son premier mot, ou son numéro : « {0} »."};
inline constexpr phrase may_do{"{0} can:", "{0} peut :"};
inline constexpr phrase more{"`list` shows all {0}, with numbers.", "« liste » montre les {0} coups, avec leurs numéros."};
inline constexpr phrase curtain{"It is {0}'s turn. Nobody else looks now! Press Enter.",
                                "C'est à {0}. Que personne d'autre ne regarde ! Appuyer sur Entrée."};
inline constexpr phrase no_action{"`{0}` is not an action or a command here. `help` says more.",
                                  "« {0} » n'est ici ni un coup ni une commande. « aide » en dit plus."};
inline constexpr phrase no_number{"There is no action with the number {0}: they go from 1 to {1}.",
                                  "Il n'y a pas de coup numéro {0} : ils vont de 1 à {1}."};
inline constexpr phrase several{"`{0}` can be several actions: {1}.", "« {0} » peut désigner plusieurs coups : {1}."};
inline constexpr phrase allowed{"That is allowed.", "C'est permis."};
inline constexpr phrase why_what{"Why what? Write `why {0}`, say.", "Pourquoi quoi ? Par exemple : « pourquoi {0} »."};
inline constexpr phrase nothing_to_undo{"There is nothing to take back.", "Il n'y a rien à reprendre."};
inline constexpr phrase undone{"That is taken back.", "C'est repris."};
inline constexpr phrase which_file{"Which file? Write `{0} game.txt`, say.", "Quel fichier ? Par exemple : « {0} partie.txt »."};
inline constexpr phrase saved{"Saved as {0}.", "Sauvegardé dans {0}."};
inline constexpr phrase too_long{"The game is too long to be saved.", "La partie est trop longue pour être sauvegardée."};
inline constexpr phrase loaded{"{0} is loaded.", "{0} est chargé."};
inline constexpr phrase not_loaded{"{0} is not a saved game: {1}.", "{0} n'est pas une partie sauvegardée : {1}."};
inline constexpr phrase remembering{"What one could remember is shown in brackets.",
                                    "Ce qu'on pourrait retenir est entre parenthèses."};
inline constexpr phrase in_sight_only{"Only what is in sight is shown.", "On ne montre que ce qui est visible."};
inline constexpr phrase something_else{"{0} is there and is not a saved game: it stays as it is.",
                                       "{0} existe et n'est pas une partie sauvegardée : on n'y touche pas."};
inline constexpr phrase no_seat{"{0} has {1} seats: not enough for everybody here.",
                                "Il n'y a que {1} places dans {0} : il en manque."};
inline constexpr phrase you_are{"You are {0}.", "Vous êtes {0}."};
inline constexpr phrase go_on{"Press Enter.", "Appuyer sur Entrée."};
inline constexpr phrase left{"Goodbye.", "À bientôt."};
inline constexpr phrase stopped{"The game is not over.", "La partie n'est pas finie."};
inline constexpr phrase choose_game{"Which game? A number or a name:", "Quel jeu ? Un numéro ou un nom :"};
inline constexpr phrase no_game{"There is no game `{0}`.", "Il n'y a pas de jeu « {0} »."};
inline constexpr phrase players_wrong{"{0} is for {1} players, not for {2}.", "{0} se joue {1}, pas à {2}."};
inline constexpr phrase seed_wrong{"--seed takes a number from 0 to 18446744073709551615, not `{0}`.",
                                   "--seed attend un nombre de 0 à 18446744073709551615, et non « {0} »."};
inline constexpr phrase not_told{"What was to be shown could not be written.", "Impossible d'écrire ce qui était à montrer."};
inline constexpr phrase seats_wrong{"--seats takes me, random, ismcts:500 or forgetful:6, with commas between them.",
                                    "--seats attend moi, random, ismcts:500 ou forgetful:6, séparés par des virgules."};

} // namespace words
