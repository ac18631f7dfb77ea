#pragma once

#include <optional>

#include <ludo/core/index_set.hpp>

namespace ludo {

/// The cards of a position that are in no place that is known; nothing if not every card is in one place.
template <typename G>
constexpr std::optional<index_set<typename G::card>> unknown_cards(typename G::state const& s) {
    using card = typename G::card;
    auto left = index_set<card>::all();
    int pieces = 0, hidden = 0;
    G::each_piece(s, [&](int, int kind) {
        ++pieces;
        hidden += kind < 0;
        if (kind >= 0)
            left.erase(card::from_index(kind));
    });
    return pieces == card::count && left.size() == hidden ? std::optional(left) : std::nullopt;
}

} // namespace ludo
