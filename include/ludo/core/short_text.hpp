#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>

namespace ludo {

/// A text of at most `Capacity` letters, without a heap; undefined if there are more.
template <std::size_t Capacity>
class bounded_text {
public:
    static constexpr std::size_t capacity = Capacity;

    constexpr bounded_text() = default;
    constexpr bounded_text(std::string_view text) { *this += text; }

    constexpr bounded_text& operator+=(std::string_view text) {
        for (char letter : text)
            *this += letter;
        return *this;
    }
    constexpr bounded_text& operator+=(char letter) {
        LUDO_EXPECTS(size_ < capacity, "the text is too long: short_text takes 62 letters");
        letters_[size_++] = letter;
        return *this;
    }
    /// Adds a number in decimal digits.
    constexpr bounded_text& operator+=(int number) {
        int const rest = number / 10, digit = number % 10;
        if (number < 0)
            *this += '-';
        if (rest != 0)
            *this += rest < 0 ? -rest : rest;
        return *this += static_cast<char>('0' + (digit < 0 ? -digit : digit));
    }

    /// The letters lie in this text. Keep the text for as long as they are needed: `short_text const name = card.text();`, not
    /// `std::string_view name = card.text();` (against which clang warns). As an argument, `card.text()` is fine.
    [[nodiscard]] constexpr std::string_view view() const LUDO_LIFETIMEBOUND { return {letters_.data(), size_}; }
    [[nodiscard]] constexpr char const* c_str() const LUDO_LIFETIMEBOUND { return letters_.data(); }
    constexpr operator std::string_view() const LUDO_LIFETIMEBOUND { return view(); }

    friend constexpr bool operator==(bounded_text const& one, std::string_view other) { return one.view() == other; }
    friend constexpr bool operator==(bounded_text const& one, bounded_text const& other) { return one.view() == other.view(); }

private:
    std::array<char, capacity + 1> letters_{};
    std::uint16_t size_ = 0;
};

/// A word or two: the notation of a card, a place or an action.
using short_text = bounded_text<62>;

/// A text as a template argument: `verb<"turn", cell>`, `card<"0123456789", "rbgyk">`.
template <std::size_t Size>
struct fixed_text {
    char letters[Size]{};

    constexpr fixed_text(char const (&text)[Size]) {
        for (std::size_t i = 0; i < Size; ++i)
            letters[i] = text[i];
    }
    [[nodiscard]] constexpr std::string_view view() const { return {letters, Size - 1}; }
    [[nodiscard]] constexpr int size() const { return static_cast<int>(Size) - 1; }

    /// The place of a letter, or -1.
    [[nodiscard]] constexpr int place_of(char letter) const {
        for (int place = 0; place < size(); ++place)
            if (letters[place] == letter)
                return place;
        return -1;
    }
};

/// Calls `visit(word)` for each word of a text; words are separated by spaces or line ends.
template <typename Visit>
constexpr void each_word(std::string_view text, Visit visit) {
    std::size_t begin = 0, at = 0;
    auto const word = [&] {
        if (at > begin)
            visit(text.substr(begin, at - begin));
    };
    for (char sign : text) {
        if (sign == ' ' || sign == '\n') {
            word();
            begin = at + 1;
        }
        ++at;
    }
    word();
}

/// The number that a text of one to three digits stands for, without leading zeros; -1 if it is anything else.
constexpr int small_number(std::string_view digits) {
    if (digits.empty() || digits.size() > 3 || (digits.size() > 1 && digits[0] == '0'))
        return -1;
    int number = 0;
    for (char digit : digits) {
        if (digit < '0' || digit > '9')
            return -1;
        number = number * 10 + (digit - '0');
    }
    return number;
}

} // namespace ludo
