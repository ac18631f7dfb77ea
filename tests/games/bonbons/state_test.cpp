#include <ludo/games/bonbons/state.hpp>

#include "support/bonbons.hpp"
#include "support/catch.hpp"

using namespace ludo;
using bonbons_game::face_down;
using bonbons_game::own_face_down;

TEST_CASE("the tile under the coins cannot be turned over, and need not be found any more") {
    bonbons_table table(laid({}, "$ $ $ Ar", "Ar Br Cr Dr Ay By Cy Dy"));
    REQUIRE(table.plays("flip a1, flip b1, flip c1, cover 1") == "");
    bonbons::state s = table.state();
    CHECK(to_text(s.covered.first()) == "0:1");
    CHECK(face_down(s).size() == 7);
    CHECK(s.turn == seat(1));
    CHECK(own_face_down(s).size() == 4);
    s.turn = seat(0);
    CHECK(own_face_down(s).size() == 3);
}
