#pragma once

#include <cstdint>

#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>

namespace ludo {

/// Cards laid aside face down, in no order, of a deck that has each card once: those that are known, and how many are not.
template <typename Card>
class aside {
    static_assert(Card::count <= 255, "a deck that has each card once has 255 cards at most");

public:
    using cards = index_set<Card>;

    constexpr aside() = default;
    constexpr explicit aside(cards const& laid) : known_(laid) {}

    [[nodiscard]] constexpr cards const& known() const { return known_; }
    [[nodiscard]] constexpr int hidden() const { return hidden_; }
    [[nodiscard]] constexpr int size() const { return known_.size() + hidden(); }

    /// A card more, or the back of one.
    constexpr void lay(Card one) {
        if (one.known())
            known_.insert(one);
        else
            ++hidden_;
    }

    /// Forgets what lies there.
    constexpr void hide() {
        hidden_ = static_cast<std::uint8_t>(size());
        known_ = {};
    }

    /// Says what the unknown ones are; undefined if they are not just so many.
    constexpr void imagine(cards const& rest) {
        LUDO_EXPECTS(rest.size() == hidden(), "not so many cards are unknown");
        known_ |= rest;
        hidden_ = 0;
    }

    friend constexpr bool operator==(aside const&, aside const&) = default;

private:
    cards known_;
    std::uint8_t hidden_ = 0;
};

} // namespace ludo
