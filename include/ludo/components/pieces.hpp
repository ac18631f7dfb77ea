#pragma once

#include <ludo/components/hands.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

// What a game's `each_piece` is made of: `visit(place, kind)` is called for each card.

/// The kind of a card among all pieces, where those of its type are numbered from `first`; -1 for its back.
template <typename Card>
constexpr int piece_kind(Card card, int first = 0) {
    return card.known() ? first + card.index() : -1;
}

/// The cards that lie in one place.
template <typename Cards, typename Visit>
constexpr void each_piece_of(Cards const& cards, int place, Visit visit, int first = 0) {
    for (auto card : cards)
        visit(place, piece_kind(card, first));
}

/// Cards of which only the backs are in sight.
template <typename Visit>
constexpr void each_back(int backs, int place, Visit visit) {
    for (; backs > 0; --backs)
        visit(place, -1);
}

/// The cards of a hand: their place is the number of the seat.
template <typename Card, int Seats, typename Visit>
constexpr void each_piece_of(hands<Card, Seats> const& held, seat owner, Visit visit) {
    each_piece_of(held.of(owner), owner.index(), visit);
    each_back(held.hidden(owner), owner.index(), visit);
}

} // namespace ludo
