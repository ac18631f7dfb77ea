#include <ludo/core/hash_128.hpp>

#include <cstdint>
#include <set>
#include <vector>

#include <ludo/games.hpp>
#include <ludo/search/playout.hpp>

#include "../examples/games/hearts.hpp"
#include "../examples/games/memory.hpp"
#include "support/catch.hpp"
#include "support/random_position.hpp"

using namespace ludo;

namespace {
constexpr std::uint64_t sum_of(std::vector<std::uint64_t> const& numbers) {
    hash_128 hash;
    for (std::uint64_t each : numbers)
        hash.add(each);
    return hash.low;
}
} // namespace

TEST_CASE("the order of numbers counts, and how many there are") {
    STATIC_REQUIRE(sum_of({1, 2}) != sum_of({2, 1}));
    STATIC_REQUIRE(sum_of({1}) != sum_of({std::uint64_t{1} << 32}));
    std::set<std::uint64_t> sums;
    for (std::uint64_t last = 0; last < 1000; ++last)
        for (std::size_t before : {0u, 30u, 31u, 32u, 70u}) {
            std::vector<std::uint64_t> numbers(before, 7);
            numbers.push_back(last);
            sums.insert(sum_of(numbers));
        }
    CHECK(sums.size() == 5000);
}

TEST_CASE("pieces count in any order, each on its place") {
    hash_128 one, other, third;
    one.add_piece(3, 5);
    one.add_piece(4, -1);
    other.add_piece(4, -1);
    other.add_piece(3, 5);
    third.add_piece(4, 5);
    third.add_piece(3, -1);
    CHECK((one.low == other.low && one.high == other.high));
    CHECK((one.low != third.low && one.high != third.high));
}

TEMPLATE_TEST_CASE("positions have the same hash exactly if they are equal, and no part of them is left out", "", calcory, yamy,
                   bonbons, xxl::up_down, xxl::lower, xxl::may_refuse, xxl::runs, xxl::one_by_one, xxl::set_colour,
                   xxl::set_colour_trump, xxl::pur, xxl::individual, xxl::six_plus, hearts, memory) {
    using G = TestType;
    struct seen {
        typename G::state s;
        std::uint64_t low, high;
    };
    std::vector<seen> all;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        rng luck(seed / 2); // each game twice
        auto s = G::deal({}, luck);
        for (int i = 0; i < 60 && G::turn(s) != nobody; ++i) {
            for (auto const& each : {s, G::view(s, seat(1))}) {
                hash_128 const now = hash_of<G>(each);
                CHECK_FALSE(now.incomplete);
                all.push_back({each, now.low, now.high});
            }
            G::play(s, G::actions(s).pick(luck));
        }
    }
    int equal = 0;
    for (seen const& mine : all)
        for (seen const& other : all) {
            bool const same = mine.s == other.s;
            equal += same;
            if ((mine.low == other.low) != same || (mine.high == other.high) != same)
                FAIL("two positions that are " << (same ? "equal" : "different"));
        }
    CHECK(equal >= 2 * static_cast<int>(all.size()));
}
