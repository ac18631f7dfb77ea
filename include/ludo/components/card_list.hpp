#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include <ludo/core/indexed.hpp>

namespace ludo {

/// Cards one after the other, at most `Most`.
template <indexed Card, int Most>
class card_list {
    static_assert(Most <= 255);

public:
    constexpr void add(Card card) {
        assert(size_ < Most);
        cards_[size_++] = card;
    }
    constexpr Card take_last() {
        assert(size_ > 0);
        Card const taken = cards_[--size_];
        cards_[size_] = Card();
        return taken;
    }

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    constexpr Card& operator[](std::size_t number) { return cards_[number]; }
    constexpr Card operator[](std::size_t number) const { return cards_[number]; }
    [[nodiscard]] constexpr Card const* begin() const { return cards_.data(); }
    [[nodiscard]] constexpr Card const* end() const { return begin() + size_; }

    friend constexpr bool operator==(card_list const&, card_list const&) = default;

private:
    std::array<Card, static_cast<std::size_t>(Most)> cards_{};
    std::uint8_t size_ = 0;
};

} // namespace ludo
