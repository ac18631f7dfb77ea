#include <ludo/games/bonbons/box.hpp>

#include <ludo/io/option_text.hpp>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("there are 32 round tiles, each candy in each colour once") {
    STATIC_REQUIRE(bonbons_game::round_tiles.size() == 32);
    for (int kind = 0; kind < 8; ++kind)
        for (int colour = 0; colour < 4; ++colour)
            CHECK(bonbons_game::round_tiles.copies(bonbons_game::round(kind, colour)) == 1);
}

TEST_CASE("there are 36 square tiles: the same candies, three coins and an empty wrapper") {
    STATIC_REQUIRE(bonbons_game::square_tiles.size() == 36);
    STATIC_REQUIRE(bonbons_game::square_tiles.copies(bonbons_game::coin) == 3);
    STATIC_REQUIRE(bonbons_game::square_tiles.copies(bonbons_game::wrapper) == 1);
    STATIC_REQUIRE(bonbons_game::cell::count == 36);
    for (bonbons_game::round each : bonbons_game::round_tiles) {
        int same = 0;
        for (bonbons_game::square other : bonbons_game::square_tiles)
            same += bonbons_game::identical(other, each);
        CHECK(same == 1);
        CHECK(to_text(bonbons_game::square::from_index(each.index())) == to_text(each));
    }
}
