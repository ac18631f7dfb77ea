#include <ludo/search/urgency.hpp>

#include <cmath>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("the root of a whole number is the largest whose square is not above it") {
    for (std::uint64_t n = 0; n < 5000; ++n) {
        std::uint64_t const root = whole_root(n);
        REQUIRE(root * root <= n);
        REQUIRE((root + 1) * (root + 1) > n);
    }
    CHECK(whole_root(std::uint64_t{1} << 60) == 1u << 30);
    CHECK(whole_root((std::uint64_t{1} << 60) - 1) == (1u << 30) - 1);
    CHECK(whole_root(~std::uint64_t{0}) == 0xffffffff);
}

TEST_CASE("an inverse root is exact below 64, never too low, and at most one part in 30 too high") {
    for (std::uint32_t n = 1; n < 64; ++n)
        REQUIRE(inverse_root(n) == static_cast<std::uint32_t>(65536 / std::sqrt(static_cast<double>(n))));
    std::uint32_t last = inverse_root(1);
    for (std::uint32_t n = 1; n < 3'000'000; n += 1 + n / 100) {
        double const exact = 65536 / std::sqrt(static_cast<double>(n));
        REQUIRE(inverse_root(n) >= exact - 1);
        REQUIRE(inverse_root(n) <= exact * 31 / 30 + 1);
        REQUIRE(inverse_root(n) <= last);
        last = inverse_root(n);
    }
    CHECK(inverse_root(0xffffffff) == 1);
}

TEST_CASE("the root of a logarithm grows, and is at most one part in 20 too low") {
    CHECK(root_of_log(0) == 0);
    CHECK(root_of_log(1) == 0);
    std::uint32_t last = 0;
    for (std::uint32_t n = 2; n < 4'000'000'000; n += 1 + n / 50) {
        double const exact = 256 * std::sqrt(std::log(static_cast<double>(n)));
        REQUIRE(root_of_log(n) <= exact + 1);
        REQUIRE(root_of_log(n) >= exact * (n < 64 ? 0.93 : 0.95) - 1);
        REQUIRE(root_of_log(n) >= last);
        last = root_of_log(n);
    }
}

TEST_CASE("what was tried seldom is more urgent, and what is worth more, too") {
    std::uint32_t const often = root_of_log(1000), seldom = root_of_log(100);
    CHECK(urgency(30000, 10, often, 180) > urgency(30000, 11, often, 180));
    CHECK(urgency(30001, 10, often, 180) > urgency(30000, 10, often, 180));
    CHECK(urgency(30000, 10, often, 180) > urgency(30000, 10, seldom, 180));
    CHECK(urgency(30000, 10, often, 0) == 30000);
    // 65536 * 180 / 256 * sqrt(ln 1024 / 16) is 30329; 0.95 of it at least
    CHECK(urgency(0, 16, root_of_log(1024), 180) <= 30329);
    CHECK(urgency(0, 16, root_of_log(1024), 180) >= 30329 * 95 / 100);
}

TEST_CASE("urgency can be computed while the program is compiled") { STATIC_REQUIRE(urgency(7, 4, 0, 180) == 7); }
