#include "../../games/nine_mens_morris.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::nine_mens_morris = terminal::part_of<::nine_mens_morris>();
