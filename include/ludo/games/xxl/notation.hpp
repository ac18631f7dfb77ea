#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include <ludo/core/short_text.hpp>
#include <ludo/games/xxl/card.hpp>
#include <ludo/games/xxl/deck.hpp>

namespace ludo::xxl {

// How cards are written: a deck tells in which colours their digits are; where none is named, the default deck.

constexpr short_text card::text(deck const& of) const {
    if (!known())
        return std::string_view("?");
    short_text written;
    written += low();
    written += of.low(*this).text();
    written += high();
    written += of.high(*this).text();
    return written;
}
constexpr bounded_text<static_cast<std::size_t>(card::count * 6)> deck::text() const {
    bounded_text<static_cast<std::size_t>(card::count * 6)> written;
    for (card each : cards::all()) {
        written += each == card(0, 1) ? "" : " ";
        written += each.text(*this);
    }
    return written;
}
constexpr std::optional<card> card::parse(std::string_view text, deck const& of) {
    return text == "?" ? std::optional(card()) : of.find(text);
}

/// The deck, drawn by lower digits. No list of the true cards is known to us: seven of them (0g1r 0g2r 0g6r 0r7y 1g2r 2g5b
/// 4b7y) are named by the sheet, which also says that each pair of digits is there once, in two colours; the others are ours,
/// with the colours spread evenly (tests/games/xxl/notation_test.cpp says within which bounds). Who has the true cards plays with
/// them: that is the option `deck`.
inline constexpr deck default_deck = deck::of("0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b\n"
                                              "1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 1b9g 1y10g\n"
                                              "2y3g 2g4y 2g5b 2r6y 2b7r 2b8r 2y9b 2g10b\n"
                                              "3y4b 3r5g 3r6b 3y7g 3g8b 3b9y 3b10r\n"
                                              "4y5r 4b6g 4b7y 4g8r 4r9b 4g10y\n"
                                              "5b6r 5r7b 5b8y 5r9g 5g10b\n"
                                              "6b7g 6y8g 6g9r 6b10y\n"
                                              "7r8g 7g9y 7r10g\n"
                                              "8y9r 8r10y\n"
                                              "9y10r");

constexpr short_text card::text() const { return text(default_deck); }

constexpr std::optional<card> card::parse(std::string_view text) { return parse(text, default_deck); }

} // namespace ludo::xxl
