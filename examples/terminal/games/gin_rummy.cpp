#include "../../games/gin_rummy.hpp"
#include "../part.hpp"

terminal::part const terminal::parts::gin_rummy = terminal::part_of<::gin_rummy>();
