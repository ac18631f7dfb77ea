#include "../../games/hanabi.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::hanabi = terminal::part_of<::hanabi>();
