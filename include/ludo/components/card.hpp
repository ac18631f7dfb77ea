#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/expects.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// A card with a symbol and a colour, a letter each (`7r`); or one of a few single cards, with one letter only; or a card that
/// shows only its back (`?`). One byte. Two cards that look the same are equal.
template <fixed_text Symbols, fixed_text Colours, fixed_text Singles = "">
class card {
    static_assert(Symbols.size() <= 16 && Singles.size() <= 16,
                  "a card has one of at most 16 symbols, or is one of at most 16 single ones");
    static_assert(Colours.size() + (Singles.size() > 0) < 16,
                  "a card has one of at most 15 colours, or of 14 if there are single ones");
    static constexpr int symbols = Symbols.size();
    static constexpr int pairs = symbols * Colours.size();
    static constexpr std::uint8_t back = 0xff;

public:
    /// How many different cards there are.
    static constexpr int count = pairs + Singles.size();
    static constexpr std::string_view kind = "card";

    /// The back of a card; or the card with this symbol and this colour, undefined if there is none.
    constexpr card() = default;
    constexpr card(int symbol, int colour) : code_(static_cast<std::uint8_t>(colour << 4 | symbol)) {
        LUDO_EXPECTS(0 <= symbol && symbol < symbols, "cards have no such symbol");
        LUDO_EXPECTS(0 <= colour && colour < Colours.size(), "cards have no such colour");
    }

    [[nodiscard]] constexpr bool known() const { return code_ != back; }

    /// The number of its symbol and of its colour, in the order in which they were given; 15 and 15 for the back of a card.
    [[nodiscard]] constexpr int symbol() const { return code_ & 15; }
    [[nodiscard]] constexpr int colour() const { return code_ >> 4; }
    [[nodiscard]] constexpr bool single() const { return Singles.size() > 0 && colour() == Colours.size(); }

    /// Its number among the different cards: colour by colour, then the single ones; undefined for the back of a card.
    [[nodiscard]] constexpr int index() const {
        LUDO_EXPECTS(known(), "the back of a card has no number");
        return colour() * symbols + symbol();
    }
    /// The card with this number; undefined if there is none.
    static constexpr card from_index(int index) {
        LUDO_EXPECTS(0 <= index && index < count, "there is no card with this number");
        card found;
        found.code_ = codes[static_cast<std::size_t>(index)];
        return found;
    }

    [[nodiscard]] constexpr short_text text() const {
        short_text written;
        if (!known())
            written += '?';
        else if (single())
            written += Singles.letters[symbol()];
        else {
            written += Symbols.letters[symbol()];
            written += Colours.letters[colour()];
        }
        return written;
    }
    static constexpr std::optional<card> parse(std::string_view text) {
        int const symbol = text.size() == 2 ? Symbols.place_of(text[0]) : -1;
        int const colour = text.size() == 2 ? Colours.place_of(text[1]) : -1;
        int const single = text.size() == 1 ? Singles.place_of(text[0]) : -1;
        if (symbol >= 0 && colour >= 0)
            return card(symbol, colour);
        if (single >= 0)
            return from_index(pairs + single);
        return text == "?" ? std::optional(card()) : std::nullopt;
    }

    friend constexpr bool operator==(card, card) = default;

private:
    /// The code of each card by its number: looked up sooner than divided.
    static constexpr auto codes = [] {
        std::array<std::uint8_t, static_cast<std::size_t>(count)> found{};
        int line = pairs == 0 ? Colours.size() : 0, symbol = 0;
        for (std::uint8_t& code : found) {
            code = static_cast<std::uint8_t>(line << 4 | symbol++);
            if (symbol == symbols && line < Colours.size()) {
                ++line;
                symbol = 0;
            }
        }
        return found;
    }();

    std::uint8_t code_ = back;
};

} // namespace ludo
