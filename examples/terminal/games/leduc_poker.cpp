#include "../../games/leduc_poker.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::leduc_poker = terminal::part_of<::leduc_poker>();
