#include "list_of.hpp"

#include <ludo/core/game_list.hpp>

#include "../games/connect_four.hpp"
#include "../games/kuhn_poker.hpp"
#include "../games/leduc_poker.hpp"
#include "../games/memory.hpp"
#include "../games/nine_mens_morris.hpp"
#include "../games/reversi.hpp"
#include "../games/tic_tac_toe.hpp"
#include "../games/yahtzee.hpp"

namespace arena {

list classics() {
    return list_of<
        ludo::game_list<tic_tac_toe, connect_four, reversi, kuhn_poker, leduc_poker, memory, nine_mens_morris, yahtzee>>();
}

} // namespace arena
