#include <ludo/turns/series/ending.hpp>

#include "support/catch.hpp"
#include "support/seat_numbers.hpp"
#include "support/toys_in_a_row.hpp"

using namespace ludo;

TEST_CASE("a game is won alone, or by nobody") {
    CHECK(sole_winner(numbers({1, 2, 3})) == seat(0));
    CHECK(sole_winner(numbers({3, 1, 2})) == seat(1));
    CHECK(sole_winner(numbers({1, 3, 1})) == nobody);
    CHECK(sole_winner(numbers({1, 1})) == nobody);
    CHECK(sole_winner(seat_numbers()) == nobody);
}

TEST_CASE("somebody has so many points, or nobody has") {
    CHECK(somebody_has(numbers({3, 7, -2}), 7));
    CHECK_FALSE(somebody_has(numbers({3, 6, -2}), 7));
    CHECK(somebody_has(numbers({-3, -2}), -2));
    CHECK_FALSE(somebody_has(seat_numbers(), 0));
}

TEST_CASE("another game follows until the length is reached, or sooner if the match says so") {
    CHECK(match_goes_on<toys_in_a_row>({.how_many = 3}, 2, numbers({60, 70})));
    CHECK_FALSE(match_goes_on<toys_in_a_row>({.how_many = 3}, 3, numbers({0, 0})));
    CHECK(match_goes_on<until_five>({.how_many = 3}, 2, numbers({4, -6})));
    CHECK_FALSE(match_goes_on<until_five>({.how_many = 3}, 2, numbers({-2, 5})));
    CHECK_FALSE(match_goes_on<until_five>({.how_many = 3}, 3, numbers({4, -6})));
}

TEST_CASE("bonuses come on top of the points, where a match has any") {
    CHECK(with_bonuses<until_five>({}, numbers({6, -4}), numbers({2, 1})) == numbers({26, 6}));
    CHECK(with_bonuses<toys_in_a_row>({}, numbers({3, 4}), {}) == numbers({3, 4}));
}

TEST_CASE("places are added up, or scores, if the match says so") {
    CHECK_FALSE(match_adds_scores<toys_in_a_row>({}));
    CHECK(match_adds_scores<cards_in_a_row>({}));
}

TEST_CASE("the least that a seat can have in a game is 0, if the match does not say otherwise") {
    CHECK(least_score<until_five, toy_with_losses>({}) == -3);
    CHECK(least_score<toys_in_a_row, toy_game>({}) == 0);
}
