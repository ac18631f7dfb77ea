#include <ludo/search/rollout.hpp>

#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {
/// The toy game, where a sensible player keeps the card if it may.
struct hinting_toy : toy_game {
    static constexpr action hint(state const& s, rng&) { return *actions(s).begin(); }
};
} // namespace

static_assert(hinting<hinting_toy>);
static_assert(!hinting<toy_game>);

TEST_CASE("a game played out at random is a playout") {
    prop("with the same luck they are the same", [](std::uint64_t seed) {
        rng deal(seed), luck(seed + 1), other(seed + 1);
        calcory::state s = calcory::deal({.players = 3}, deal);
        calcory::state same = s;
        auto const limit = *rc::gen::inRange<std::uint64_t>(0, 400);
        random_rollout any;
        roll_out<calcory>(s, luck, any, limit);
        playout<calcory>(same, other, limit);
        let_memory_sleep<calcory>(same);
        RC_ASSERT(s == same);
        RC_ASSERT(luck == other);
    });
}

TEST_CASE("a rollout that looks at the game remembers what was played") {
    rng luck(1), other(1);
    calcory::state s = calcory::deal({}, luck), same = calcory::deal({}, other);
    hinted_rollout looking;
    roll_out<calcory>(s, luck, looking, 1000);
    playout<calcory>(same, other, 1000);
    CHECK(s == same);
}

TEST_CASE("what a game hints at is played, but for a surprise now and then") {
    rng luck(1);
    auto const s = hinting_toy::deal({}, luck);
    int kept = 0;
    for (int i = 0; i < 8000; ++i)
        kept += hinted_rollout().operator()<hinting_toy>(s, luck) == hinting_toy::action::keep();
    // 15 of 16: a surprise, one in 8, keeps the card half of the time; 6 deviations of 22
    CHECK(std::abs(kept - 7500) < 132);
    for (int i = 0; i < 100; ++i)
        CHECK(hinted_rollout{0}.operator()<hinting_toy>(s, luck) == hinting_toy::action::keep());
}

TEST_CASE("where nothing is hinted at, everything is a surprise") {
    rng luck(5), other(5);
    auto s = toy_game::deal({}, luck);
    toy_game::deal({}, other);
    hinted_rollout hinted;
    random_rollout any;
    auto same = s;
    roll_out<toy_game>(s, luck, hinted, 100);
    roll_out<toy_game>(same, other, any, 100);
    CHECK(s == same);
}
