#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <ludo/components/census.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/core/bits.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// Cards that left the table for the seats' piles, as far as everybody can follow. A card is won for sure; or it belongs to a set that
/// was collected openly, and one card of the set was returned to the table face down: only its collector knows which. In the deck,
/// equal cards must stand side by side.
template <auto const& Deck, indexed Place, int Seats>
class collected {
    using card = std::remove_cvref_t<decltype(Deck[0])>;
    static constexpr int size = Deck.size();
    static_assert(size <= 64, "cards can be followed to the piles only in decks of at most 64");
    static_assert(1 + Seats + Place::count <= 256, "cards can be followed only with at most 255 places and seats");

public:
    static constexpr bool is_component = true;

    /// A seat wins a card, and everybody knows it; undefined, as below, if the card is not there.
    constexpr void win(card won, seat by) { move(won, elsewhere, pile(by)); }

    /// A card belongs to the set whose returned card lies on this place.
    constexpr void win_but_one(card maybe, Place back) { move(maybe, elsewhere, set(back)); }

    /// The card of a set that was laid back is shown: now it is known what the collector won.
    LUDO_SELDOM constexpr void settle(Place back, card shown, seat by) {
        move(shown, set(back), elsewhere);
        for (std::uint8_t& there : where_)
            there = there == set(back) ? pile(by) : there;
    }

    /// Has this seat won the deck's card with this number for sure? Is it in the set whose returned card lies on this place?
    [[nodiscard]] constexpr bool won(int number, seat by) const { return where(number) == pile(by); }
    [[nodiscard]] constexpr bool maybe(int number, Place back) const { return where(number) == set(back); }

    /// Calls `visit(card)` for each card that this seat has won for sure; for each card of the set whose returned card lies there.
    template <typename Visit>
    constexpr void each_won(seat by, Visit visit) const {
        each_at(pile(by), visit);
    }
    template <typename Visit>
    constexpr void each_maybe(Place back, Visit visit) const {
        each_at(set(back), visit);
    }

    /// The places on which one card of such a set lies.
    [[nodiscard]] constexpr index_set<Place> backs() const {
        index_set<Place> found;
        for (int number = 0; number < size; ++number)
            if (where(number) > Seats)
                found.insert(Place::from_index(where(number) - 1 - Seats));
        return found;
    }

    /// The cards of the set whose returned card lies on this place.
    [[nodiscard]] constexpr census<card> candidates(Place back) const {
        census<card> found;
        each_maybe(back, [&](card one) { found.add(one); });
        return found;
    }

    /// The cards of the deck that never left the table, or came back to it openly.
    [[nodiscard]] constexpr census<card> left() const {
        census<card> found;
        for (int number = 0; number < size; ++number)
            if (where(number) == elsewhere)
                found.add(Deck[number]);
        return found;
    }

    template <typename Hash>
    constexpr void add_to(Hash& hash) const {
        std::uint64_t all = 0; // in any order, as below
        for (int number = 0; number < size; ++number)
            all += bits::spread_out(static_cast<std::uint64_t>(Deck[number].index() << 8 | where(number)));
        hash.add(all);
    }

    /// Cards that look the same cannot be told apart, so it does not matter which of them is where.
    friend constexpr bool operator==(collected const& one, collected const& other) {
        for (int number = 0; number < size; ++number)
            if (one.alike(number, one.where(number)) != other.alike(number, one.where(number)))
                return false;
        return true;
    }

private:
    static constexpr std::uint8_t elsewhere = 0;
    static constexpr std::uint8_t pile(seat owner) { return static_cast<std::uint8_t>(1 + owner.index()); }
    static constexpr std::uint8_t set(Place back) { return static_cast<std::uint8_t>(1 + Seats + back.index()); }

    /// The number in the deck of the first card that looks like this one.
    static constexpr auto firsts = [] {
        std::array<std::uint8_t, static_cast<std::size_t>(card::count)> found{};
        for (int number = size; number-- > 0;)
            found[static_cast<std::size_t>(Deck[number].index())] = static_cast<std::uint8_t>(number);
        return found;
    }();

    constexpr std::uint8_t& where(int number) { return where_[static_cast<std::size_t>(number)]; }
    [[nodiscard]] constexpr std::uint8_t where(int number) const { return where_[static_cast<std::size_t>(number)]; }

    /// Where eight cards are, a byte for each, the first one lowest.
    [[nodiscard]] constexpr std::uint64_t eight_from(int first) const {
        std::uint64_t together = 0;
        for (int i = 0; i < 8; ++i)
            together |= std::uint64_t{where(first + i)} << 8 * i;
        return together;
    }

    template <typename Visit>
    constexpr void each_at(std::uint8_t there, Visit& visit) const {
        for (int first = 0; first < size; first += 8)
            for (std::uint64_t found = bits::bytes_equal(eight_from(first), there); found != 0; found &= found - 1)
                visit(Deck[first + bits::lowest(found) / 8]);
    }

    constexpr void move(card moved, std::uint8_t from, std::uint8_t to) {
        int number = firsts[static_cast<std::size_t>(moved.index())];
        while (number + 1 < size && where(number) != from)
            ++number;
        LUDO_EXPECTS(Deck[number] == moved && where(number) == from, "the card is not there");
        where(number) = to;
    }

    /// How many of the cards that look like this one are there.
    [[nodiscard]] constexpr int alike(int number, std::uint8_t there) const {
        int found = 0;
        for (int other = firsts[static_cast<std::size_t>(Deck[number].index())]; other < size && Deck[other] == Deck[number];
             ++other)
            found += where(other) == there;
        return found;
    }

    std::array<std::uint8_t, 64> where_{};
};

} // namespace ludo
