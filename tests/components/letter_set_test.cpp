#include <ludo/components/letter_set.hpp>

#include <string>

#include <ludo/core/indexed.hpp>
#include <ludo/core/notated.hpp>

#include "support/catch.hpp"

using colours = ludo::letter_set<"yrgb">;
using colour = colours::letter;

TEST_CASE("a set has the letters that were put there, in their order") {
    STATIC_REQUIRE(sizeof(colours) == 1);
    STATIC_REQUIRE(ludo::written<colours>);
    constexpr colours some{colour(3), colour(1)};
    STATIC_REQUIRE(some.size() == 2);
    STATIC_REQUIRE(some.first() == colour(1));
    STATIC_REQUIRE(some.contains(colour(3)));
    STATIC_REQUIRE_FALSE(some.contains(colour(0)));
    STATIC_REQUIRE(colours().empty());
    std::string found;
    for (colour each : some)
        found += each.text().view();
    CHECK(found == "rb");
}

TEST_CASE("sets are joined, intersected and taken from each other") {
    colours const yr{colour(0), colour(1)}, rg{colour(1), colour(2)};
    CHECK((yr | rg).text() == "yrg");
    CHECK((yr & rg).text() == "r");
    CHECK((yr - rg).text() == "y");
    colours all = yr;
    all |= rg;
    CHECK(all.size() == 3);
}

TEST_CASE("every set is read as it is written, and nothing else is") {
    int sets = 0;
    for (int bits = 0; bits < 16; ++bits) {
        colours some;
        for (int i = 0; i < 4; ++i)
            if (bits >> i & 1)
                some |= colours{colour(i)};
        CHECK(colours::parse(some.text()) == some);
        ++sets;
    }
    CHECK(sets == 16);
    for (auto const* text : {"ry", "yy", "x", "y ", "yrgbb"})
        CHECK_FALSE(colours::parse(text).has_value());
}
