#include "../../games/schnapsen.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::schnapsen = terminal::part_of<::schnapsen>();
