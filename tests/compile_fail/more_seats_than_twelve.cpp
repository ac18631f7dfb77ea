// first error: at most twelve can play a game
#include <ludo/play/table.hpp>

#include "support/large_games.hpp"

int main() {
    ludo::table<auction<13>> table({}, 1);
    return table.players();
}
