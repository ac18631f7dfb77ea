#include "../../games/connect_four.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::connect_four = terminal::part_of<::connect_four>();
