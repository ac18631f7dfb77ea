#include <ludo/components/row_place.hpp>

#include <ludo/core/notated.hpp>

#include "support/catch.hpp"

TEST_CASE("places in a row are counted from 1, and have words") {
    using place = ludo::row_place<5>;
    STATIC_REQUIRE(ludo::notated<place>);
    STATIC_REQUIRE(place::count == 5);
    STATIC_REQUIRE(place::parse("1") == place::from_index(0));
    STATIC_REQUIRE_FALSE(place::parse("0"));
    STATIC_REQUIRE_FALSE(place::parse("6"));
    STATIC_REQUIRE(place::from_index(4)->words.english == "fifth");
    STATIC_REQUIRE(place::from_index(1)->words.french == "deuxième");
}
