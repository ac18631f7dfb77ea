#include "../../games/whist.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::whist = terminal::part_of<::whist>();
