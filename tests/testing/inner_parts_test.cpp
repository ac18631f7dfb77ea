#include <ludo/testing/inner_parts.hpp>

#include <array>
#include <tuple>
#include <type_traits>

#include <ludo/core/per_seat.hpp>

#include "support/catch.hpp"
#include "support/toys_in_a_row.hpp"

using namespace ludo;

namespace {

struct point {
    int across = 0, up = 0;
    static constexpr auto members() { return std::tuple{member{"across", &point::across}, member{"up", &point::up}}; }
};

/// The sum of the numbers among the parts of a value.
template <typename T>
int sum(T const& value) {
    int all = 0;
    testing::each_inner_part(value, [&](auto const& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, int>)
            all += part;
    });
    return all;
}

} // namespace

TEST_CASE("parts are what a list has in it, one for each seat, and members; a number has none") {
    CHECK(sum(std::array{1, 2, 3}) == 6);
    per_seat<int, 2> points;
    points[seat(1)] = 4;
    CHECK(sum(points) == 4);
    CHECK(sum(point{3, 4}) == 7);
    CHECK(sum(5) == 0);
}

TEST_CASE("a part of a match is the game that is played") {
    rng luck(1);
    int games = 0;
    testing::each_inner_part(toys::deal({}, luck), [&](auto const& part) {
        testing::each_inner_part(part,
                                 [&](auto const& inner) { games += std::is_same_v<decltype(inner), toy_game::state const&>; });
    });
    CHECK(games == 1);
}
