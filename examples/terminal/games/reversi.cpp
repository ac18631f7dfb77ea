#include "../../games/reversi.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::reversi = terminal::part_of<::reversi>();
