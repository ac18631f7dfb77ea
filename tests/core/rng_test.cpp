#include <ludo/core/rng.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <numeric>
#include <vector>

#include "support/catch.hpp"

using ludo::rng;
using words = std::array<std::uint64_t, 2>;

namespace {

constexpr auto first_draws(rng luck) {
    std::array<std::uint64_t, 4> drawn{};
    for (auto& one : drawn)
        one = luck.draw();
    return drawn;
}

/// The header's prose again, in the plainest way: the high part of a product by schoolbook division.
std::uint32_t plain_below(rng& luck, std::uint32_t n) {
    std::uint64_t const two_32 = 4294967296;
    for (;;) {
        std::uint64_t const product = luck.draw() / two_32 * n;
        if (product % two_32 >= two_32 % n)
            return static_cast<std::uint32_t>(product / two_32);
    }
}

template <typename List>
void plain_shuffle(rng& luck, List& list) {
    std::uint64_t const two_32 = 4294967296;
    std::size_t left = list.size();
    auto const exchange = [&](std::uint64_t other) {
        std::swap(list[left - 1], list[other]);
        --left;
    };
    while (left >= 2)
        if (left > 3 && left <= 1024) {
            std::vector<std::uint64_t> others;
            std::uint64_t rest = 0;
            do {
                rest = luck.draw() / two_32;
                others.clear();
                for (std::uint64_t n = left; n > left - 3; --n) {
                    others.push_back(rest * n / two_32);
                    rest = rest * n % two_32;
                }
            } while (rest < two_32 % (left * (left - 1) * (left - 2)));
            for (std::uint64_t other : others)
                exchange(other);
        } else
            exchange(plain_below(luck, static_cast<std::uint32_t>(left)));
}

double chi_square(std::vector<double> const& found, double expected) {
    return std::accumulate(found.begin(), found.end(), 0.0,
                           [&](double sum, double one) { return sum + (one - expected) * (one - expected) / expected; });
}

} // namespace

// Numbers of the next two cases: the crate rand_xoshiro 0.8.1, Xoroshiro128PlusPlus::from_seed (words as little-endian
// bytes) and SplitMix64::seed_from_u64.

TEST_CASE("from a given state the draws are those of xoroshiro128++") {
    STATIC_REQUIRE(first_draws(rng(words{1, 2})) ==
                   std::array<std::uint64_t, 4>{393217, 669327710093319, 1732421326133921491, 11394790081659126983u});
    rng luck(words{1, 2});
    for (int i = 0; i < 9; ++i)
        luck.draw();
    REQUIRE(luck.draw() == 14247243556711267923u);
}

TEST_CASE("a seed becomes the state that SplitMix64 makes of it") {
    STATIC_REQUIRE(rng(0).words() == words{0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4});
    STATIC_REQUIRE(rng(1).words() == words{0x910a2dec89025cc1, 0xbeeb8da1658eec67});
    STATIC_REQUIRE(rng(42).words() == words{0xbdd732262feb6e95, 0x28efe333b266f103});
    STATIC_REQUIRE(rng(~std::uint64_t{0}).words() == words{0xe4d971771b652c20, 0xe99ff867dbf682c9});

    STATIC_REQUIRE(first_draws(rng(0)) ==
                   std::array<std::uint64_t, 4>{0x6f68e1e7e2646ee1, 0xbf971b7f454094ad, 0x48f2de556f30de38, 0x6ea7c59f89bbfc75});
    STATIC_REQUIRE(first_draws(rng(42)) ==
                   std::array<std::uint64_t, 4>{0xe88af6caef1d3c23, 0x54a303b2a5a54931, 0xf370812ccd646345, 0x345839c63f9abb35});
    rng luck(42);
    for (int i = 0; i < 999; ++i)
        luck.draw();
    REQUIRE(luck.draw() == 0x94a91e724cf83634);
}

// Numbers of the next two cases: a program in Python, written after the header's prose with integers of any length.

TEST_CASE("numbers below a bound are the same on every machine") {
    rng luck(42);
    std::array<std::uint32_t, 12> sixty{};
    for (auto& one : sixty)
        one = luck.below(60);
    REQUIRE(sixty == std::array<std::uint32_t, 12>{54, 19, 57, 12, 20, 5, 29, 5, 13, 18, 35, 51});

    luck = rng(42); // of this bound three draws in ten are refused
    std::array<std::uint32_t, 6> large{};
    for (auto& one : large)
        one = luck.below(3000000000);
    REQUIRE(large == std::array<std::uint32_t, 6>{2725111267, 991837208, 2852806300, 275866588, 918754342, 1765446962});
}

TEST_CASE("a shuffled list is the same on every machine") {
    constexpr auto shuffled = [](std::uint64_t seed) {
        std::array<int, 10> list{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        rng(seed).shuffle(list);
        return list;
    };
    STATIC_REQUIRE(shuffled(42) == std::array{5, 8, 7, 3, 4, 1, 2, 6, 0, 9});
    STATIC_REQUIRE(shuffled(0) == std::array{8, 9, 0, 6, 2, 7, 5, 1, 3, 4});
}

TEST_CASE("bounded draws and shuffles do what the header says") {
    prop("below(n) is the upper half of draw times n, without what would be uneven", [](std::uint64_t seed) {
        auto const n = *rc::gen::oneOf(rc::gen::inRange<std::uint32_t>(1, 100), rc::gen::positive<std::uint32_t>());
        rng one(seed), other(seed);
        for (int i = 0; i < 20; ++i)
            RC_ASSERT(one.below(n) == plain_below(other, n));
        RC_ASSERT(one == other);
    });
    prop("shuffle exchanges from the last place down, three places with one draw",
         [](std::uint64_t seed, std::vector<int> const& list) {
             rng one(seed), other(seed);
             std::vector<int> shuffled = list, plain = list;
             one.shuffle(shuffled);
             plain_shuffle(other, plain);
             RC_ASSERT(shuffled == plain);
             RC_ASSERT(one == other);
             RC_ASSERT(std::is_permutation(shuffled.begin(), shuffled.end(), list.begin(), list.end()));
         });
    for (std::size_t const size : {60u, 1023u, 1024u, 1025u, 1030u}) {
        rng one(size), other(size);
        std::vector<std::size_t> shuffled(size);
        std::iota(shuffled.begin(), shuffled.end(), std::size_t{0});
        auto plain = shuffled;
        one.shuffle(shuffled);
        plain_shuffle(other, plain);
        CHECK(shuffled == plain);
        CHECK(one == other);
    }
}

TEST_CASE("a number below 1 is 0, and lists of one or none stay as they are") {
    rng luck(5);
    REQUIRE(luck.below(1) == 0);
    rng const before = luck;
    std::vector<int> none, one{7};
    luck.shuffle(none);
    luck.shuffle(one);
    REQUIRE(none.empty());
    REQUIRE(one == std::vector{7});
    REQUIRE(luck == before);
}

TEST_CASE("every number below a bound is about equally likely") {
    for (std::uint32_t const n : {2u, 3u, 10u, 60u, 61u}) {
        rng luck(n);
        int const draws = 1000 * static_cast<int>(n);
        std::vector<double> found(n);
        for (int i = 0; i < draws; ++i)
            ++found[luck.below(n)];
        double const freedom = n - 1; // the mean; the variance is twice that. The seed is fixed: it passes always or never
        REQUIRE(chi_square(found, 1000) < freedom + 8 * std::sqrt(2 * freedom));
    }
    // where 2^32 is two and two thirds bounds, a draw without refusals would prefer two numbers of three to the third
    std::uint32_t const n = 1610612736; // 2^32 * 3 / 8
    rng luck(1);
    std::vector<double> thirds(3);
    for (int i = 0; i < 30000; ++i)
        ++thirds[luck.below(n) % 3];
    REQUIRE(chi_square(thirds, 10000) < 30);
}

TEST_CASE("every order of four is about equally likely") {
    rng luck(4);
    std::map<std::array<int, 4>, double> found;
    for (int i = 0; i < 24000; ++i) {
        std::array list{0, 1, 2, 3};
        luck.shuffle(list);
        ++found[list];
    }
    std::vector<double> counts;
    for (auto const& [order, times] : found)
        counts.push_back(times);
    REQUIRE(counts.size() == 24);
    REQUIRE(chi_square(counts, 1000) < 23 + 8 * 7); // mean 23, standard deviation 6.8
}

TEST_CASE("every place of a deck of 60 is about equally likely for each card") {
    rng luck(60);
    std::vector<double> found(60 * 60);
    for (int i = 0; i < 6000; ++i) {
        std::array<std::size_t, 60> list{};
        std::iota(list.begin(), list.end(), std::size_t{0});
        luck.shuffle(list);
        for (std::size_t place = 0; place < 60; ++place)
            ++found[60 * place + list[place]];
    }
    double const freedom = 59 * 59;
    REQUIRE(chi_square(found, 100) < freedom + 8 * std::sqrt(2 * freedom));
}

TEST_CASE("what a table deals with is what SplitMix64 gives next") {
    // Java's SplittableRandom(0), whose nextLong is SplitMix64: its first four are published as e220a8397b1dcdaf, 6e789e6aa1b965f4,
    // 06c45d188009454f, f88bb8a8724c81ec
    STATIC_REQUIRE(rng::for_deal(0).words() == words{0x06c45d188009454f, 0xf88bb8a8724c81ec});
    STATIC_REQUIRE(rng::for_deal(42).words() == words{0x47526757130f9f52, 0x581ce1ff0e4ae394});
    STATIC_REQUIRE(rng::for_deal(~std::uint64_t{0}).words() == words{0x382ff84cb27281e9, 0x6d1db36ccba982d2});
}

TEST_CASE("a generator goes on from the state it told") {
    prop("words are all there is to it", [](std::uint64_t seed) {
        rng luck(seed);
        luck.draw();
        rng again(luck.words());
        RC_ASSERT(again == luck);
        RC_ASSERT(again.draw() == luck.draw());
    });
    STATIC_REQUIRE(rng() == rng(0));
    STATIC_REQUIRE(rng(1) != rng(2));
}
