#include <ludo/search/evaluate.hpp>

#include <initializer_list>
#include <vector>

#include "package/programs/to_eleven.hpp"
#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

std::vector<double> values(std::initializer_list<int> points, best wins) {
    seat_numbers scores(static_cast<int>(points.size()));
    int at = 0;
    for (int each : points)
        scores[seat(at++)] = each;
    seat_values const found = place_values(scores, wins);
    std::vector<double> all;
    for (seat each : ludo::each_seat(scores.size()))
        all.push_back(found[each] / 65536.0);
    return all;
}

} // namespace

TEST_CASE("the first place alone is worth most, the last one nothing, and equal seats share") {
    using all = std::vector<double>;
    CHECK(values({7, 3}, best::highest) == all{1, 0});
    CHECK(values({7, 3}, best::lowest) == all{0, 1});
    CHECK(values({4, 4}, best::highest) == all{0.5, 0.5});
    CHECK(values({9, 5, 1}, best::highest) == all{1, 0.5, 0});
    CHECK(values({5, 5, 1}, best::highest) == all{0.75, 0.75, 0});
    CHECK(values({1, 0, 0, 0, 0}, best::highest) == all{1, 0.375, 0.375, 0.375, 0.375}); // one winner, all others second
}

TEST_CASE("values add up to half of what there are seats, whoever shares places") {
    prop("so it is", [](std::vector<int> const& some) {
        int const players = *rc::gen::inRange(2, 13);
        seat_numbers scores(players);
        for (seat each : ludo::each_seat(players))
            scores[each] = some.empty() ? 0 : some[static_cast<std::size_t>(each.index()) % some.size()] % 4;
        std::uint64_t sum = 0;
        for (std::uint32_t each : place_values(scores, best::highest).of)
            sum += each;
        // rounded down, by less than one a seat
        auto const exact = static_cast<std::uint64_t>(players) * best_value / 2;
        RC_ASSERT(sum <= exact);
        RC_ASSERT(sum + static_cast<std::uint64_t>(players) > exact);
    });
}

TEST_CASE("who play together are worth what the team has, beside the least and the most so far; others are worth their places") {
    rng luck(1);
    to_eleven::state none = to_eleven::deal({.players = 3}, luck), one = none;
    one.points = 1;
    by_aim judge;
    CHECK(judge.operator()<to_eleven>(none)[seat(2)] == best_value / 2); // the first
    CHECK(judge.operator()<to_eleven>(one).of[0] == best_value);
    CHECK(judge.operator()<to_eleven>(one)[seat(2)] == best_value);
    CHECK(judge.operator()<to_eleven>(none)[seat(1)] == 0);
    toy_game::state s = toy_game::deal({}, luck);
    CHECK(judge.operator()<toy_game>(s) == by_places().operator()<toy_game>(s));
}

TEST_CASE("who plays alone is compared with the worst and the best so far") {
    solo_values alone;
    CHECK(alone(10) == best_value / 2);
    CHECK(alone(20) == best_value);
    CHECK(alone(0) == 0);
    CHECK(alone(15) == best_value * 3 / 4);
    CHECK(alone(-20) == 0);
    CHECK(alone(0) == best_value / 2);
}
