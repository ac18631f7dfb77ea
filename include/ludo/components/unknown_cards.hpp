#pragma once

#include <optional>

#include <ludo/core/index_set.hpp>

namespace ludo {

/// The cards of a position whose place is not known; nothing if some card is not in exactly one place.
/// `each_piece(visit)` calls `visit(place, kind)` for each, as that of a game does.
template <typename Card, typename EachPiece>
constexpr std::optional<index_set<Card>> unknown_cards(EachPiece each_piece) {
    auto left = index_set<Card>::all();
    int pieces = 0, hidden = 0;
    each_piece([&](int, int kind) {
        ++pieces;
        hidden += kind < 0;
        if (kind >= 0)
            left.erase(Card::from_index(kind));
    });
    return pieces == Card::count && left.size() == hidden ? std::optional(left) : std::nullopt;
}

} // namespace ludo
