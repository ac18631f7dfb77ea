#include <ludo/core/places.hpp>

#include <algorithm>
#include <functional>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/seat_numbers.hpp"
#include "support/toy_game.hpp"

using ludo::best;
using ludo::places;
using ludo::seat;
using ludo::seat_numbers;

namespace {

/// The place of each score: how far up it stands, the first of its equals, when all are sorted.
std::vector<int> ranking(std::vector<int> const& scores, best wins) {
    std::vector<int> sorted = scores;
    if (wins == best::highest)
        std::sort(sorted.begin(), sorted.end(), std::greater<>());
    else
        std::sort(sorted.begin(), sorted.end());
    std::vector<int> found;
    for (int score : scores)
        found.push_back(1 + static_cast<int>(std::find(sorted.begin(), sorted.end(), score) - sorted.begin()));
    return found;
}

} // namespace

TEST_CASE("equal scores share a place, and the places after it are left out") {
    STATIC_REQUIRE(places(numbers({10, 10, 7}), best::highest) == numbers({1, 1, 3})); // the rules' own example
    STATIC_REQUIRE(places(numbers({10, 10, 7}), best::lowest) == numbers({2, 2, 1}));
    STATIC_REQUIRE(places(numbers({0, 0, 0, 0}), best::highest) == numbers({1, 1, 1, 1}));
    STATIC_REQUIRE(places(numbers({-3, 5, 0, 5, 9, -3}), best::highest) == numbers({5, 2, 4, 2, 1, 5}));
    STATIC_REQUIRE(places(seat_numbers(), best::highest) == seat_numbers());
}

TEST_CASE("places are those of a sorted list") {
    prop("the place is where the score stands first among all, sorted", [] {
        auto const scores = *rc::gen::resize(6, rc::gen::container<std::vector<int>>(rc::gen::inRange(-3, 4)));
        RC_PRE(scores.size() <= std::size_t{ludo::most_seats});
        best const wins = *rc::gen::element(best::highest, best::lowest);
        seat_numbers points(static_cast<int>(scores.size()));
        for (seat each : ludo::each_seat(points.size()))
            points[each] = scores[static_cast<std::size_t>(each.index())];
        auto const placed = places(points, wins);
        RC_ASSERT(std::vector<int>(placed.begin(), placed.end()) == ranking(scores, wins));
    });
}

namespace {

struct lowest_where_agreed : toy_game {
    static constexpr ludo::best wins(options const& chosen) {
        return chosen.players == 2 ? ludo::best::lowest : ludo::best::highest;
    }
};

} // namespace

TEST_CASE("who wins may depend on the options") {
    STATIC_REQUIRE(ludo::game<lowest_where_agreed>);
    STATIC_REQUIRE(ludo::wins_of<lowest_where_agreed>({}) == ludo::best::lowest);
    STATIC_REQUIRE(ludo::wins_of<lowest_where_agreed>({.players = 3}) == ludo::best::highest);
    STATIC_REQUIRE(ludo::wins_of<ludo::calcory>({}) == ludo::best::highest);
}
