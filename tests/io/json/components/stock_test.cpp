#include <ludo/io/json/components/stock.hpp>

#include <vector>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"
#include "support/json_component.hpp"

using card = ludo::card<"123", "rb">;
using stock = ludo::stock<card, 4, 2>;

TEST_CASE("a stock is whether somebody drew from it, and its parts from the top, each in the order of drawing") {
    stock all;
    all.lay_beneath(std::vector{card(0, 0), card(1, 0)}, false);
    all.lay_beneath(std::vector{card(2, 1)}, true);
    CHECK(written(all) == R"({"touched":false,"parts":[{"in_order":false,"cards":["1r","2r"]},{"in_order":true,"cards":["3b"]}]})");
    CHECK(read_again(all));
    static_cast<void>(all.draw());
    CHECK(written(all) == R"({"touched":true,"parts":[{"in_order":false,"cards":["2r"]},{"in_order":true,"cards":["3b"]}]})");
    CHECK(read_again(all));
    all.hide();
    CHECK(read_again(all));
    CHECK(read_again(stock()));
}

TEST_CASE("parts have cards, and are no more than there is room for") {
    CHECK(wrong_as<stock>("[]") == "here: takes an object");
    CHECK(wrong_as<stock>(R"({"touched":false,"parts":[{},{},{}]})") == "here.parts: takes a list of at most 2");
    CHECK(wrong_as<stock>(R"({"touched":0,"parts":[]})") == "here.touched: takes true or false");
    CHECK(wrong_as<stock>(R"({"touched":true,"parts":[]})") == "here.touched: nobody can have drawn from an empty stock");
    CHECK(wrong_as<stock>(R"({"touched":false,"parts":[["1r"]]})") == "here.parts[0]: takes an object");
    CHECK(wrong_as<stock>(R"({"touched":false,"parts":[{"in_order":true,"cards":[]}]})") ==
          "here.parts: takes at least one card in each part");
    CHECK(wrong_as<stock>(R"({"touched":false,"parts":[{"in_order":1,"cards":["1r"]}]})") ==
          "here.parts[0].in_order: takes true or false");
    CHECK(wrong_as<stock>(R"({"touched":false,"parts":[{"in_order":true,"cards":["1r","1r","1r"]},)"
                          R"({"in_order":true,"cards":["1r","1r"]}]})") == "here.parts: takes at most 4 cards in all");
}
