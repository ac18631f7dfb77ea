#include "../../games/hearts.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::hearts_match = terminal::part_of<::hearts_match>();
