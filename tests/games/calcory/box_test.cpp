// What the sheet says of the material (the counts are worked out from "12 cards in 5 colours, 0 to 9, 1 and 7 twice").
#include <ludo/games/calcory/box.hpp>

#include <array>
#include <cstddef>

#include <ludo/components/census.hpp>

#include "support/catch.hpp"

using namespace ludo;
namespace G = ludo::calcory_game;

TEST_CASE("the deck has five colours of twelve cards, 1 and 7 twice in each") {
    STATIC_REQUIRE(G::deck.size() == 60);
    census<G::card> box;
    int sum = 0;
    std::array<int, 10> of_number{};
    std::array<int, 5> of_colour{};
    for (G::card each : G::deck) {
        box.add(each);
        sum += each.symbol();
        ++of_number[static_cast<std::size_t>(each.symbol())];
        of_colour[static_cast<std::size_t>(each.colour())] += each.symbol();
    }
    CHECK(of_number == std::array{5, 10, 5, 5, 5, 5, 5, 10, 5, 5});
    CHECK(of_colour == std::array{53, 53, 53, 53, 53});
    CHECK(sum == 265);
    CHECK(box.of(*G::card::parse("1k")) == 2);
    CHECK(box.of(*G::card::parse("7k")) == 2);
    CHECK(box.of(*G::card::parse("0k")) == 1);
}

TEST_CASE("there are 24 markers, six for each of four players") {
    STATIC_REQUIRE(G::options().markers_per_player * G::seats.most == 24);
}

TEST_CASE("sixty cells lie in six rows of ten") {
    STATIC_REQUIRE(G::cell::count == 60);
    STATIC_REQUIRE(ludo::calcory_game::layout::size == rectangle{.rows = 6, .columns = 10});
}

TEST_CASE("two to four play; markers have a limit or none, and one card or two have to be turned over") {
    for (int players = 0; players < 7; ++players)
        CHECK((option_out_of_range<G::option_list>(G::options{.players = players}) == nullptr) == (2 <= players && players <= 4));
    for (int markers : {0, 1, 6, 1000})
        CHECK(option_out_of_range<G::option_list>(G::options{.markers_per_player = markers}) == nullptr);
    CHECK(option_out_of_range<G::option_list>(G::options{.markers_per_player = -1}) != nullptr);
    for (int cards = 0; cards < 5; ++cards)
        CHECK((option_out_of_range<G::option_list>(G::options{.min_cards_without_win = cards}) == nullptr) ==
              (cards == 1 || cards == 2));
    CHECK(option_out_of_range<G::option_list>(G::options{.first = seat(2)}) != nullptr);
}
