#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include <ludo/core/indexed.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// A face-up pile for each seat, `Size` cards in all at most: everybody knows them from bottom to top.
template <notated Card, int Seats, int Size>
class piles {
public:
    [[nodiscard]] constexpr int size(seat owner) const { return size_[owner]; }
    [[nodiscard]] constexpr int total() const { return begin(Seats); }

    /// The card of a pile with this number, from 0 at the bottom; the one on top.
    [[nodiscard]] constexpr Card at(seat owner, int number) const {
        assert(0 <= number && number < size(owner));
        return cards_[place(begin(owner.index()) + number)];
    }
    [[nodiscard]] constexpr Card top(seat owner) const { return at(owner, size(owner) - 1); }

    constexpr void put(seat owner, Card card) {
        assert(total() < Size);
        int const there = begin(owner.index() + 1);
        for (int other = total(); other > there; --other)
            cards_[place(other)] = cards_[place(other - 1)];
        cards_[place(there)] = card;
        ++size_[owner];
    }

    /// Takes the top card of a pile that is not empty.
    constexpr Card take(seat owner) {
        Card const taken = top(owner);
        --size_[owner];
        int const end = total();
        for (int other = begin(owner.index() + 1); other < end; ++other)
            cards_[place(other)] = cards_[place(other + 1)];
        cards_[place(end)] = Card();
        return taken;
    }

    friend constexpr bool operator==(piles const&, piles const&) = default;

private:
    static constexpr std::size_t place(int number) { return static_cast<std::size_t>(number); }
    [[nodiscard]] constexpr int begin(int owner) const {
        int before = 0;
        for (int other = 0; other < owner; ++other)
            before += size_.of[place(other)];
        return before;
    }

    std::array<Card, static_cast<std::size_t>(Size)> cards_{}; // pile after pile, the first seat's first
    per_seat<std::uint8_t, Seats> size_;
};

} // namespace ludo
