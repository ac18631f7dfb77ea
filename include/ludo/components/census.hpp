#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/core/expects.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// How many cards there are of each kind, at most 65,535 in all. Cards can be drawn from it, all equally likely. Undefined if
/// there are more, or for the back of a card.
template <typename Card>
class census {
public:
    constexpr void add(Card card) {
        LUDO_EXPECTS(total_ < 65535, "a census counts 65,535 cards at most");
        ++of_[number(card)];
        ++total_;
    }

    /// Takes a card out, if it is known and there; otherwise false.
    constexpr bool remove(Card card) {
        bool const there = card.known() && of_[number(card)] > 0;
        if (there) {
            --of_[number(card)];
            --total_;
        }
        return there;
    }

    /// Takes out a random card; undefined if there is none.
    constexpr Card draw(rng& luck) {
        LUDO_EXPECTS(total_ > 0, "no card is left to draw");
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

    std::array<std::uint16_t, static_cast<std::size_t>(Card::count)> of_{};
    std::uint16_t total_ = 0;
};

} // namespace ludo
