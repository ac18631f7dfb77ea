#include <ludo/io/json/components/reserve.hpp>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using card = ludo::card<"123", "rb">;
using reserve = ludo::reserve<card, 3>;

TEST_CASE("a reserve is listed from the card that is drawn next") {
    reserve aside;
    aside.lay(card(2, 0));
    aside.lay(card());
    aside.lay(card(0, 0));
    CHECK(written(aside) == R"(["3r","?","1r"])");
    CHECK(read_again(aside));
    static_cast<void>(aside.draw());
    CHECK(written(aside) == R"(["?","1r"])");
    CHECK(read_again(reserve()));
}

TEST_CASE("a reserve has no more cards than there is room for") {
    CHECK(wrong_as<reserve>(R"(["1r","1r","1r","1r"])") == "here: takes a list of at most 3");
    CHECK(wrong_as<reserve>("7") == "here: takes a list of at most 3");
    CHECK(wrong_as<reserve>(R"(["1r","4r"])") == R"(here: "4r" is not the notation of anything here)");
}
