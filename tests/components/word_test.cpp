#include <ludo/components/word.hpp>

#include <ludo/core/indexed.hpp>
#include <ludo/core/notated.hpp>

#include "support/catch.hpp"

using none = ludo::word<"none">;

TEST_CASE("there is one of it, and it is written so") {
    STATIC_REQUIRE(ludo::notated<none>);
    STATIC_REQUIRE(none::count == 1);
    STATIC_REQUIRE(none().index() == 0);
    STATIC_REQUIRE(none::from_index(0) == none());
    CHECK(none().text() == "none");
    CHECK(none::parse("none") == none());
    for (auto const* text : {"", "None", "none ", "no"})
        CHECK_FALSE(none::parse(text).has_value());
}
