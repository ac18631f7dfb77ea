#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

#include <ludo/components/letter.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// Some of a few letters, or none, in one byte; written in their order: the colours `yg`.
template <fixed_text Letters>
class letter_set {
    static_assert(Letters.size() <= 8, "a set of letters has at most 8: for more, take an index_set");

public:
    using letter = ludo::letter<Letters>;
    using thing = letter;
    static constexpr listed lists = listed::letters;

    constexpr letter_set() = default;
    constexpr letter_set(std::initializer_list<letter> some) {
        for (letter each : some)
            bits_ = static_cast<std::uint8_t>(bits_ | 1 << each.index());
    }

    [[nodiscard]] constexpr bool contains(letter one) const { return bits_ >> one.index() & 1; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return bits::count(bits_); }

    /// The first one, in their order; undefined if there is none.
    [[nodiscard]] constexpr letter first() const { return *begin(); }

    [[nodiscard]] constexpr auto begin() const { return bit_iterator<1, letter>(bit_words<1>{{bits_}}); }
    [[nodiscard]] constexpr auto end() const { return bit_iterator<1, letter>(); }

    constexpr letter_set& operator|=(letter_set other) { return *this = *this | other; }
    friend constexpr letter_set operator|(letter_set one, letter_set other) { return of_bits(one.bits_ | other.bits_); }
    friend constexpr letter_set operator&(letter_set one, letter_set other) { return of_bits(one.bits_ & other.bits_); }
    friend constexpr letter_set operator-(letter_set one, letter_set other) { return of_bits(one.bits_ & ~other.bits_); }
    friend constexpr bool operator==(letter_set, letter_set) = default;

    [[nodiscard]] constexpr short_text text() const {
        short_text written;
        for (letter each : *this)
            written += each.text();
        return written;
    }
    static constexpr std::optional<letter_set> parse(std::string_view text) {
        for (int some = 0; some < 1 << Letters.size(); ++some)
            if (of_bits(some).text() == text)
                return of_bits(some);
        return std::nullopt;
    }

private:
    static constexpr letter_set of_bits(int some) {
        letter_set made;
        made.bits_ = static_cast<std::uint8_t>(some);
        return made;
    }

    std::uint8_t bits_ = 0;
};

} // namespace ludo
