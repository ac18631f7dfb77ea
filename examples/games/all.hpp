#pragma once

#include <ludo/core/game_list.hpp>
#include <ludo/games.hpp>

#include "connect_four.hpp"
#include "crazy_eights.hpp"
#include "freecell.hpp"
#include "gin_rummy.hpp"
#include "hanabi.hpp"
#include "hearts.hpp"
#include "kuhn_poker.hpp"
#include "leduc_poker.hpp"
#include "memory.hpp"
#include "nine_mens_morris.hpp"
#include "oh_hell.hpp"
#include "reversi.hpp"
#include "schnapsen.hpp"
#include "tic_tac_toe.hpp"
#include "whist.hpp"
#include "yahtzee.hpp"

/// The classics of this folder, and with them all games that there are here.
using classics = ludo::game_list<tic_tac_toe, connect_four, reversi, nine_mens_morris, kuhn_poker, leduc_poker, memory,
                                 crazy_eights, whist, hearts, hearts_match, oh_hell, oh_hell_match, schnapsen, schnapsen_match,
                                 gin_rummy, gin_rummy_match, freecell, yahtzee, hanabi>;
using games_and_classics = ludo::all_games::with<classics>;
