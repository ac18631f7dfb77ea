#include <ludo/games/calcory/state.hpp>

#include "support/catch.hpp"

using namespace ludo::calcory_game;

TEST_CASE("of a set of cards the sum, the number of cards and the zeros count") {
    constexpr set cards = [] {
        set of;
        for (int number : {0, 5, 7})
            of.add(card(number, 0));
        return of;
    }();
    STATIC_REQUIRE(cards == set{.sum = 12, .count = 3, .zeros = 1});
    STATIC_REQUIRE(set() == set{.sum = 0, .count = 0, .zeros = 0});
}
