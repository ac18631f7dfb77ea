#include <ludo/io/json/cards.hpp>

#include <string>
#include <vector>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

using card = ludo::card<"123", "rb">;

namespace {

std::string wrong(std::string const& text, std::vector<card>& cards) {
    ludo::json_reader form;
    return ludo::read_cards(form, ludo::json::parse(text), cards, 2, "hand") ? "" : form.problem();
}

} // namespace

TEST_CASE("a list of cards is read in its order, backs and copies too") {
    std::vector<card> cards;
    CHECK(wrong(R"(["3b","?"])", cards) == "");
    CHECK(cards == std::vector{card(2, 1), card()});
    cards.clear();
    CHECK(wrong(R"(["1r","1r"])", cards) == "");
    CHECK(cards.size() == 2);
}

TEST_CASE("what is no list of that many cards is refused, with the place") {
    std::vector<card> cards;
    CHECK(wrong(R"("3b")", cards) == "hand: takes a list of at most 2 cards");
    CHECK(wrong(R"(["1r","2r","3r"])", cards) == "hand: takes a list of at most 2 cards");
    CHECK(wrong(R"(["1r","4r"])", cards) == R"(hand: "4r" is not the notation of anything here)");
    CHECK(wrong("[1]", cards) == "hand: 1 is not the notation of anything here");
}
