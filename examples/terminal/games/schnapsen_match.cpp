#include "../../games/schnapsen.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::schnapsen_match = terminal::part_of<::schnapsen_match>();
