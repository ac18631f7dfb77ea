#pragma once

#include <array>
#include <cstdint>

#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>

namespace ludo {

/// All luck comes from here, and it is the same on every machine, for ever. This is exactly what it does:
///
/// - Generator: xoroshiro128++ (Blackman and Vigna): 128 bits of state s0, s1; a draw is rotl(s0 + s1, 17) + s0, then
///   s1 ^= s0, s0 = rotl(s0, 49) ^ s1 ^ (s1 << 21), s1 = rotl(s1, 28).
/// - Seeding: s0, s1 are the first two draws of SplitMix64 started at the seed: z += 0x9e3779b97f4a7c15 and, of that z,
///   (z ^ z >> 30) * 0xbf58476d1ce4e5b9, (z ^ z >> 27) * 0x94d049bb133111eb, z ^ z >> 31.
/// - `for_deal(seed)`: s0, s1 are the next two draws of that SplitMix64, the third and the fourth.
/// - `below(n)`: the upper half x of a draw gives x * n; its upper half is the answer, unless its lower half is less than
///   2^32 mod n: then draw again (Lemire). No answer is likelier than another.
/// - `shuffle`: from the last place down to the second, place n (counted from 1) is exchanged with place `below(n)` (from 0).
///   But while more than 3 and at most 1024 places are left, one draw serves three places, n, n - 1 and n - 2: its upper half
///   x gives x * n, as in `below`; the lower half of that takes the place of x for n - 1; and so on. If the last lower half is
///   less than 2^32 mod n(n - 1)(n - 2), draw again (Brackett-Rozinsky and Lemire).
///
/// Test vectors: from the state {1, 2} the draws are 393217, 669327710093319, 1732421326133921491, 11394790081659126983;
/// seed 0 gives the state {0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4}.
class rng {
public:
    static constexpr bool is_component = true;

    constexpr rng() : rng(0) {}
    constexpr explicit rng(std::uint64_t seed) {
        for (std::uint64_t& word : words_) {
            seed += splitmix_step;
            std::uint64_t z = seed;
            z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
            z = (z ^ z >> 27) * 0x94d049bb133111eb;
            word = z ^ z >> 31;
        }
    }

    /// The luck with which a table of this seed deals. It has nothing in common with `rng(seed)`, so whoever thinks with the seed of
    /// the table learns nothing of the cards.
    static constexpr rng for_deal(std::uint64_t seed) { return rng(seed + 2 * splitmix_step); }

    /// Goes on from a state that `words` returned. From two zeros, which no generator reaches, every draw would be 0.
    constexpr explicit rng(std::array<std::uint64_t, 2> words) : words_(words) {}
    [[nodiscard]] constexpr std::array<std::uint64_t, 2> const& words() const { return words_; }

    /// The next 64 random bits.
    constexpr std::uint64_t draw() {
        std::uint64_t const s0 = words_[0];
        std::uint64_t const s1 = words_[1] ^ s0;
        std::uint64_t const drawn = rotl(s0 + words_[1], 17) + s0;
        words_ = {rotl(s0, 49) ^ s1 ^ s1 << 21, rotl(s1, 28)};
        return drawn;
    }

    /// A number from 0 to n - 1, all equally likely; undefined if n is 0.
    constexpr std::uint32_t below(std::uint32_t n) {
        LUDO_EXPECTS(n > 0, "there is no number below 0");
        std::uint64_t product = 0;
        do
            product = (draw() >> 32) * n;
        while (uneven(product, n));
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Puts the things of a list (anything with size and []) in random order.
    template <typename List>
    LUDO_SELDOM constexpr void shuffle(List& list) {
        auto last = list.size();
        auto const exchange = [&](std::uint64_t other) {
            --last;
            auto const held = list[last];
            list[last] = list[static_cast<decltype(last)>(other)];
            list[static_cast<decltype(last)>(other)] = held;
        };
        while (last > 1024)
            exchange(below(static_cast<std::uint32_t>(last)));
        while (last > 3) {
            std::uint64_t first, second, third;
            std::uint32_t const n = static_cast<std::uint32_t>(last);
            std::uint32_t const ways = n * (n - 1) * (n - 2);
            do {
                first = (draw() >> 32) * n;
                second = (first & 0xffffffff) * (n - 1);
                third = (second & 0xffffffff) * (n - 2);
            } while (uneven(third, ways));
            exchange(first >> 32);
            exchange(second >> 32);
            exchange(third >> 32);
        }
        while (last > 1)
            exchange(below(static_cast<std::uint32_t>(last)));
    }

    friend constexpr bool operator==(rng const&, rng const&) = default;

private:
    /// Must this product be rejected, so that all of `ways` answers are equally likely? If its lower half is less than 2^32 mod
    /// `ways`.
    static constexpr bool uneven(std::uint64_t product, std::uint32_t ways) {
        std::uint32_t const left = static_cast<std::uint32_t>(product);
        return left < ways && left < (0 - ways) % ways;
    }

    static constexpr std::uint64_t splitmix_step = 0x9e3779b97f4a7c15;

    static constexpr std::uint64_t rotl(std::uint64_t x, int by) { return x << by | x >> (64 - by); }

    std::array<std::uint64_t, 2> words_{};
};

/// Luck that is hidden, as in views, or no longer needed: no generator is ever in this state.
inline constexpr rng no_luck{std::array<std::uint64_t, 2>{0, 0}};

} // namespace ludo
