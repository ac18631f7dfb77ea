#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/components/letter.hpp>
#include <ludo/components/letter_set.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/short_text.hpp>

/// What the six games of XXL are played with: 55 cards with two digits each, in two colours.
namespace ludo::xxl {

using colour = letter<"yrgb">;
using colour_set = letter_set<"yrgb">;
inline constexpr int digits = 11; // 0 to 10

class deck;

/// A card of XXL. Each pair of different digits is on one card, so the pair tells which card it is; the deck tells the colours
/// of the digits. It can also be a card that shows only its back (`?`). One byte.
class card {
    static constexpr std::uint8_t back = 0xff;

public:
    static constexpr int count = digits * (digits - 1) / 2;
    using notation = deck;
    static constexpr std::string_view kind = "card";

    /// The back of a card.
    constexpr card() = default;
    /// The card with these digits, the lower one first; undefined if there is none.
    constexpr card(int low, int high) : number_(static_cast<std::uint8_t>(first_with(low) + high - low - 1)) {
        LUDO_EXPECTS(0 <= low && low < high && high < digits, "a card has two digits, the lower one first");
    }

    [[nodiscard]] constexpr bool known() const { return number_ != back; }

    [[nodiscard]] constexpr int low() const { return digit(false); }
    [[nodiscard]] constexpr int high() const { return digit(true); }
    [[nodiscard]] constexpr int digit(bool higher) const { return digits_of[static_cast<std::size_t>(index())][higher]; }
    [[nodiscard]] constexpr int total() const { return low() + high(); }

    /// Its number: first the cards with the lower digit 0, by the other digit, then those with 1, ...; undefined for the back.
    [[nodiscard]] constexpr int index() const {
        LUDO_EXPECTS(known(), "the back of a card has no number");
        return number_;
    }
    /// The card with this number; undefined if there is none.
    static constexpr card from_index(int index) {
        LUDO_EXPECTS(0 <= index && index < count, "there is no card with this number");
        card found;
        found.number_ = static_cast<std::uint8_t>(index);
        return found;
    }

    /// `6y8g`, the lower digit first, in the colours of the default deck, or of the one given (see xxl/notation.hpp).
    [[nodiscard]] constexpr short_text text() const;
    [[nodiscard]] constexpr short_text text(deck const& of) const;
    static constexpr std::optional<card> parse(std::string_view text);
    static constexpr std::optional<card> parse(std::string_view text, deck const& of);

    friend constexpr bool operator==(card, card) = default;

private:
    /// The number of the first card with this lower digit.
    static constexpr int first_with(int low) { return low * (2 * digits - low - 1) / 2; }

    static constexpr auto digits_of = [] {
        std::array<std::array<std::int8_t, 2>, static_cast<std::size_t>(count)> found{};
        std::size_t number = 0;
        for (int low = 0; low < digits; ++low)
            for (int high = low + 1; high < digits; ++high)
                found[number++] = {static_cast<std::int8_t>(low), static_cast<std::int8_t>(high)};
        return found;
    }();

    std::uint8_t number_ = back;
};

using cards = index_set<card>;

/// The total of a few cards.
constexpr int total(cards const& of) {
    int sum = 0;
    for (card each : of)
        sum += each.total();
    return sum;
}

} // namespace ludo::xxl
