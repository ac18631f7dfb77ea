#include <ludo/core/digest.hpp>

#include <cstdint>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

namespace {

template <typename... Numbers>
constexpr std::uint64_t of(Numbers... numbers) {
    ludo::digest sum;
    (sum.add(numbers), ...);
    return sum.value();
}

} // namespace

TEST_CASE("a digest is FNV-1a over the bytes of the numbers, the lowest first") {
    // the crate fnv 1.0.7, FnvHasher::write over u64::to_le_bytes
    STATIC_REQUIRE(of() == 0xcbf29ce484222325);
    STATIC_REQUIRE(of(std::uint64_t{0}) == 0xa8c7f832281a39c5);
    STATIC_REQUIRE(of(std::uint64_t{1}) == 0x89cd31291d2aefa4);
    STATIC_REQUIRE(of(std::uint64_t{0x0123456789abcdef}) == 0x37eb3f3347761c55);
    STATIC_REQUIRE(of(1, 2) == 0x7717980363c8e066);
}

TEST_CASE("a negative number counts as its two's complement of 64 bits") {
    STATIC_REQUIRE(of(-1) == of(~std::uint64_t{0}));
    STATIC_REQUIRE(of(-1) == 0x8cf51a8bfca3883d);
}

TEST_CASE("the order of the numbers matters") {
    STATIC_REQUIRE(of(1, 2) != of(2, 1));
    STATIC_REQUIRE(of(0) != of(0, 0));
}

TEST_CASE("the digest of a state is that of the options, the turn, the actions, the scores and the pieces") {
    using card = toy_game::card;
    constexpr auto dealt = toy_game::lay_out({}, {card(3, 0), card(0, 0), card(1, 0), card(2, 0)});
    // two play, seat 0 begins, discards are closed, draw if you like; seat 0; keep, draw; no points; the cards 4 and 1 in hand (places 0
    // and 1), 2 and 3 in the stock (5)
    STATIC_REQUIRE(ludo::digest_of<toy_game>(dealt) == of(2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 3, 1, 0, 5, 1, 5, 2));
}

TEST_CASE("states that differ in what is legal or where a card is have different digests") {
    prop("after an action the digest is another", [](std::uint64_t seed) {
        ludo::rng luck(seed);
        toy_game::state s = toy_game::deal({}, luck);
        while (toy_game::turn(s) != ludo::nobody) {
            toy_game::state const before = s;
            toy_game::play(s, toy_game::actions(s).pick(luck));
            RC_ASSERT(ludo::digest_of<toy_game>(s) != ludo::digest_of<toy_game>(before));
            RC_ASSERT(ludo::digest_of<toy_game>(s) == ludo::digest_of<toy_game>(toy_game::state(s)));
        }
    });
}
