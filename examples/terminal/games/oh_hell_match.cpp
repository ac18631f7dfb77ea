#include "../../games/oh_hell.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::oh_hell_match = terminal::part_of<::oh_hell_match>();
