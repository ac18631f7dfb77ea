#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <ludo/core/branchless.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/rng.hpp>

namespace ludo::bits {

/// For each byte, how many bits are set in it and the lower ones; so the highest byte has the number of all set bits.
constexpr std::uint64_t counts(std::uint64_t word) {
    word -= word >> 1 & 0x5555555555555555;
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return word * 0x0101010101010101;
}

/// How many bits are set. Written out, because `std::popcount` is a call where the machine has no instruction for it.
constexpr int count(std::uint64_t word) { return static_cast<int>(counts(word) >> 56); }

/// The place of the lowest set bit; undefined if there is none. (`std::countr_zero` defines that case, which takes time.)
constexpr int lowest(std::uint64_t word) {
    LUDO_EXPECTS(word != 0, "no bit is set");
#if defined(__GNUC__) || defined(__clang__)
    return __builtin_ctzll(word);
#else
    return std::countr_zero(word);
#endif
}

/// For each word of `Width` bits, at most 15: the places of its set bits, the lowest first, four bits for each; and in the
/// highest four bits, how many they are.
template <int Width>
inline constexpr auto places_in = [] {
    constexpr std::uint64_t one_more = std::uint64_t{1} << 60;
    std::array<std::uint64_t, std::size_t{1} << Width> found{};
    for (std::uint64_t place = 0; place < Width; ++place)
        for (std::size_t rest = 0; rest >> place == 0; ++rest) // the words in which that is the highest bit
            found[rest | std::size_t{1} << place] = (found[rest] | place << (found[rest] >> 60) * 4) + one_more;
    return found;
}();

/// The place of the set bit with this rank, from 0; `up_to` are the counts. Undefined if there is none. It finds first the
/// byte and then the bit, without a branch.
constexpr int ranked(std::uint64_t word, std::uint64_t up_to, std::uint64_t rank) {
    constexpr std::uint64_t ones = 0x0101010101010101;
    constexpr std::uint64_t tops = 0x8080808080808080;
    int const byte = lowest(((up_to | tops) - (rank + 1) * ones) & tops) & ~7;
    std::uint64_t const left = rank - (up_to << 8 >> byte & 0xff);
    return byte + static_cast<int>(places_in<8>[static_cast<std::size_t>(word >> byte & 0xff)] >> 4 * left & 7);
}

/// The place of the k-th set bit, from 0; undefined if k is not below the count.
constexpr int nth(std::uint64_t word, int k) { return ranked(word, counts(word), static_cast<std::uint64_t>(k)); }

/// The place of one of the set bits, all equally likely; undefined if there is none.
LUDO_SELDOM constexpr int pick(std::uint64_t word, rng& luck) {
    std::uint64_t const up_to = counts(word);
    return ranked(word, up_to, luck.below(static_cast<std::uint32_t>(up_to >> 56)));
}

/// The same for a word of at most `Width` bits.
template <int Width>
LUDO_INLINE constexpr int pick_of(std::uint64_t word, rng& luck) {
    if constexpr (Width <= 9) {
        std::uint64_t const places = places_in<Width>[static_cast<std::size_t>(word)];
        return static_cast<int>(places >> luck.below(static_cast<std::uint32_t>(places >> 60)) * 4 & 15);
    } else
        return pick(word, luck);
}

/// The bits of one word where a mask has none, and of another where it has some: without a branch.
constexpr std::uint64_t select(std::uint64_t mask, std::uint64_t one, std::uint64_t other) { return one ^ ((one ^ other) & mask); }

/// The first of the lowest three pieces of six bits that is the place of a set bit, or else the third. Without a branch.
constexpr int guess(std::uint64_t word, std::uint64_t pieces) {
    std::uint64_t found = pieces >> 12;
    for (int piece = 6; piece >= 0; piece -= 6) {
        std::uint64_t const other = pieces >> piece;
        found = select(all_bits_if(word >> (other & 63) & 1), found, other);
    }
    return static_cast<int>(found & 63);
}

/// The place of one of the set bits, all equally likely: the first of ten pieces of six bits that is one, or else any by luck.
/// Undefined if there is none.
LUDO_SELDOM constexpr int pick_guessed(std::uint64_t word, std::uint64_t pieces, rng& luck) {
    for (int piece = 0; piece < 60; piece += 6)
        if (int const guess = static_cast<int>(pieces >> piece & 63); (word >> guess & 1) != 0)
            return guess;
    return pick(word, luck);
}

/// Bit mixers, one to one: `spread_out` scatters a small number over 64 bits; `mixed` is a finaliser with full avalanche.
constexpr std::uint64_t spread_out(std::uint64_t number) {
    number *= 0xd6e8feb86659fd93;
    return number ^ number >> 32;
}
constexpr std::uint64_t mixed(std::uint64_t number) {
    number = (number ^ number >> 29) * 0xa0761d6478bd642f;
    return spread_out(number ^ number >> 32);
}

/// The highest bit of each byte of the word that has this value.
constexpr std::uint64_t bytes_equal(std::uint64_t word, std::uint8_t value) {
    constexpr std::uint64_t all_but_tops = 0x7f7f7f7f7f7f7f7f;
    std::uint64_t const different = word ^ value * std::uint64_t{0x0101010101010101};
    return ~(((different & all_but_tops) + all_but_tops) | different | all_but_tops);
}

/// The word in which this bit is set alone. Undefined for a bit above 63.
constexpr std::uint64_t only(int bit) { return std::uint64_t{1} << bit; }

/// The word whose lowest n bits are set; undefined if n is below 0 or above 64.
constexpr std::uint64_t first(int n) { return n == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1; }

/// So many bits of a word, from this one on; undefined if there are fewer.
constexpr std::uint64_t piece(std::uint64_t word, int from, int bits) { return word >> from & first(bits); }

/// Is one bit set at most?
constexpr bool at_most_one(std::uint64_t word) { return (word & (word - 1)) == 0; }

/// The bits with which a run of this many set bits begins.
template <int Length>
constexpr std::uint64_t runs(std::uint64_t word) {
    if constexpr (Length == 1)
        return word;
    else
        return word & runs<Length - 1>(word) >> 1;
}

/// [k]: the bits that are set in at least k of four words.
constexpr std::array<std::uint64_t, 5> set_in_at_least(std::array<std::uint64_t, 4> const& words) {
    auto const [a, b, c, d] = words;
    return {~std::uint64_t{0}, a | b | c | d, (a & b) | (c & d) | ((a | b) & (c | d)), ((a & b) & (c | d)) | ((a | b) & (c & d)),
            a & b & c & d};
}

} // namespace ludo::bits
