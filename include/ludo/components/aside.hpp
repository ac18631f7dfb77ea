#pragma once

#include <cstdint>

#include <ludo/core/add_part.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>

namespace ludo {

/// Cards laid aside face down, in no order, from a deck that has each card once: the known cards, and the number of the others.
template <typename Card>
class aside {
    static_assert(Card::count <= 255, "a deck that has each card once has 255 cards at most");

public:
    static constexpr bool is_component = true;

    using cards = index_set<Card>;

    constexpr aside() = default;
    constexpr explicit aside(cards const& laid) : known_(laid) {}

    [[nodiscard]] constexpr cards const& known() const { return known_; }
    [[nodiscard]] constexpr int hidden() const { return hidden_; }
    [[nodiscard]] constexpr int size() const { return known_.size() + hidden(); }

    /// Adds a card, or the back of one.
    constexpr void lay(Card one) {
        if (one.known())
            known_.insert(one);
        else
            ++hidden_;
    }

    /// Forgets what lies there, but for these cards.
    constexpr void hide(cards const& but = {}) {
        int const all = size();
        known_ &= but;
        hidden_ = static_cast<std::uint8_t>(all - known_.size());
    }

    /// Says what the unknown cards are; undefined if the number is different.
    constexpr void imagine(cards const& rest) {
        LUDO_EXPECTS(rest.size() == hidden(), "the number of unknown cards is different");
        known_ |= rest;
        hidden_ = 0;
    }

    template <typename Hash>
    constexpr void add_to(Hash& hash) const {
        add_part(hash, known_);
        hash.add(std::uint64_t{hidden_});
    }

    friend constexpr bool operator==(aside const&, aside const&) = default;

private:
    cards known_;
    std::uint8_t hidden_ = 0;
};

} // namespace ludo
