#include <ludo/games/yamy/box.hpp>

#include "support/catch.hpp"

using namespace ludo;
namespace G = ludo::yamy_game;

TEST_CASE("there are 96 cards: 1 to 6 in four colours, four copies of each") {
    CHECK(G::deck.size() == 96);
    CHECK(G::card::count == 24);
    for (int kind = 0; kind < G::card::count; ++kind)
        CHECK(G::deck.copies(G::card::from_index(kind)) == 4);
}
