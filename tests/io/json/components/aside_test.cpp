#include <ludo/io/json/components/aside.hpp>

#include <ludo/components/card.hpp>
#include <ludo/io/json/core/index_set.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using card = ludo::card<"123", "rb">;
using aside = ludo::aside<card>;

TEST_CASE("cards laid aside are listed, the unknown ones last") {
    aside laid({card(2, 0), card(0, 1)});
    CHECK(written(laid) == R"(["3r","1b"])");
    CHECK(read_again(laid));
    laid.lay(card());
    CHECK(written(laid) == R"(["3r","1b","?"])");
    CHECK(read_again(laid));
    CHECK(written(aside()) == "[]");
}

TEST_CASE("a card is laid aside once, and no more than there are") {
    CHECK(wrong_as<aside>(R"(["3r","?","?"])") == "");
    CHECK(wrong_as<aside>(R"(["3r","3r"])") == R"(here: "3r" is listed twice)");
    CHECK(wrong_as<aside>(R"(["?","?","?","?","?","?","?"])") == "here: takes a list of at most 6");
    CHECK(wrong_as<aside>("{}") == "here: takes a list of at most 6");
    CHECK(wrong_as<aside>(R"(["4r"])") == R"(here: "4r" is not the notation of anything here)");
}
