#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include <ludo/core/bits.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// The bits of a set of numbers from 0 to 64 * Words - 1.
template <std::size_t Words>
struct bit_words {
    std::array<std::uint64_t, Words> word{};

    [[nodiscard]] constexpr bool test(int bit) const { return word[at(bit)] >> in_word(bit) & 1; }
    constexpr void set(int bit, bool really = true) { word[at(bit)] |= std::uint64_t{really} << in_word(bit); }
    constexpr void clear(int bit) { word[at(bit)] &= ~(std::uint64_t{1} << in_word(bit)); }

    /// Sets the bits of another set, each `by` further on; there is room for all of them.
    template <std::size_t Others>
    LUDO_INLINE constexpr void set_each(int by, bit_words<Others> const& others) {
        for (std::size_t i = 0; i < Others; ++i) {
            std::size_t const to = at(by) + i;
            word[to] |= others.word[i] << in_word(by);
            if constexpr (Words > 1) // without a branch: in the last word nothing is carried over
                word[to + (to + 1 < Words)] |= others.word[i] >> 1 >> (63 - in_word(by));
        }
    }

    [[nodiscard]] constexpr bool none() const {
        std::uint64_t any = 0;
        for (std::uint64_t some : word)
            any |= some;
        return any == 0;
    }
    [[nodiscard]] constexpr int count() const {
        int total = 0;
        for (std::uint64_t some : word)
            total += bits::count(some);
        return total;
    }

    /// The k-th set bit, from 0; there are more than k.
    [[nodiscard]] constexpr int nth(int k) const {
        std::size_t there = 0;
        for (int here = bits::count(word[0]); k >= here; here = bits::count(word[++there]))
            k -= here;
        return static_cast<int>(there) * 64 + bits::nth(word[there], k);
    }

    /// One of the set bits, each as likely as the others; there is one. It is the bit with the number `below(count())`.
    LUDO_INLINE [[nodiscard]] constexpr int pick(rng& luck) const {
        if constexpr (Words == 1)
            return bits::pick(word[0], luck);
        else
            return pick_of_few(luck);
    }

    /// The same from one word, where `around` has all set bits and hardly others, and few bits at all are missing; `sure`
    /// has set bits. A draw makes a guess (see `bits::guess`), which is the answer if it is a set bit; if not, a second draw
    /// makes another; and then `pick(luck)` answers. It is fast because nothing waits for the set that confirms a guess.
    LUDO_INLINE [[nodiscard]] constexpr int pick(rng& luck, bit_words const& around, bit_words const& sure) const {
        static_assert(Words == 1);
        int const guess = bits::guess(around.word[0], luck.draw());
        return sure.word[0] >> guess & 1 ? guess : bits::pick_checked(word[0], around.word[0], guess, luck);
    }

    friend constexpr bool operator==(bit_words const&, bit_words const&) = default;

private:
    /// A pick from many words: without a branch for each of them.
    [[nodiscard]] constexpr int pick_of_many(rng& luck) const {
        std::array<int, Words + 1> before{};
        for (std::size_t i = 0; i < Words; ++i)
            before[i + 1] = before[i] + bits::count(word[i]);
        int const k = static_cast<int>(luck.below(static_cast<std::uint32_t>(before[Words])));
        std::size_t there = 0;
        for (std::size_t i = 1; i < Words; ++i)
            there += before[i] <= k;
        return static_cast<int>(there) * 64 + bits::nth(word[there], k - before[there]);
    }

    /// A pick from many words of which hardly more than two have a bit, and often a single one.
    LUDO_INLINE [[nodiscard]] constexpr int pick_of_few(rng& luck) const {
        static_assert(Words <= 64);
        std::uint64_t used = 0; // the words that have a bit
        for (std::size_t i = 0; i < Words; ++i)
            used |= std::uint64_t{word[i] != 0} << i;
        std::uint64_t const first = word[static_cast<std::size_t>(bits::lowest(used))];
        if (((used & (used - 1)) | (first & (first - 1))) == 0) { // there is nothing to choose
            luck.below(1);
            return bits::lowest(used) * 64 + bits::lowest(first);
        }
        int const here = bits::lowest(used);
        used &= used - 1;
        if ((used & (used - 1)) != 0)
            return pick_of_many(luck);
        int const there = used == 0 ? here : bits::lowest(used); // in which of the two nobody can foretell: no branch
        std::uint64_t const more = used == 0 ? 0 : word[static_cast<std::size_t>(there)];
        int const in_first = bits::count(first);
        int const k = static_cast<int>(luck.below(static_cast<std::uint32_t>(in_first + bits::count(more))));
        bool const later = k >= in_first;
        return (later ? there : here) * 64 + bits::nth(later ? more : first, later ? k - in_first : k);
    }

    static constexpr std::size_t at(int bit) { return Words == 1 ? 0 : static_cast<std::size_t>(bit) / 64; }
    static constexpr unsigned in_word(int bit) { return static_cast<unsigned>(bit) % 64; }
};

/// Steps through set bits in their order, and makes of each what `Thing` makes of it.
template <std::size_t Words, typename Thing>
class bit_iterator {
public:
    struct sentinel {};

    constexpr bit_iterator(bit_words<Words> const& rest, Thing thing) : rest_(rest), thing_(thing) { skip(); }
    constexpr auto operator*() const { return thing_(static_cast<int>(at()) * 64 + bits::lowest(rest_.word[at()])); }
    constexpr bit_iterator& operator++() {
        rest_.word[at()] &= rest_.word[at()] - 1;
        skip();
        return *this;
    }
    friend constexpr bool operator==(bit_iterator const& one, sentinel) {
        return Words == 1 ? one.rest_.word[0] == 0 : one.at_ == Words;
    }

private:
    /// Said like this, a single word stays in a register.
    [[nodiscard]] constexpr std::size_t at() const { return Words == 1 ? 0 : at_; }
    constexpr void skip() {
        if constexpr (Words > 1)
            while (at_ < Words && rest_.word[at_] == 0)
                ++at_;
    }

    bit_words<Words> rest_;
    Thing thing_;
    std::size_t at_ = 0;
};

/// A set of indexed things, a bit for each: no heap, cheap to copy, in order of the index.
template <typename T>
class index_set {
    static constexpr std::size_t words = (T::count + 63) / 64;

public:
    constexpr index_set() = default;
    constexpr index_set(std::initializer_list<T> things) {
        for (T thing : things)
            insert(thing);
    }

    /// Every thing there is.
    static consteval index_set all() {
        index_set full;
        for (int i = 0; i < T::count; ++i)
            full.bits_.set(i);
        return full;
    }

    /// The set that has these bits; there are at most 64 things.
    static constexpr index_set of_bits(std::uint64_t bits) {
        static_assert(T::count <= 64);
        assert(T::count == 64 || bits >> T::count == 0);
        index_set found;
        found.bits_.word[0] = bits;
        return found;
    }

    [[nodiscard]] constexpr bool contains(T thing) const { return bits_.test(thing.index()); }
    constexpr void insert(T thing, bool really = true) { bits_.set(thing.index(), really); }
    constexpr void erase(T thing) { bits_.clear(thing.index()); }

    /// Puts one in the place of the other: whether they are in it changes hands.
    constexpr void exchange(T one, T other) {
        bool const had = contains(one);
        erase(one);
        insert(one, contains(other));
        erase(other);
        insert(other, had);
    }

    /// Takes all out; if `really`, and without a branch.
    constexpr void clear(bool really = true) {
        for (std::uint64_t& some : bits_.word)
            some &= std::uint64_t{really} - 1;
    }

    [[nodiscard]] constexpr bool empty() const { return bits_.none(); }
    [[nodiscard]] constexpr int size() const { return bits_.count(); }

    /// The first thing, the k-th thing from 0, in order of the index; there are enough.
    [[nodiscard]] constexpr T first() const { return *begin(); }
    [[nodiscard]] constexpr T nth(int k) const { return T::from_index(bits_.nth(k)); }

    /// One of them, each as likely as the others and the same on every machine; there is one.
    [[nodiscard]] constexpr T pick(rng& luck) const { return T::from_index(bits_.pick(luck)); }

    [[nodiscard]] constexpr auto begin() const {
        return bit_iterator(bits_, [](int bit) { return T::from_index(bit); });
    }
    [[nodiscard]] constexpr auto end() const { return typename decltype(begin())::sentinel(); }

    /// The bits: bit i stands for the thing with index i.
    [[nodiscard]] constexpr bit_words<words> const& as_bits() const { return bits_; }

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
    /// The same as the difference, where all of the other set are in this one: that is half the work.
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
