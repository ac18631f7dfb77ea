#include "../../games/connect_four.hpp"
#include "../../games/kuhn_poker.hpp"
#include "../../games/leduc_poker.hpp"
#include "../../games/reversi.hpp"
#include "../../games/tic_tac_toe.hpp"
#include "../part.hpp"

terminal::part const terminal::line_games =
    terminal::part_of<ludo::game_list<tic_tac_toe, connect_four, reversi, kuhn_poker, leduc_poker>>();
