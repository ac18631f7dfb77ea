#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/up_down.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"

using namespace ludo;

TEST_CASE("everything that happens in the shedding games of XXL is told in sentences") {
    CHECK(line_with_a_hole<xxl::up_down>(6) == "");
    CHECK(line_with_a_hole<xxl::lower>(6) == "");
    CHECK(line_with_a_hole<xxl::one_by_one>(6) == "");
}

TEST_CASE("a card that is drawn is named only to who draws it") {
    rng luck(8);
    xxl::lower::state s = xxl::lower::deal({}, luck);
    while (!xxl::lower::actions(s).contains(xxl::lower::action::draw()))
        xxl::lower::play(s, xxl::lower::actions(s).pick(luck));
    xxl::lower::state copy = s;
    std::string const mine = logged<xxl::lower>(s, "draw", s.turn);
    std::string const theirs = logged<xxl::lower>(copy, "draw", copy.turn.next(2));
    CHECK(theirs.find("draws a card") != theirs.npos);
    CHECK(mine.find("draws a card") == mine.npos);
}
