#include "../../games/oh_hell.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::oh_hell = terminal::part_of<::oh_hell>();
