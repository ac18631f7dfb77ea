#include <ludo/games/bonbons.hpp>

#include "support/bonbons.hpp"
#include "support/catch.hpp"
#include "support/telling.hpp"

using ludo::bonbons;

TEST_CASE("everything that happens in Bonbons is told in sentences") { CHECK(line_with_a_hole<bonbons>(6) == ""); }

TEST_CASE("of a theft it is told who gives what to whom, and for what") {
    bonbons::state s = laid({}, "Ar Br Cr", "Dr Er Fr Gr Ar Br Cr Hr"); // Ada's four round tiles, and Blaise's
    ludo::seat const blaise(1);
    played<bonbons>(s, "flip a1");
    CHECK(logged<bonbons>(s, "flip 1:0", blaise) == "Ada turns over 1:0: Ar; a pair: Ada steals the tile; a1 stays face up");
    bonbons::state again = s;
    CHECK(logged<bonbons>(s, "give 2", blaise).find("Ada gives Blaise a tile (0:2) for Ar (1:0)") == 0);
    CHECK(logged<bonbons>(again, "give 2", ludo::nobody, ludo::language::french)
              .find("Ada donne une tuile (0:2) à Blaise contre Ar (1:0)") == 0);
}
