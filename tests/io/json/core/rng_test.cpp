#include <ludo/io/json/core/rng.hpp>

#include <array>
#include <cstdint>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using ludo::rng;

TEST_CASE("luck is four numbers of 32 bits, the higher half of each word first; that of a view is zeros") {
    CHECK(written(rng(std::array<std::uint64_t, 2>{0x0000000100000002, 0xffffffff00000003})) == "[1,2,4294967295,3]");
    CHECK(written(ludo::no_luck) == "[0,0,0,0]");
    prop("luck that is read goes on as it would have", [](std::uint64_t seed) {
        rng luck(seed);
        static_cast<void>(luck.draw());
        RC_ASSERT(read_again(luck));
    });
}

TEST_CASE("what is not four such numbers is refused") {
    for (auto const* other : {"[]", "[1,2,3]", "[1,2,3,4,5]", "7", "null"})
        CHECK(wrong_as<rng>(other) == "here: takes a list of 4");
    for (auto const* other : {"[1,2,3,4294967296]", "[1,2,3,-1]", R"([1,2,3,"4"])", "[1,2,3,4.0]"})
        CHECK(wrong_as<rng>(other) == "here[3]: takes a whole number from 0 to 4294967295");
}
