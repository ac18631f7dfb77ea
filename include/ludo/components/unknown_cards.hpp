#pragma once

#include <optional>

#include <ludo/components/census.hpp>
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

/// The same where several cards look alike: the cards of a deck, without those whose place is known.
template <typename Deck, typename EachPiece>
constexpr census<typename Deck::card_type> cards_not_seen(Deck const& box, EachPiece each_piece) {
    census<typename Deck::card_type> left;
    for (auto one : box)
        left.add(one);
    each_piece([&](int, int kind) {
        if (kind >= 0)
            left.remove(Deck::card_type::from_index(kind));
    });
    return left;
}

} // namespace ludo
