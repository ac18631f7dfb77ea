#include "../../games/crazy_eights.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::crazy_eights = terminal::part_of<::crazy_eights>();
