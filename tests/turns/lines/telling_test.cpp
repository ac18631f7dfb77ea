#include <ludo/turns/lines/telling.hpp>

#include "../examples/games/connect_four.hpp"
#include "support/catch.hpp"
#include "support/telling.hpp"

TEST_CASE("a disc is told with the column that was named, and with the cell that it comes to") {
    ludo::rng luck;
    connect_four::state s = connect_four::deal({}, luck);
    CHECK(logged<connect_four>(s, "drop b") == "Ada plays column b; the disc falls to b6");
    CHECK(logged<connect_four>(s, "drop b", ludo::nobody, ludo::language::french) ==
          "Blaise joue dans la colonne b ; le jeton tombe en b5");
}
