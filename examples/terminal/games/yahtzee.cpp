#include "../../games/yahtzee.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::yahtzee = terminal::part_of<::yahtzee>();
