#include <ludo/games/xxl/halves.hpp>

#include <cstddef>

#include "support/catch.hpp"

using namespace ludo::xxl;

TEST_CASE("each digit is on ten cards, on those with a higher one as the lower digit") {
    for (int digit = 0; digit < digits; ++digit) {
        halves const& some = with_digit[static_cast<std::size_t>(digit)];
        CHECK(some.low.size() == 10 - digit);
        CHECK(some.high.size() == digit);
        for (card each : cards::all()) {
            CHECK(some.low.contains(each) == (each.low() == digit));
            CHECK(some.high.contains(each) == (each.high() == digit));
        }
    }
}

TEST_CASE("below a digit are the halves with any smaller one, and none below 0") {
    STATIC_REQUIRE(below_digit[0].low.empty());
    STATIC_REQUIRE(below_digit[0].high.empty());
    STATIC_REQUIRE(below_digit[10].low == cards::all());
    for (int digit = 0; digit < digits; ++digit)
        for (card each : cards::all()) {
            CHECK(below_digit[static_cast<std::size_t>(digit)].low.contains(each) == (each.low() < digit));
            CHECK(below_digit[static_cast<std::size_t>(digit)].high.contains(each) == (each.high() < digit));
        }
}
