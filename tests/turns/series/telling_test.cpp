#include <ludo/games/xxl/match.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"

using namespace ludo;

TEST_CASE("everything that happens in the matches of XXL is told in sentences") {
    CHECK(line_with_a_hole<xxl::pur>(2) == "");
    CHECK(line_with_a_hole<xxl::six_plus>(2) == "");
}

TEST_CASE("the end of a game of a match is told, and what everybody is dealt for the next") {
    rng luck(1);
    xxl::six_plus::state s = xxl::six_plus::deal({}, luck);
    std::string line;
    while (s.number == 0)
        line = logged<xxl::six_plus>(s, std::string(text_of<xxl::six_plus>(s, xxl::six_plus::actions(s).pick(luck))), seat(0));
    CHECK(line.find("the cards are dealt") != line.npos);
    CHECK(line.find("Blaise gets 12 cards") != line.npos);
    CHECK(line.find("that game is over") != line.npos);
}
