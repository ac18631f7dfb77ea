#include <ludo/games/yamy.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::yamy = terminal::part_of<ludo::yamy>();
