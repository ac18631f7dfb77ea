#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/expects.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// Two different letters out of a few, in their order: `GH`.
template <fixed_text Letters>
class letter_pair {
    static constexpr int letters = Letters.size();

public:
    static constexpr int count = letters * (letters - 1) / 2;
    static constexpr listed lists = listed::letters;

    constexpr letter_pair() = default;
    static consteval letter_pair of(std::string_view text) { return parse(text).value(); }

    /// Is the letter with this number one of the two?
    [[nodiscard]] constexpr bool has(int letter) const { return letter == first_ || letter == second_; }

    [[nodiscard]] constexpr int index() const { return second_ * (second_ - 1) / 2 + first_; }
    /// The pair with this number; undefined if there is none.
    static constexpr letter_pair from_index(int index) {
        LUDO_EXPECTS(0 <= index && index < count, "there is no pair with this number");
        letter_pair found;
        while (index >= found.second_)
            index -= found.second_++;
        found.first_ = static_cast<std::uint8_t>(index);
        return found;
    }

    [[nodiscard]] constexpr short_text text() const {
        short_text written;
        written += Letters.letters[first_];
        written += Letters.letters[second_];
        return written;
    }
    static constexpr std::optional<letter_pair> parse(std::string_view text) {
        for (int index = 0; index < count; ++index)
            if (from_index(index).text() == text)
                return from_index(index);
        return std::nullopt;
    }

    friend constexpr bool operator==(letter_pair, letter_pair) = default;

private:
    std::uint8_t first_ = 0;
    std::uint8_t second_ = 1;
};

} // namespace ludo
