#include <ludo/core/aim.hpp>

#include <type_traits>

#include <ludo/core/game.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/core/places.hpp>

#include "package/programs/to_eleven.hpp"
#include "support/catch.hpp"
#include "support/toy_game.hpp"
#include "support/toys_in_a_row.hpp"

using ludo::aim;
using ludo::aim_of;

namespace {

struct plays_for_points : toy_game {
    static constexpr ludo::aim aim = ludo::aim::points;
};

} // namespace

TEST_CASE("places are worth winning in a game that says nothing, and else what it says") {
    STATIC_REQUIRE(aim_of<toy_game>() == aim::places);
    STATIC_REQUIRE(aim_of<plays_for_points>() == aim::points);
    STATIC_REQUIRE(aim_of<to_eleven>() == aim::together);
    STATIC_REQUIRE(names(aim())[static_cast<std::size_t>(aim_of<to_eleven>())] == "together");
}

TEST_CASE("what is worth winning in all games of a list is so in the list") {
    STATIC_REQUIRE(aim_of<ludo::game_list<plays_for_points, plays_for_points>>() == aim::points);
    STATIC_REQUIRE(aim_of<ludo::game_list<to_eleven>>() == aim::together);
    STATIC_REQUIRE(aim_of<ludo::game_list<to_eleven, plays_for_points>>() == aim::places);
    STATIC_REQUIRE(aim_of<ludo::game_list<>>() == aim::places);
}

TEST_CASE("all who play together are in the first place, whatever they have") {
    ludo::rng luck(1);
    to_eleven::state s = to_eleven::deal({.players = 3}, luck);
    to_eleven::play(s, to_eleven::action::add(3));
    to_eleven::play(s, to_eleven::action::add(2));
    CHECK(to_eleven::scores(s) == ludo::seat_numbers(3, 1)); // 3 and 2 make 5
    CHECK(ludo::places(to_eleven::scores(s), to_eleven::wins) == ludo::seat_numbers(3, 1));
}
