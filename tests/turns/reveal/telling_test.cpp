#include <ludo/turns/reveal/telling.hpp>

#include "../examples/games/memory.hpp"
#include "support/catch.hpp"
#include "support/telling.hpp"

TEST_CASE("everything that happens in Memory is told in sentences") { CHECK(line_with_a_hole<memory>(6) == ""); }

TEST_CASE("a pair is turned over and won") {
    ludo::rng luck(1);
    memory::state s = memory::deal({.pairs = 2}, luck);
    std::string first, second; // the places of a pair
    for (auto at : s.table.down())
        if (s.table.at(at) == s.table.at(s.table.down().first()))
            (first.empty() ? first : second) = std::string(at.text());
    std::string const card(s.table.at(s.table.down().first()).text());
    CHECK(logged<memory>(s, "turn " + first) == "Ada turns over " + first + ": " + card);
    CHECK(logged<memory>(s, "turn " + second) ==
          "Ada turns over " + second + ": " + card + "; Ada wins " + card + " and " + card + "; Ada: 1 point");
}
