#include <ludo/games/xxl/one_by_one.hpp>

#include "../part.hpp"

terminal::part const terminal::parts::one_by_one = terminal::part_of<ludo::xxl::one_by_one>();
