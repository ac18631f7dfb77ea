#include "../../games/hearts.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::hearts = terminal::part_of<::hearts>();
