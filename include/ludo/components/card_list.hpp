#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/core/expects.hpp>
#include <ludo/core/indexed.hpp>

namespace ludo {

/// Cards in a row, face up, at most `Most`; undefined if there are more, or if one that is not there is read or taken. (For cards that
/// some seats do not know take a `spread`, `hands` or a `reserve`.)
template <indexed Card, int Most>
class card_list {
    static_assert(Most <= 255, "a list has 255 cards at most");

public:
    static constexpr bool is_component = true;

    constexpr void add(Card card) {
        LUDO_EXPECTS(size_ < Most, "the list is full");
        cards_[size_++] = card;
    }
    constexpr Card take_last() {
        LUDO_EXPECTS(size_ > 0, "the list has no card");
        Card const taken = cards_[--size_];
        cards_[size_] = Card();
        return taken;
    }

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    constexpr Card& operator[](std::size_t number) {
        LUDO_EXPECTS(number < size_, "the list has fewer cards than that");
        return cards_[number];
    }
    constexpr Card operator[](std::size_t number) const {
        LUDO_EXPECTS(number < size_, "the list has fewer cards than that");
        return cards_[number];
    }
    [[nodiscard]] constexpr Card const* begin() const { return cards_.data(); }
    [[nodiscard]] constexpr Card const* end() const { return begin() + size_; }

    friend constexpr bool operator==(card_list const&, card_list const&) = default;

private:
    std::array<Card, static_cast<std::size_t>(Most)> cards_{};
    std::uint8_t size_ = 0;
};

} // namespace ludo
