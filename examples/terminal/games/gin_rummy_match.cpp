#include "../../games/gin_rummy.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::gin_rummy_match = terminal::part_of<::gin_rummy_match>();
