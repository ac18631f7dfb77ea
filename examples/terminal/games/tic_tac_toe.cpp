#include "../../games/tic_tac_toe.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::tic_tac_toe = terminal::part_of<::tic_tac_toe>();
