#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/bits.hpp>
#include <ludo/core/branchless.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/short_text.hpp>
#include <ludo/games/xxl/card.hpp>
#include <ludo/games/xxl/halves.hpp>

namespace ludo::xxl {

/// In which colours the digits of the 55 cards are: what a table may agree on, as no list of the true cards is known to us.
class deck {
public:
    static constexpr listed lists = listed::words;

    /// The deck with the cards of these names, as `parse` reads them.
    static consteval deck of(std::string_view names) { return parse(names).value(); }

    /// The cards, each named once, in any order, separated by spaces or line ends; each with two different colours.
    static constexpr std::optional<deck> parse(std::string_view names) {
        deck read;
        cards missing = cards::all();
        bool right = true;
        each_word(names, [&](std::string_view name) { right = right && read.paint(name, missing); });
        return right && missing.empty() ? std::optional(read) : std::nullopt;
    }

    /// The names of the cards in their order, with a blank between (see xxl/notation.hpp).
    [[nodiscard]] constexpr bounded_text<static_cast<std::size_t>(card::count * 6)> text() const;

    /// A random deck.
    static constexpr deck any(rng& luck) {
        deck made;
        for (card painted : cards::all()) {
            auto const first = static_cast<int>(luck.below(colour::count));
            auto const second = (first + 1 + static_cast<int>(luck.below(colour::count - 1))) % colour::count;
            made.low_.paint(painted, colour(first));
            made.high_.paint(painted, colour(second));
        }
        return made;
    }

    /// The card with this name.
    [[nodiscard]] constexpr std::optional<card> find(std::string_view name) const {
        auto const found = read(name);
        bool const right = found && low(found->which) == found->low && high(found->which) == found->high;
        return right ? std::optional(found->which) : std::nullopt;
    }

    /// The colours of a card's digits.
    [[nodiscard]] constexpr colour low(card of) const { return low_.of(of); }
    [[nodiscard]] constexpr colour high(card of) const { return high_.of(of); }

    /// Both in one number: that of the lower digit's colour, plus `colour::count` times that of the higher digit's colour.
    static constexpr int pairs = colour::count * colour::count;
    [[nodiscard]] constexpr int pair(card of) const { return low(of).index() + high(of).index() * colour::count; }
    [[nodiscard]] constexpr colour_set both(card of) const { return {low(of), high(of)}; }

    /// Does the card show this colour? Does it with its higher digit, and which digit is it? The last two are undefined if it
    /// does not show it.
    [[nodiscard]] constexpr bool shows(card of, colour in) const { return low(of) == in || high(of) == in; }
    [[nodiscard]] constexpr bool higher(card of, colour in) const { return low(of) != in; }
    [[nodiscard]] constexpr int digit(card of, colour in) const {
        LUDO_EXPECTS(shows(of, in), "the card does not show this colour");
        return of.digit(higher(of, in));
    }

    /// How a card ranks among those that show a colour: by its digit in that colour, then by its total; 0 if it does not show it.
    [[nodiscard]] constexpr int rank(card of, colour in) const {
        constexpr int more_than_any_total = 32;
        std::array const ranks{0, of.low() * more_than_any_total + of.total(), of.high() * more_than_any_total + of.total()};
        return ranks[std::size_t{low(of) == in} + 2 * std::size_t{high(of) == in}]; // unpredictable, so without a branch
    }

    /// All cards that show a colour, or one of several; or show it with their lower digit, or with their higher digit.
    [[nodiscard]] constexpr cards showing(colour in) const { return low_.in(in) | high_.in(in); }
    [[nodiscard]] constexpr cards showing(colour_set any_of) const { return low_.in(any_of) | high_.in(any_of); }
    [[nodiscard]] constexpr cards low_in(colour in) const { return low_.in(in); }
    [[nodiscard]] constexpr cards high_in(colour in) const { return high_.in(in); }

    /// All cards that have one of these halves in this colour; that show this digit in it; that show a lower one in it.
    [[nodiscard]] constexpr cards showing(halves const& some, colour in) const {
        return low_.in(in, some.low) | high_.in(in, some.high);
    }
    /// The same, in the colour of one of a card's digits: this is faster.
    [[nodiscard]] constexpr cards showing(halves const& some, card of, bool higher) const {
        auto const [bit0, bit1] = (higher ? high_ : low_).bit;
        return low_.in(bit0 >> of.index(), bit1 >> of.index(), some.low) |
               high_.in(bit0 >> of.index(), bit1 >> of.index(), some.high);
    }
    [[nodiscard]] constexpr cards showing(int digit, colour in) const {
        return showing(with_digit[static_cast<std::size_t>(digit)], in);
    }
    [[nodiscard]] constexpr cards showing_less(int digit, colour in) const {
        return showing(below_digit[static_cast<std::size_t>(digit)], in);
    }

    friend constexpr bool operator==(deck const&, deck const&) = default;

    /// Adds all colours to a sum of numbers.
    template <typename Sum>
    constexpr void add_to(Sum& sum) const {
        for (colours const& half : {low_, high_})
            for (std::uint64_t word : half.bit)
                sum.add(word);
    }

private:
    constexpr deck() = default; // not yet painted: everything has one colour

    /// What a name says about a card: its digits, each with its colour.
    struct named {
        card which;
        colour low, high;
    };
    static constexpr std::optional<named> read(std::string_view name) {
        std::size_t middle = 0; // where the first colour stands
        while (middle < name.size() && '0' <= name[middle] && name[middle] <= '9')
            ++middle;
        if (middle == name.size())
            return std::nullopt;
        int const low = small_number(name.substr(0, middle));
        int const high = small_number(name.substr(middle + 1, name.size() - middle - 2));
        auto const first = colour::parse(name.substr(middle, 1));
        auto const second = colour::parse(name.substr(name.size() - 1));
        if (low < 0 || high <= low || high >= digits || !first || !second || *first == *second)
            return std::nullopt;
        return named{card(low, high), *first, *second};
    }

    /// Paints the card with this name and takes it off the missing ones; false if it is not a name, or was not missing.
    constexpr bool paint(std::string_view name, cards& missing) {
        auto const found = read(name);
        if (!found || !missing.contains(found->which))
            return false;
        missing.erase(found->which);
        low_.paint(found->which, found->low);
        high_.paint(found->which, found->high);
        return true;
    }

    /// A colour for each card, by its number: two words have its two bits.
    struct colours {
        std::array<std::uint64_t, 2> bit{};

        constexpr void paint(card painted, colour in) {
            for (std::size_t i = 0; i < 2; ++i)
                bit[i] |= static_cast<std::uint64_t>(in.index() >> i & 1) << painted.index();
        }
        [[nodiscard]] constexpr colour of(card some) const {
            return colour(static_cast<int>((bit[0] >> some.index() & 1) | (bit[1] >> some.index() & 1) << 1));
        }
        /// Those of some cards, or of all, that have a colour; the colour is given as such, or by its two bits, the lowest first.
        [[nodiscard]] constexpr cards in(std::uint64_t bit0, std::uint64_t bit1, cards const& some) const {
            return cards::of_bits((bit[0] ^ all_bits_unless((bit0 & 1) != 0)) & (bit[1] ^ all_bits_unless((bit1 & 1) != 0)) &
                                  some.as_bits().word[0]);
        }
        [[nodiscard]] constexpr cards in(colour wanted, cards const& some) const {
            return in(static_cast<std::uint64_t>(wanted.index()), static_cast<std::uint64_t>(wanted.index()) >> 1, some);
        }
        [[nodiscard]] constexpr cards in(colour wanted) const { return in(wanted, cards::all()); }
        /// The first bit of a card selects one of two colours, the second bit one of two such pairs.
        [[nodiscard]] constexpr cards in(colour_set any_of) const {
            auto const all_if = [&](int number) { return all_bits_if(any_of.contains(colour(number))); };
            return cards::of_bits(
                bits::select(bit[1], bits::select(bit[0], all_if(0), all_if(1)), bits::select(bit[0], all_if(2), all_if(3))) &
                bits::first(card::count));
        }
        friend constexpr bool operator==(colours const&, colours const&) = default;
    };

    colours low_, high_;
};

} // namespace ludo::xxl
