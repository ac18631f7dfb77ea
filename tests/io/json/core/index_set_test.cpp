#include <ludo/io/json/core/index_set.hpp>

#include <cstdint>

#include <ludo/components/card.hpp>
#include <ludo/components/letter.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using letter = ludo::letter<"abcd">;
using letters = ludo::index_set<letter>;
using cards = ludo::index_set<ludo::card<"12", "r">>;

TEST_CASE("a set is the list of its things, in the order of their numbers") {
    CHECK(written(letters{letter(3), letter(0)}) == R"(["a","d"])");
    CHECK(written(letters()) == "[]");
    prop("a set is read again", [] { RC_ASSERT(read_again(letters::of_bits(*rc::gen::inRange<std::uint64_t>(0, 16)))); });
}

TEST_CASE("each thing is listed once, in any order, and a card is known") {
    CHECK(wrong_as<letters>(R"(["d","a"])") == "");
    CHECK(wrong_as<letters>(R"(["d","a","d"])") == R"(here: "d" is listed twice)");
    CHECK(wrong_as<letters>(R"(["e"])") == R"(here: "e" is not the notation of anything here)");
    CHECK(wrong_as<letters>(R"("a")") == "here: takes a list of at most 4");
    CHECK(wrong_as<letters>(R"({"a":1})") == "here: takes a list of at most 4");
    CHECK(wrong_as<cards>(R"(["1r","?"])") == "here: takes known cards");
}
