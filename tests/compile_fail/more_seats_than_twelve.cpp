// expect: at_most_twelve_seats
#include <ludo/play/table.hpp>

#include "support/large_games.hpp"

int main() { return ludo::table<auction<13>>({}, 1).players(); }
