#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/components/number.hpp>
#include <ludo/core/bits.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// A face-up pile for each seat, at most `Size` cards in all: everybody knows them from bottom to top. All cards are kept in
/// one list, in the order in which they were put down, each with its owner: most cards are taken soon after that.
template <indexed Card, int Seats, int Size>
class piles {
    static_assert(Card::count <= 32 && Seats <= 8, "piles take at most 32 different cards and 8 seats");
    static_assert(Size <= 255, "piles have at most 255 cards in all");

public:
    static constexpr bool is_component = true;

    [[nodiscard]] constexpr int size(seat owner) const { return size_[owner]; }
    [[nodiscard]] constexpr int total() const { return total_; }

    /// The numbers of the seats whose piles have cards.
    [[nodiscard]] constexpr index_set<number<Seats>> standing() const { return index_set<number<Seats>>::of_bits(standing_); }

    /// Calls `visit` for each card of a pile, from the bottom.
    template <typename Visit>
    constexpr void each(seat owner, Visit visit) const {
        for (int at = 0; at < total_; ++at)
            if (belongs(at, owner))
                visit(card(at));
    }

    /// Calls `visit(owner, card)` for each card of all piles, in the order in which they were put down.
    template <typename Visit>
    constexpr void each(Visit visit) const {
        for (int at = 0; at < total_; ++at)
            visit(seat(list_[place(at)] >> 5), card(at));
    }

    /// The card on top of a pile; undefined if it is empty.
    [[nodiscard]] constexpr Card top(seat owner) const { return card(last_of(owner)); }

    /// Puts a card on top of a pile; undefined if the piles are full.
    constexpr void put(seat owner, Card card) {
        LUDO_EXPECTS(total_ < Size, "the piles are full");
        list_[place(total_++)] = static_cast<std::uint8_t>(owner.index() << 5 | card.index());
        ++size_[owner];
        standing_ = static_cast<std::uint8_t>(standing_ | 1u << owner.index());
    }

    /// Takes the top card of a pile; undefined if it is empty.
    constexpr Card take(seat owner) {
        int at = last_of(owner);
        Card const taken = card(at);
        for (--total_; at < total_; ++at)
            list_[place(at)] = list_[place(at + 1)];
        standing_ = static_cast<std::uint8_t>(standing_ ^ unsigned{--size_[owner] == 0} << owner.index());
        return taken;
    }

    /// Leaves the top cards: the others are not in sight.
    constexpr void forget() {
        piles seen;
        for (int at = 0; at < total_; ++at)
            if (seat const owner(list_[place(at)] >> 5); last_of(owner) == at)
                seen.put(owner, card(at));
        *this = seen;
    }

    template <typename Hash>
    constexpr void add_to(Hash& hash) const {
        std::uint64_t all = 0; // it does not matter which pile grew first, but how the cards of each of them lie
        per_seat<int, Seats> height;
        for (int at = 0; at < total_; ++at) {
            int const card = list_[place(at)];
            all += bits::spread_out(static_cast<std::uint64_t>(height[seat(card >> 5)]++ << 8 | card));
        }
        hash.add(all);
    }

    /// Are the piles the same? It does not matter which grew first.
    friend constexpr bool operator==(piles const& one, piles const& other) {
        if (!(one.size_ == other.size_))
            return false;
        for (int owner = 0; owner < Seats; ++owner)
            for (int mine = 0, theirs = 0, left = one.size(seat(owner)); left > 0; --left) {
                while (!one.belongs(mine, seat(owner)))
                    ++mine;
                while (!other.belongs(theirs, seat(owner)))
                    ++theirs;
                if (one.list_[place(mine++)] != other.list_[place(theirs++)])
                    return false;
            }
        return true;
    }

private:
    static constexpr std::size_t place(int number) { return static_cast<std::size_t>(number); }
    [[nodiscard]] constexpr bool belongs(int at, seat owner) const { return list_[place(at)] >> 5 == owner.index(); }
    [[nodiscard]] constexpr Card card(int at) const { return Card::from_index(list_[place(at)] & 31); }
    [[nodiscard]] constexpr int last_of(seat owner) const {
        LUDO_EXPECTS(size(owner) > 0, "the pile is empty");
        int at = total_ - 1;
        while (!belongs(at, owner))
            --at;
        return at;
    }

    std::array<std::uint8_t, static_cast<std::size_t>(Size)> list_{}; // what lies beyond the total has no meaning
    std::uint8_t total_ = 0;
    std::uint8_t standing_ = 0;
    per_seat<std::uint8_t, Seats> size_;
};

} // namespace ludo
