#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ludo/core/rng.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// The cards in a box: a list known when the program is compiled.
template <typename Card, int Size>
struct deck {
    using card_type = Card;
    std::array<Card, static_cast<std::size_t>(Size)> cards{};

    /// The cards of a drawing: their notation, with blanks or line ends between.
    static consteval deck of(std::string_view drawing) {
        deck drawn;
        std::size_t number = 0;
        each_word(drawing, [&](std::string_view name) { drawn.cards.at(number++) = Card::parse(name).value(); });
        if (number != drawn.cards.size())
            the_drawing_has_another_number_of_cards();
        return drawn;
    }

    /// Never defined: what a compiler says of a wrong drawing.
    static void the_drawing_has_another_number_of_cards();

    static constexpr int size() { return Size; }
    constexpr Card operator[](int number) const { return cards[static_cast<std::size_t>(number)]; }
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

/// How many cards there are of each kind. Cards can be drawn from it, each card as likely as the others.
template <typename Card>
class census {
public:
    constexpr void add(Card card) {
        ++of_[number(card)];
        ++total_;
    }

    /// Takes a card out, if it is known and there.
    constexpr bool remove(Card card) {
        bool const there = card.known() && of_[number(card)] > 0;
        if (there) {
            --of_[number(card)];
            --total_;
        }
        return there;
    }

    /// Takes out a card that luck chooses; there is one.
    constexpr Card draw(rng& luck) {
        int left = static_cast<int>(luck.below(static_cast<std::uint32_t>(total_)));
        int kind = 0;
        while (left >= of_[static_cast<std::size_t>(kind)])
            left -= of_[static_cast<std::size_t>(kind++)];
        Card const drawn = Card::from_index(kind);
        remove(drawn);
        return drawn;
    }

    [[nodiscard]] constexpr int of(Card card) const { return of_[number(card)]; }
    [[nodiscard]] constexpr int total() const { return total_; }

    /// Calls `visit` for each card, in order of the kinds.
    template <typename Visit>
    constexpr void each(Visit visit) const {
        for (int kind = 0; kind < Card::count; ++kind)
            for (int i = 0; i < of_[static_cast<std::size_t>(kind)]; ++i)
                visit(Card::from_index(kind));
    }

    friend constexpr bool operator==(census const&, census const&) = default;

private:
    static constexpr std::size_t number(Card card) { return static_cast<std::size_t>(card.index()); }

    std::array<std::uint8_t, static_cast<std::size_t>(Card::count)> of_{};
    std::uint8_t total_ = 0;
};

} // namespace ludo
