#include <ludo/search/forgetful.hpp>

#include <cmath>

#include <ludo/games.hpp>
#include <ludo/search/ismcts.hpp>
#include <ludo/search/random_player.hpp>

#include "support/catch.hpp"
#include "support/random_position.hpp"

using namespace ludo;

namespace {

/// How many pieces are known that lie face down.
template <game G>
int remembered(view<G> const& seen) {
    int count = 0;
    auto s = seen.state();
    forget_faded<G>(s, [&](int, int) { return ++count, false; });
    return count;
}

/// Remembers what it was asked.
struct asked {
    int known = 0;
    template <game G>
    typename G::action choose(view<G> const& seen, rng& luck) {
        known = remembered(seen);
        return seen.actions().pick(luck);
    }
};

} // namespace

TEMPLATE_TEST_CASE("what is forgotten is what was seen and lies face down; what is left is a view that its seat can have", "",
                   calcory, bonbons) {
    int forgotten = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        rng luck(seed);
        auto const table = random_table<TestType>({}, seed, static_cast<int>(luck.below(150)));
        if (table.over())
            continue;
        view<TestType> const seen = table.view(table.turn());
        forgetful const none(random_player(), 0, seed);
        auto nothing = none;
        view<TestType> const less = nothing.recalled(seen, luck);
        CHECK(wrong_with<TestType>(less.state()) == nullptr);
        CHECK(remembered(less) == 0);
        CHECK(less.actions() == seen.actions());
        CHECK(less.viewer() == seen.viewer());
        CHECK(less.scores() == seen.scores());
        forgotten += remembered(seen);
        auto const world = less.determinize(luck);
        CHECK(view<TestType>(world, seen.viewer()) == less);
        CHECK(wrong_with<TestType>(world) == nullptr);
    }
    CHECK(forgotten > 200);
}

TEST_CASE("after a half-life half is forgotten, and after two of them three quarters") {
    rng luck(1);
    int at_first = 0, after_one = 0, after_two = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        auto const table = random_table<calcory>({}, seed, 40);
        if (table.over())
            continue;
        view<calcory> const seen = table.view(table.turn());
        forgetful player(asked(), 10, seed);
        player.watch(seen); // the first look, at which all is new
        at_first += remembered(seen);
        for (int look = 1; look <= 10; ++look)
            player.watch(seen);
        after_one += remembered(player.recalled(seen, luck));
        for (int look = 1; look <= 10; ++look)
            player.watch(seen);
        after_two += remembered(player.recalled(seen, luck));
    }
    REQUIRE(at_first > 2000);
    double const n = at_first; // 6 deviations of sqrt(p(1 - p)n)
    CHECK(std::abs(after_one - n / 2) < 6 * std::sqrt(n / 4));
    CHECK(std::abs(after_two - n / 4) < 6 * std::sqrt(n * 3 / 16));
}

TEST_CASE("what is forgotten stays forgotten until it is seen again") {
    auto const table = random_table<calcory>({}, 3, 40);
    view<calcory> const seen = table.view(table.turn());
    REQUIRE(remembered(seen) > 5);
    forgetful player(asked(), 3, 1);
    rng luck(1);
    for (int look = 0, known = remembered(seen); look < 60; ++look) {
        int const now = remembered(player.recalled(seen, luck));
        CHECK(now <= known);
        known = now;
    }
    CHECK(remembered(player.recalled(seen, luck)) == 0);

    // turned over for the moment, and back: it is new again
    auto open = table.state();
    auto const cell = *(open.table.down() & open.table.seen()).begin();
    open.table.turn_over(cell);
    player.watch(view<calcory>(open, table.turn()));
    player.watch(seen);
    CHECK(remembered(player.recalled(seen, luck)) == 1);
}

TEST_CASE("who forgets nothing is shown the view as it is") {
    auto const table = random_table<calcory>({}, 3, 40);
    view<calcory> const seen = table.view(table.turn());
    forgetful player(asked(), 1'000'000, 1);
    rng luck(1), same(1);
    CHECK(player.recalled(seen, luck) == seen);
    CHECK(luck == same);
}

TEMPLATE_TEST_CASE("where nothing is turned back nothing is forgotten", "", yamy, xxl::lower, xxl::set_colour) {
    auto const table = random_table<TestType>({}, 1, 10);
    REQUIRE_FALSE(table.over());
    view<TestType> const seen = table.view(table.turn());
    forgetful player(random_player(), 0, 1);
    rng luck(1);
    CHECK(player.recalled(seen, luck) == seen);
}

TEMPLATE_TEST_CASE("a forgetful player plays what is legal", "", calcory, bonbons, xxl::lower) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        std::array<search_node, 200> memory{};
        rng luck(seed);
        auto s = TestType::deal({}, luck);
        forgetful one(ismcts<>{.memory = memory, .budget = {20}}, 4, seed);
        for (int i = 0; i < 200 && TestType::turn(s) != nobody; ++i) {
            view<TestType> const seen(s, TestType::turn(s));
            auto const a = TestType::turn(s) == seat(0) ? one.choose(seen, luck) : seen.actions().pick(luck);
            REQUIRE(TestType::refusal(s, a) == nullptr);
            TestType::play(s, a);
            one.watch(view<TestType>(s, seat(0)));
        }
    }
}
