#include <ludo/core/branchless.hpp>

#include "support/catch.hpp"

TEST_CASE("a mask has all bits or none") {
    STATIC_REQUIRE(ludo::all_bits_if(true) == ~std::uint64_t{0});
    STATIC_REQUIRE(ludo::all_bits_if(false) == 0);
    STATIC_REQUIRE(ludo::all_bits_unless(true) == 0);
    STATIC_REQUIRE(ludo::all_bits_unless(false) == ~std::uint64_t{0});
}

TEST_CASE("a number stays what it is, and is 0 again at the limit") {
    STATIC_REQUIRE(ludo::wrapped(0, 1) == 0);
    STATIC_REQUIRE(ludo::wrapped(1, 1) == 0);
    STATIC_REQUIRE(ludo::wrapped(32'766, 32'767) == 32'766);
    STATIC_REQUIRE(ludo::wrapped(32'767, 32'767) == 0);
    prop("a wrapped number is the remainder", [] {
        int const limit = *rc::gen::inRange(1, 32'768), number = *rc::gen::inRange(0, limit + 1);
        RC_ASSERT(ludo::wrapped(number, limit) == number % limit);
    });
}

TEST_CASE("a limit of 0 is none") {
    STATIC_REQUIRE(ludo::within_limit(1, 1));
    STATIC_REQUIRE_FALSE(ludo::within_limit(2, 1));
    STATIC_REQUIRE(ludo::within_limit(2, 2));
    STATIC_REQUIRE(ludo::within_limit(1, 0));
    STATIC_REQUIRE(ludo::within_limit(1'000'000, 0));
}
