#pragma once

#include <ludo/core/notated.hpp>

namespace ludo {

/// A card, or none: the one that was just taken, or what lies in a cell. Nobody hides it from anybody, so a card that is not known
/// stands for none, and JSON has null for it.
template <notated Card>
struct or_none : Card {
    static constexpr bool is_component = true;
    using card = Card;

    constexpr or_none() = default;
    constexpr or_none(Card one) : Card(one) {}

    [[nodiscard]] constexpr bool none() const { return !this->known(); }
};

template <typename T>
inline constexpr bool may_be_none = false;
template <typename Card>
inline constexpr bool may_be_none<or_none<Card>> = true;

} // namespace ludo
