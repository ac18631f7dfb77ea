#include <ludo/components/draw_until.hpp>

#include <array>
#include <cstddef>

#include <ludo/core/rng.hpp>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("what is drawn is drawn again until it agrees, and what agrees stays as likely as it was") {
    rng luck(1);
    std::array<int, 6> count{};
    for (int i = 0; i < 6000; ++i) {
        int die = 0;
        CHECK(draw_until([&] { die = static_cast<int>(luck.below(6)); }, [&] { return die >= 4; }));
        ++count[static_cast<std::size_t>(die)];
    }
    CHECK(count[4] + count[5] == 6000);
    CHECK(count[4] > 2845); // 3000 each, with a standard deviation of 39: four of them
    CHECK(count[4] < 3155);
}

TEST_CASE("where nothing agrees, drawing ends, and that is said") {
    int draws = 0;
    CHECK_FALSE(draw_until([&] { ++draws; }, [] { return false; }));
    CHECK(draws >= 100);
}
