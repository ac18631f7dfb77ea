#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include <ludo/core/expects.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// The cards in a box: a list known when the program is compiled.
template <typename Card, int Size>
struct deck {
    using card_type = Card;
    std::array<Card, static_cast<std::size_t>(Size)> cards{};

    /// The cards of a drawing: their notation, separated by spaces or line ends.
    static consteval deck of(std::string_view drawing) {
        deck drawn;
        std::size_t number = 0;
        each_word(drawing, [&](std::string_view name) { drawn.cards.at(number++) = Card::parse(name).value(); });
        if (number != drawn.cards.size())
            the_drawing_has_another_number_of_cards();
        return drawn;
    }

    /// Every card there is, each as often as fills the deck: once, in a deck of `Card::count`; in the order of their numbers.
    static constexpr deck of_each() {
        static_assert(Size % Card::count == 0, "a deck of each card has all of them once, or twice, ...");
        deck made;
        int number = 0;
        for (Card& each : made.cards)
            each = Card::from_index(number++ % Card::count);
        return made;
    }

    /// Never defined: a compiler names it if a drawing is wrong.
    static void the_drawing_has_another_number_of_cards();

    static constexpr int size() { return Size; }

    /// The card with this number, from 0; undefined if there is none.
    constexpr Card operator[](int number) const {
        LUDO_EXPECTS(0 <= number && number < Size, "the deck has fewer cards than that");
        return cards[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] constexpr auto begin() const { return cards.begin(); }
    [[nodiscard]] constexpr auto end() const { return cards.end(); }

    /// How many cards look like this one.
    [[nodiscard]] constexpr int copies(Card card) const {
        int found = 0;
        for (Card other : cards)
            found += other == card;
        return found;
    }
};

} // namespace ludo
