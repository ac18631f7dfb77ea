#include <ludo/core/lay_out.hpp>

#include <cstdint>
#include <vector>

#include <ludo/games.hpp>

#include "../../examples/games/leduc_poker.hpp"
#include "../../examples/games/tic_tac_toe.hpp"
#include "support/catch.hpp"
#include "support/toy_game.hpp"

TEST_CASE("games whose deal is a pack in some order can be laid out, some with luck for later") {
    STATIC_REQUIRE(ludo::lays_out<toy_game>);
    STATIC_REQUIRE(ludo::lays_out<leduc_poker>);
    STATIC_REQUIRE(ludo::lays_out<ludo::calcory>);
    STATIC_REQUIRE(ludo::lays_out<ludo::xxl::lower>);
    STATIC_REQUIRE(ludo::lays_out<ludo::xxl::runs>);
    STATIC_REQUIRE(ludo::lays_out_with_luck<ludo::yamy>);
    STATIC_REQUIRE(ludo::lays_out_with_luck<ludo::xxl::set_colour>);
    STATIC_REQUIRE_FALSE(ludo::lays_out<ludo::yamy>);
    STATIC_REQUIRE_FALSE(ludo::has_pack<tic_tac_toe>);
}

TEMPLATE_TEST_CASE("a deal is the shuffled pack, laid out", "", toy_game, leduc_poker, ludo::calcory, ludo::xxl::lower,
                   ludo::xxl::runs, ludo::xxl::set_colour) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        ludo::rng luck(seed), same(seed);
        typename TestType::options const chosen;
        auto pack = TestType::pack(chosen);
        luck.shuffle(pack);
        CHECK(ludo::lay_out<TestType>(chosen, pack, luck) == TestType::deal(chosen, same));
    }
}

TEST_CASE("a game may say which cards form a heap; otherwise each does") {
    std::vector<int> heaps;
    auto const note = [&](int size) { heaps.push_back(size); };
    ludo::each_heap<toy_game>({}, note);
    CHECK(heaps == std::vector{1, 1, 1, 1});
    heaps.clear();
    ludo::each_heap<leduc_poker>({}, note);
    CHECK(heaps == std::vector{1, 1, 1, 3});
}
