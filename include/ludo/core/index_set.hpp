#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include <ludo/core/bit_words.hpp>
#include <ludo/core/branchless.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// A set of indexed things, a bit for each: no heap, cheap to copy, in order of the index. Undefined for anything without an
/// index, such as the back of a card.
template <typename T>
class [[nodiscard]] index_set {
    static_assert(T::count <= most_indexed, "a set has at most 65,536 different things: a bit for each");
    static constexpr std::size_t words = (T::count + 63) / 64;

public:
    static constexpr bool is_component = true;

    constexpr index_set() = default;
    constexpr index_set(std::initializer_list<T> things) {
        for (T thing : things)
            insert(thing);
    }

    /// Every thing there is.
    static consteval index_set all() {
        index_set full;
        for (std::uint64_t& each : full.bits_.word)
            each = ~std::uint64_t{0};
        full.bits_.word[words - 1] >>= words * 64 - static_cast<std::size_t>(T::count);
        return full;
    }

    /// The set with these bits, if there are at most 64 things; undefined if a bit is set that stands for none.
    static constexpr index_set of_bits(std::uint64_t bits) {
        static_assert(T::count <= 64);
        LUDO_EXPECTS(bits >> (T::count - 1) >> 1 == 0, "a bit is set that stands for nothing");
        index_set found;
        found.bits_.word[0] = bits;
        return found;
    }

    [[nodiscard]] constexpr bool contains(T thing) const { return bits_.test(thing.index()); }
    constexpr void insert(T thing, bool condition = true) { bits_.set(thing.index(), condition); }
    constexpr void insert_number(int index) { bits_.set(index); }
    constexpr void erase(T thing) { bits_.clear(thing.index()); }

    /// Puts each in the place of the other: if just one of them was in the set, now just the other is.
    constexpr void exchange(T one, T other) {
        bool const had = contains(one);
        erase(one);
        insert(one, contains(other));
        erase(other);
        insert(other, had);
    }

    /// Empties the set; on a condition, without a branch.
    constexpr void clear() { clear_if(true); }
    constexpr void clear_if(bool condition) {
        for (std::uint64_t& some : bits_.word)
            some &= all_bits_unless(condition);
    }

    [[nodiscard]] constexpr bool empty() const { return bits_.none(); }
    [[nodiscard]] constexpr int size() const { return bits_.count(); }

    /// The first thing; the k-th thing, from 0; both in order of the index, and undefined if there are fewer.
    [[nodiscard]] constexpr T first() const { return *begin(); }
    [[nodiscard]] constexpr T nth(int k) const {
        LUDO_EXPECTS(0 <= k && k < size(), "the set has fewer things than that");
        return T::from_index(bits_.nth(k));
    }

    /// One of them, all equally likely, and the same on every machine; undefined if there is none.
    [[nodiscard]] constexpr T pick(rng& luck) const {
        LUDO_EXPECTS(!empty(), "nothing can be picked from an empty set");
        return T::from_index(bits_.template pick<T::count>(luck));
    }

    [[nodiscard]] constexpr auto begin() const { return bit_iterator<words, T>(bits_); }
    [[nodiscard]] constexpr auto end() const { return bit_iterator<words, T>(); }

    /// The bits: bit i stands for the thing with index i.
    [[nodiscard]] constexpr bit_words<words> const& as_bits() const { return bits_; }

    /// All indices shifted by `by`; those that leave the range are dropped.
    [[nodiscard]] constexpr index_set shifted(int by) const {
        index_set found;
        found.bits_ = bits_.shifted(by);
        found.bits_.word[words - 1] &= ~std::uint64_t{0} >> (words * 64 - static_cast<std::size_t>(T::count));
        return found;
    }

    constexpr index_set& operator|=(index_set const& other) {
        for (std::size_t i = 0; i < words; ++i)
            bits_.word[i] |= other.bits_.word[i];
        return *this;
    }
    constexpr index_set& operator&=(index_set const& other) {
        for (std::size_t i = 0; i < words; ++i)
            bits_.word[i] &= other.bits_.word[i];
        return *this;
    }
    constexpr index_set& operator-=(index_set const& other) {
        for (std::size_t i = 0; i < words; ++i)
            bits_.word[i] &= ~other.bits_.word[i];
        return *this;
    }
    /// The difference, for a set that is a part of this one: half the work.
    [[nodiscard]] constexpr index_set without(index_set const& part) const {
        index_set rest;
        for (std::size_t i = 0; i < words; ++i)
            rest.bits_.word[i] = bits_.word[i] ^ part.bits_.word[i];
        return rest;
    }
    friend constexpr index_set operator|(index_set one, index_set const& other) { return one |= other; }
    friend constexpr index_set operator&(index_set one, index_set const& other) { return one &= other; }
    friend constexpr index_set operator-(index_set one, index_set const& other) { return one -= other; }
    friend constexpr bool operator==(index_set const&, index_set const&) = default;

private:
    bit_words<words> bits_;
};

} // namespace ludo
