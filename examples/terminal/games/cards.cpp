#include "../../games/crazy_eights.hpp"
#include "../../games/hearts.hpp"
#include "../../games/whist.hpp"
#include "../part.hpp"

terminal::part const terminal::card_games = terminal::part_of<ludo::game_list<crazy_eights, whist, hearts>>();
