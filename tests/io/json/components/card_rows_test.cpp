#include <ludo/io/json/components/card_rows.hpp>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using ludo::seat, ludo::known_to;
using card = ludo::card<"123", "rb">;
using rows = ludo::card_rows<card, 3, 2>;
using rows_with_words = ludo::card_rows<card, 2, 2, int>;

TEST_CASE("rows are listed by seat, and each card with who knows it") {
    rows all;
    all.add(seat(0), {card(2, 0), known_to::others});
    all.add(seat(0), {card(), known_to::none});
    CHECK(written(all, 2) == R"([[{"card":"3r","known_to":"others"},{"card":"?","known_to":"none"}],[]])");
    CHECK(read_again(all, 2));
    CHECK(read_again(rows(), 3));
}

TEST_CASE("what all were told of a card stands beside it") {
    rows_with_words all;
    all.add(seat(1), {card(0, 1), known_to::all, 5});
    CHECK(written(all, 2) == R"([[],[{"card":"1b","known_to":"all","told":5}]])");
    CHECK(read_again(all, 2));
}

TEST_CASE("what is wrong with rows is named, and where") {
    CHECK(wrong_as<rows>("7", 2) == "here: takes a list with an entry for each seat");
    CHECK(wrong_as<rows>("[[]]", 2) == "here: takes a list with an entry for each seat");
    CHECK(wrong_as<rows>("[[],7]", 2) == "here[1]: takes a list of at most 2");
    CHECK(wrong_as<rows>(R"([[],[{"card":"1r","known_to":"all"},{"card":"4r","known_to":"all"}]])", 2) ==
          R"(here[1][1].card: "4r" is not the notation of anything here)");
    CHECK(wrong_as<rows>(R"([[{"card":"1r"}],[]])", 2) == "here[0][0].known_to: is missing");
}
