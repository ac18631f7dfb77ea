#include "../../games/kuhn_poker.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::kuhn_poker = terminal::part_of<::kuhn_poker>();
