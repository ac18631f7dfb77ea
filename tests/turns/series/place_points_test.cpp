#include <ludo/core/places.hpp>
#include <ludo/turns/series/place_points.hpp>

#include <initializer_list>
#include <limits>
#include <set>
#include <vector>

#include "support/catch.hpp"
#include "support/seat_numbers.hpp"

using namespace ludo;

namespace {

/// All lists of this many numbers from 0 to `most`.
std::vector<std::vector<int>> all_lists(int length, int most) {
    std::vector<std::vector<int>> lists{{}};
    for (int i = 0; i < length; ++i) {
        std::vector<std::vector<int>> longer;
        for (auto const& each : lists)
            for (int next = 0; next <= most; ++next) {
                longer.push_back(each);
                longer.back().push_back(next);
            }
        lists = longer;
    }
    return lists;
}

/// All that the places of so many games add up to, game by game.
std::set<std::vector<int>> all_sums(int players, int games) {
    std::set<std::vector<int>> sums{std::vector<int>(static_cast<std::size_t>(players))};
    for (int game = 0; game < games; ++game) {
        std::set<std::vector<int>> more;
        for (auto const& sum : sums)
            for (auto const& scores : all_lists(players, players - 1)) {
                auto const placed = places(numbers(scores), best::lowest);
                auto next = sum;
                for (seat each : ludo::each_seat(players))
                    next[static_cast<std::size_t>(each.index())] += placed[each];
                more.insert(next);
            }
        sums = more;
    }
    return sums;
}

} // namespace

TEST_CASE("for two seats place points are those that games can come to, and no others") {
    for (int games : {0, 1, 2, 3, 4}) {
        auto const sums = all_sums(2, games);
        for (auto const& each : all_lists(2, 2 * games + 2)) {
            CAPTURE(games, each);
            CHECK(can_be_place_points(numbers(each), games) == (sums.count(each) == 1));
        }
    }
}

TEST_CASE("for more seats all that games can come to are place points") {
    for (int players : {3, 4})
        for (int games : {0, 1, 2})
            for (auto const& each : all_sums(players, games)) {
                CAPTURE(games, each);
                CHECK(can_be_place_points(numbers(each), games));
            }
}

TEST_CASE("seats together have at most the last places of each game") {
    // three seats, two games: 6 at most for one, 6 + 4 for two, 6 + 4 + 2 for three
    CHECK(can_be_place_points(numbers({6, 4, 2}), 2));
    CHECK(can_be_place_points(numbers({2, 5, 5}), 2));
    CHECK_FALSE(can_be_place_points(numbers({7, 3, 2}), 2));
    CHECK_FALSE(can_be_place_points(numbers({6, 5, 2}), 2));
    CHECK_FALSE(can_be_place_points(numbers({5, 4, 4}), 2));
    CHECK_FALSE(can_be_place_points(numbers({1, 4, 4}), 2));
    // within the bounds, and yet nobody is second behind two that share the first place: the bounds are not all there is
    CHECK(can_be_place_points(numbers({1, 1, 2}), 1));
    CHECK(all_sums(3, 1).count({1, 1, 2}) == 0);
}

TEST_CASE("no number is too large or too small to be asked about") {
    constexpr int most = std::numeric_limits<int>::max();
    constexpr int least = std::numeric_limits<int>::min();
    for (int each : {most, least, most - 1, -1}) {
        CHECK_FALSE(can_be_place_points(numbers({each, each, each, each, each, each}), 160));
        CHECK_FALSE(can_be_place_points(numbers({each, 200, 200}), 160));
        CHECK_FALSE(can_be_place_points(numbers({200, each}), 160));
    }
    CHECK(can_be_place_points(numbers({0, 0}), 0));
    CHECK_FALSE(can_be_place_points(numbers({0, 1}), 0));
}
