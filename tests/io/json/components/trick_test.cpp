#include <ludo/io/json/components/trick.hpp>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using card = ludo::card<"123", "rb">;
using trick = ludo::trick<card, 4>;
using ludo::seat;

TEST_CASE("the cards of a trick are listed with their seats, in the order in which they were played") {
    trick table;
    table.put(seat(2), card(0, 0));
    table.put(seat(0), card(2, 1));
    CHECK(written(table, 3) == R"([{"seat":2,"card":"1r"},{"seat":0,"card":"3b"}])");
    CHECK(read_again(table, 3));
    CHECK(written(trick(), 3) == "[]");
}

TEST_CASE("seats play one after the other, each one card that nobody else has played") {
    auto const entry = [](std::string const& by, std::string const& one) {
        return R"({"seat":)" + by + R"(,"card":")" + one + "\"}";
    };
    auto const wrong = [&](std::string const& first, std::string const& second) {
        return wrong_as<trick>('[' + first + ',' + second + ']', 3);
    };
    CHECK(wrong(entry("1", "1r"), entry("0", "2r")) == ""); // who could not follow was passed over
    CHECK(wrong(entry("1", "1r"), entry("1", "2r")) == "here: takes the seats in the order in which they play");
    CHECK(wrong(entry("1", "1r"), entry("2", "1r")) == R"(here: {"seat":2,"card":"1r"} is not a card that a seat has played)");
    CHECK(wrong(entry("1", "1r"), entry("3", "2r")) == R"(here: {"seat":3,"card":"2r"} is not a card that a seat has played)");
    CHECK(wrong(entry("1", "1r"), entry("null", "2r")) ==
          R"(here: {"seat":null,"card":"2r"} is not a card that a seat has played)");
    CHECK(wrong(entry("1", "1r"), entry("2", "?")) == R"(here: {"seat":2,"card":"?"} is not a card that a seat has played)");
    CHECK(wrong(entry("0", "1r"), R"("2r")") == "here[1]: takes an object");
    CHECK(wrong_as<trick>("{}", 3) == "here: takes a list of at most 4");
    CHECK(wrong_as<trick>(R"([{"seat":"0","card":"1r"}])", 3) == "here[0].seat: takes a seat, or null for nobody");
}
