#include "../../games/freecell.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::freecell = terminal::part_of<::freecell>();
