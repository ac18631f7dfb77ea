#include <ludo/io/json/components/score_sheet.hpp>

#include <ludo/components/number.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using box = ludo::number<3>;
using sheet = ludo::score_sheet<box>;

TEST_CASE("each box has its points, or null while it is open") {
    sheet boxes;
    boxes.write(box(0), 0);
    boxes.write(box(2), 127);
    CHECK(written(boxes) == R"({"0":0,"1":null,"2":127})");
    CHECK(read_again(boxes));
    CHECK(read_again(sheet()));
}

TEST_CASE("a sheet has all of its boxes and no other, with points that a box has room for") {
    CHECK(wrong_as<sheet>("[0,1,2]") == "here: takes an object");
    CHECK(wrong_as<sheet>(R"({"0":1,"1":2})") == "here: takes the points of each box, null where it is open");
    CHECK(wrong_as<sheet>(R"({"0":1,"1":2,"3":2})") == "here.3: is not the notation of anything here");
    CHECK(wrong_as<sheet>(R"({"0":1,"1":128,"2":2})") == "here.1: takes at most 127 points");
    CHECK(wrong_as<sheet>(R"({"0":1,"1":-1,"2":2})") == "here.1: takes a whole number from 0 to 255");
    CHECK(wrong_as<sheet>(R"({"0":"1","1":1,"2":2})") == "here.0: takes a whole number from 0 to 255");
}
