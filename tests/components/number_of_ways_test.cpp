#include <ludo/components/number_of_ways.hpp>

#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <vector>

#include "support/catch.hpp"

namespace {

ludo::number_of_ways product(std::initializer_list<std::uint64_t> choices) {
    ludo::number_of_ways all;
    for (std::uint64_t each : choices)
        all *= each;
    return all;
}

/// How often one wins against the other in 10,000 times.
int wins(ludo::number_of_ways const& one, ludo::number_of_ways const& other) {
    ludo::rng luck(1);
    int found = 0;
    for (int i = 0; i < 10'000; ++i)
        found += one.wins(other, luck);
    return found;
}

} // namespace

TEST_CASE("as many ways, or more, always win") {
    CHECK(wins(product({}), product({})) == 10'000);
    CHECK(wins(product({6, 5}), product({5, 6})) == 10'000);
    CHECK(wins(product({7, 5}), product({6, 5})) == 10'000);
}

TEST_CASE("fewer win as often as their part says") {
    // of 10,000 with a probability of 3/4 and of 1/10 the deviations are 43 and 30
    CHECK(std::abs(wins(product({3, 5}), product({4, 5})) - 7'500) < 220);
    CHECK(std::abs(wins(product({2}), product({4, 5})) - 1'000) < 150);
}

TEST_CASE("numbers too large for any type are compared, and hopeless ones never win") {
    ludo::number_of_ways most, least;
    for (int i = 0; i < 60; ++i) {
        most *= 55 * 54;
        least *= 55;
    }
    CHECK(wins(most, least) == 10'000);
    CHECK(wins(least, most) == 0);
    ludo::number_of_ways half = most;
    most *= 2;
    CHECK(std::abs(wins(half, most) - 5'000) < 250); // the deviation is 50
}

TEST_CASE("the order of the choices does not matter where nothing is cut off") {
    prop("three small choices", [] {
        auto const some = *rc::gen::container<std::vector<std::uint64_t>>(3, rc::gen::inRange<std::uint64_t>(1, 1000));
        ludo::rng luck(1);
        auto const one = product({some[0], some[1], some[2]}), other = product({some[2], some[0], some[1]});
        RC_ASSERT(one.wins(other, luck));
        RC_ASSERT(other.wins(one, luck));
    });
}
