#pragma once

#include <ludo/core/add_part.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// The cards of a trick, at most one from each seat, and who led. Undefined for a seat that does not play.
template <typename Card, int Seats>
class trick {
public:
    static constexpr bool is_component = true;

    using cards = index_set<Card>;

    /// A seat plays a card; undefined if it has already, or if the card is not known.
    constexpr void put(seat by, Card one) {
        LUDO_EXPECTS(one.known() && !has(by), "each seat puts one card there, face up");
        if (leader_ == nobody)
            leader_ = by;
        of_[by] = one;
        cards_.insert(one);
    }

    /// Somebody takes the cards.
    constexpr void clear() {
        for (Card& each : of_.of)
            each = Card();
        leader_ = nobody;
        cards_ = {};
    }

    [[nodiscard]] constexpr seat leader() const { return leader_; }
    [[nodiscard]] constexpr bool empty() const { return leader_ == nobody; }

    /// Whether this seat has played a card; and which one.
    [[nodiscard]] constexpr bool has(seat by) const { return of_[by].known(); }
    [[nodiscard]] constexpr Card of(seat by) const { return of_[by]; }

    [[nodiscard]] constexpr cards const& all() const { return cards_; }

    /// Calls `visit(seat, card)` for each card, in the order in which they were played; `players` is how many play.
    template <typename Visit>
    constexpr void each(int players, Visit visit) const {
        seat by = leader_;
        for (int i = 0; i < players && !empty(); ++i, by = by.next(players))
            if (has(by))
                visit(by, of(by));
    }

    template <typename Hash>
    constexpr void add_to(Hash& hash) const {
        add_things(hash, of_.of);
        add_part(hash, leader_);
    }

    friend constexpr bool operator==(trick const&, trick const&) = default;

private:
    per_seat<Card, Seats> of_;
    seat leader_ = nobody;
    cards cards_;
};

} // namespace ludo
