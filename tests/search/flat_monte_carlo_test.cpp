#include <ludo/search/flat_monte_carlo.hpp>

#include <array>

#include <ludo/games.hpp>

#include "support/catch.hpp"
#include "support/clairvoyant.hpp"

using namespace ludo;

namespace {
using cups = three_cups::action;
view<three_cups> begun(bool may_look) {
    rng luck(1);
    return {three_cups::deal({.may_look = may_look}, luck), seat(0)};
}
} // namespace

TEST_CASE("each action is tried in the same worlds") {
    std::array<search_node, 61> memory{};
    flat_monte_carlo<> const player{.memory = memory, .budget = {610}};
    rng luck(1);
    view<calcory> const seen(calcory::deal({}, luck), seat(0));
    auto const found = player.think(seen, luck);
    CHECK(found.iterations == 610);
    CHECK(found.nodes == 60); // it may not stop yet
    CHECK(found.worlds == 10);
    for (auto const& each : found.ranked())
        CHECK(each.visits == 10); // the last world is not complete
    CHECK_FALSE(found.memory_full);
}

TEST_CASE("with less luck than one world needs, what was tried counts") {
    std::array<search_node, 61> memory{};
    rng luck(1);
    view<calcory> const seen(calcory::deal({}, luck), seat(0));
    CHECK(flat_monte_carlo<>{.memory = memory, .budget = {7}}.think(seen, luck).ranked().size() == 7);
    CHECK(flat_monte_carlo<>{.memory = memory, .budget = {0}}.think(seen, luck).ranked().size() == 1);
}

TEST_CASE("with little memory it looks at the first actions only, and says so") {
    std::array<search_node, 5> memory{};
    rng luck(1);
    view<calcory> const seen(calcory::deal({}, luck), seat(0));
    auto const found = flat_monte_carlo<>{.memory = memory, .budget = {500}}.think(seen, luck);
    CHECK(found.ranked().size() == 5);
    CHECK(found.memory_full);
    auto const none = flat_monte_carlo<>{.memory = {}, .budget = {500}}.think(seen, luck);
    CHECK(seen.actions().contains(none.best()));
    CHECK(none.memory_full);
}

TEST_CASE("who plays on at random does not see what looking is good for") {
    std::array<search_node, 3> memory{};
    rng luck(7);
    auto const found = flat_monte_carlo<>{.memory = memory, .budget = {3000}}.think(begun(true), luck);
    CHECK(found.best() == cups::draw()); // 1/2, where the others seem to be 1/3
}

TEST_CASE("who plays on as if the pea were known errs by strategy fusion") {
    std::array<search_node, 3> memory{};
    rng luck(7);
    flat_monte_carlo<iterations, clairvoyant> const player{.memory = memory, .budget = {3000}};
    CHECK(player.think(begun(false), luck).best() == cups::guess()); // in each world a guess wins: but which?
    auto const found = player.think(begun(true), luck);
    CHECK(found.ranked()[0].worth() == 1000);
    CHECK(found.ranked()[1].worth() == 1000); // to look first makes no difference to it
}

TEST_CASE("a budget in time is kept, and a flag stops it") {
    std::array<search_node, 3> memory{};
    rng luck(1);
    auto clock = [now = 0]() mutable { return ++now; };
    using timed = for_time<decltype(clock), int>;
    flat_monte_carlo<timed> const player{.memory = memory, .budget = timed(clock, 10, 3)};
    CHECK(player.think(begun(true), luck).iterations == 30);
    bool const stop = true;
    using stopped = stoppable<iterations, bool>;
    CHECK(flat_monte_carlo<stopped>{.memory = memory, .budget = {{1000}, &stop}}.think(begun(true), luck).iterations == 1);
}

TEST_CASE("flat Monte Carlo thinks while the program is compiled") {
    constexpr auto best = [] {
        std::array<search_node, 3> memory{};
        rng luck(1);
        view<three_cups> const seen(three_cups::deal({}, luck), seat(0));
        return flat_monte_carlo<>{.memory = memory, .budget = {60}}.choose(seen, luck);
    };
    STATIC_REQUIRE(best() == cups::draw());
}
