#include <ludo/play/view.hpp>

#include <type_traits>

#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

#include "support/catch.hpp"
#include "support/random_position.hpp"
#include "support/toy_game.hpp"

using ludo::calcory;
using ludo::seat;
using ludo::view;
using card = toy_game::card;

namespace {

constexpr auto dealt = toy_game::lay_out({}, {card(3, 0), card(0, 0), card(1, 0), card(2, 0)});

} // namespace

TEST_CASE("a view has what its seat knows, and holes in place of the rest") {
    constexpr view<toy_game> seen(dealt, seat(1));
    STATIC_REQUIRE(seen.viewer() == seat(1));
    STATIC_REQUIRE(seen.state().hand[seat(1)] == card(0, 0));
    STATIC_REQUIRE_FALSE(seen.state().hand[seat(0)].known());
    STATIC_REQUIRE_FALSE(seen.state().top.known());
    STATIC_REQUIRE(seen.turn() == seat(0));
    STATIC_REQUIRE_FALSE(seen.over());
    STATIC_REQUIRE(seen.scores().size() == 2);
}

TEST_CASE("a state is not a view until it is looked at from a seat") {
    STATIC_REQUIRE_FALSE(std::is_constructible_v<view<toy_game>, toy_game::state>);
    STATIC_REQUIRE_FALSE(std::is_convertible_v<view<toy_game>, toy_game::state>);
}

TEST_CASE("a seat has actions while it is its turn") {
    STATIC_REQUIRE(view<toy_game>(dealt, seat(0)).actions() == toy_game::actions(dealt));
    STATIC_REQUIRE(view<toy_game>(dealt, seat(1)).actions().empty());
    STATIC_REQUIRE(view<toy_game>(dealt, ludo::nobody).actions().empty());
    STATIC_REQUIRE(view<toy_game>({}, ludo::nobody).actions().empty());
}

TEST_CASE("a view does not change with what its seat cannot know") {
    STATIC_REQUIRE(view<toy_game>(dealt, seat(1)) ==
                   view<toy_game>(toy_game::lay_out({}, {card(2, 0), card(0, 0), card(3, 0), card(1, 0)}), seat(1)));
    STATIC_REQUIRE(view<toy_game>(dealt, seat(1)) != view<toy_game>(dealt, seat(0)));

    prop("what is imagined for a view looks the same, and the game goes on the same", [](std::uint64_t seed) {
        auto const played = random_table<calcory, 64>({.players = 3}, seed, *rc::gen::inRange(0, 60));
        ludo::rng luck(seed);
        for (seat each : played.seats()) {
            auto const seen = played.view(each);
            calcory::state const imagined = seen.determinize(luck);
            RC_ASSERT(view<calcory>(imagined, each) == seen);
            RC_ASSERT(view<calcory>(seen.state(), each) == seen);
            RC_ASSERT(seen.turn() == played.turn());
            RC_ASSERT(seen.scores() == played.scores());
            RC_ASSERT(seen.over() == played.over());
            if (played.turn() == each)
                RC_ASSERT(seen.actions() == played.actions());
            else
                RC_ASSERT(seen.actions().empty());
        }
    });
}

TEST_CASE("each way of placing the unknown cards is imagined about equally often") {
    ludo::rng luck(6);
    view<toy_game> const seen(dealt, seat(0));
    double found[4][4] = {};
    for (int i = 0; i < 6000; ++i) {
        auto const one = seen.determinize(luck);
        ++found[one.hand[seat(1)].symbol()][one.top.symbol()];
    }
    double chi_square = 0; // seat 0 has the 4: of 1, 2, 3 the other seat has one, and one of the others lies on top
    for (int hand = 0; hand < 3; ++hand)
        for (int top = 0; top < 3; ++top)
            if (hand != top)
                chi_square += (found[hand][top] - 1000) * (found[hand][top] - 1000) / 1000;
    REQUIRE(chi_square < 5 + 8 * 3.2); // mean 5, standard deviation 3.2
}
