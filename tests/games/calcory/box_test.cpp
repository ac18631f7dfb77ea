// What the sheet says of the material (the counts are worked out from "12 cards in 5 colours, 0 to 9, 1 and 7 twice").
#include <ludo/games/calcory/box.hpp>

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

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

TEST_CASE("of two sets the one with the higher sum is worth more, with equal sums the one with more cards") {
    constexpr auto of = [](std::string_view numbers) {
        G::set made;
        for (char each : numbers)
            made.add(G::card(each - '0', 0));
        return made;
    };
    STATIC_REQUIRE(of("057").sum() == 12);
    STATIC_REQUIRE(of("057").count() == 3);
    STATIC_REQUIRE(of("057").zeros() == 1);
    STATIC_REQUIRE(of("057") == G::set(12, 3, 1));
    STATIC_REQUIRE(of("66").worth() > of("47").worth());
    STATIC_REQUIRE(of("147").worth() > of("66").worth());
    STATIC_REQUIRE(of("").worth() == 0);
    STATIC_REQUIRE(of("12").worth() == of("03").worth()); // a zero is a card like any other
}

TEST_CASE("more than thirteen is a failure, and so is a second zero") {
    prop("of any cards", [] {
        G::set made;
        int sum = 0, zeros = 0;
        for (int number : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 10))) {
            if (made.failed())
                break;
            made.add(G::card(number, 0));
            sum += number;
            zeros += number == 0;
        }
        RC_ASSERT(made.failed() == (sum > 13 || zeros > 1));
        RC_ASSERT(made.sum() == sum);
        made.clear_if(false);
        RC_ASSERT(made.sum() == sum);
        made.clear_if(true);
        RC_ASSERT(made == G::set());
    });
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
