#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include <ludo/core/bits.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// The bits of a set of numbers from 0 to 64 * Words - 1; undefined for any other number.
template <std::size_t Words>
struct bit_words {
    static constexpr int most = static_cast<int>(Words) * 64;
    std::array<std::uint64_t, Words> word{};

    [[nodiscard]] constexpr bool test(int bit) const { return word[at(bit)] >> in_word(bit) & 1; }
    constexpr void set(int bit, bool condition = true) { word[at(bit)] |= std::uint64_t{condition} << in_word(bit); }
    constexpr void clear(int bit) { word[at(bit)] &= ~(std::uint64_t{1} << in_word(bit)); }

    /// Sets the bits of another set, each moved up by `by`; undefined if there is no room for all of them.
    template <std::size_t Others>
    LUDO_INLINE constexpr void set_each(int by, bit_words<Others> const& others) {
        for (std::size_t i = 0; i < Others; ++i) {
            std::size_t const to = at(by) + i;
            word[to] |= others.word[i] << in_word(by);
            if constexpr (Words > 1) // without a branch: in the last word nothing is carried over
                word[to + (to + 1 < Words)] |= others.word[i] >> 1 >> (63 - in_word(by));
        }
    }

    /// All bits shifted by `by`, up or down; those that leave the words are dropped.
    [[nodiscard]] constexpr bit_words shifted(int by) const {
        bit_words found;
        if (by >= most || by <= -most)
            return found;
        if (by >= 0) {
            for (std::size_t from = 0, to = at(by); to < Words; ++from, ++to) {
                found.word[to] |= word[from] << in_word(by);
                if (in_word(by) > 0 && to + 1 < Words)
                    found.word[to + 1] |= word[from] >> (64 - in_word(by));
            }
        } else {
            for (std::size_t to = 0, from = at(-by); from < Words; ++from, ++to) {
                found.word[to] |= word[from] >> in_word(-by);
                if (in_word(-by) > 0 && from + 1 < Words)
                    found.word[to] |= word[from + 1] << (64 - in_word(-by));
            }
        }
        return found;
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

    /// The k-th set bit, from 0; undefined if k is not below the count.
    [[nodiscard]] constexpr int nth(int k) const {
        std::size_t there = 0;
        for (int here = bits::count(word[0]); k >= here; here = bits::count(word[++there]))
            k -= here;
        return static_cast<int>(there) * 64 + bits::nth(word[there], k);
    }

    /// One of the set bits, all equally likely: the one with the number `below(count())`; undefined if there is none.
    /// `Most` is one above the highest number that is ever set.
    template <int Most = most>
    LUDO_INLINE [[nodiscard]] constexpr int pick(rng& luck) const {
        if constexpr (Words == 1)
            return bits::pick_of<Most>(word[0], luck);
        else if constexpr (Words <= 64)
            return pick_of_few(luck);
        else
            return pick_of_many(luck);
    }

    friend constexpr bool operator==(bit_words const&, bit_words const&) = default;

private:
    /// A pick from many words, without a branch for each.
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

    /// A pick from many words that are nearly all 0: mostly one or two are not.
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
        int const there = used == 0 ? here : bits::lowest(used); // unpredictable, so without a branch
        std::uint64_t const more = used == 0 ? 0 : word[static_cast<std::size_t>(there)];
        int const in_first = bits::count(first);
        int const k = static_cast<int>(luck.below(static_cast<std::uint32_t>(in_first + bits::count(more))));
        bool const later = k >= in_first;
        return (later ? there : here) * 64 + bits::nth(later ? more : first, later ? k - in_first : k);
    }

    static constexpr std::size_t at(int bit) { return Words == 1 ? 0 : static_cast<std::size_t>(bit) / 64; }
    static constexpr unsigned in_word(int bit) { return static_cast<unsigned>(bit) % 64; }
};

/// Steps through set bits in their order; bit i stands for the thing with the number `first` + i. It has a copy of the bits
/// that are left, so the set may change or vanish meanwhile. A thing is made when it is asked for.
template <std::size_t Words, typename Thing>
class bit_iterator {
public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Thing;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = Thing;

    /// The end of any set.
    constexpr bit_iterator() = default;
    constexpr explicit bit_iterator(bit_words<Words> const& rest, int first = 0) : rest_(rest), first_(first), at_(0) { skip(); }

    constexpr Thing operator*() const {
        LUDO_EXPECTS(!(*this == bit_iterator()), "there is nothing at the end of a set: is it empty?");
        return Thing::from_index(first_ + static_cast<int>(at()) * 64 + bits::lowest(rest_.word[at()]));
    }
    constexpr bit_iterator& operator++() {
        rest_.word[at()] &= rest_.word[at()] - 1;
        skip();
        return *this;
    }
    constexpr bit_iterator operator++(int) {
        bit_iterator const here = *this;
        ++*this;
        return here;
    }

    /// Are two iterators over the same set at the same place?
    friend constexpr bool operator==(bit_iterator const& one, bit_iterator const& other) {
        if constexpr (Words == 1)
            return one.rest_.word[0] == other.rest_.word[0];
        else
            return one.at_ == other.at_ && (other.at_ == Words || one.rest_.word[one.at_] == other.rest_.word[one.at_]);
    }

private:
    /// Written like this, a single word stays in a register.
    [[nodiscard]] constexpr std::size_t at() const { return Words == 1 ? 0 : at_; }
    constexpr void skip() {
        if constexpr (Words > 1)
            while (at_ < Words && rest_.word[at_] == 0)
                ++at_;
    }

    bit_words<Words> rest_;
    int first_ = 0;
    std::size_t at_ = Words; // the word of the next bit
};

} // namespace ludo
