#include <ludo/io/json/components/owned_places.hpp>

#include <string>

#include "support/catch.hpp"
#include "support/wrong_json.hpp"

using ludo::json;

TEST_CASE("a place belongs to one seat at most") {
    CHECK(wrong_calcory("/returned", json::array({json::array()})) == "returned: takes a list with an entry for each seat");
    CHECK(wrong_calcory("/returned/0", "a1") == "returned[0]: takes a list");
    CHECK(wrong_calcory("/returned/1", json{"a1", "a1"}) == R"(returned[1]: "a1" is listed twice)");
    CHECK(wrong_calcory("/returned", json{{"a1"}, {"a1"}}) == "returned: a1 belongs to two seats");
}
