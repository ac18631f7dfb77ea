#include <ludo/io/json/components/owned_places.hpp>

#include <string>

#include <ludo/components/number.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"
#include "support/wrong_json.hpp"

using ludo::json;

TEST_CASE("a place belongs to one seat at most") {
    CHECK(wrong_calcory("/returned", json::array({json::array()})) == "returned: takes a list with an entry for each seat");
    CHECK(wrong_calcory("/returned/0", "a1") == "returned[0]: takes a list of at most 60");
    CHECK(wrong_calcory("/returned/1", json{"a1", "a1"}) == R"(returned[1]: "a1" is listed twice)");
    CHECK(wrong_calcory("/returned", json{{"a1"}, {"a1"}}) == "returned: a1 belongs to two seats");
}

TEST_CASE("places with owners are a list of places for each seat that plays") {
    using place = ludo::number<4>;
    ludo::owned_places<place, 3> owned;
    owned.insert(place(3), ludo::seat(0));
    owned.insert(place(1), ludo::seat(0));
    owned.insert(place(2), ludo::seat(1));
    CHECK(written(owned, 2) == R"([["1","3"],["2"]])");
    CHECK(read_again(owned, 2));
    CHECK(wrong_as<ludo::owned_places<place, 3>>(R"([["1"],["1"]])", 2) == "here: 1 belongs to two seats");
}
