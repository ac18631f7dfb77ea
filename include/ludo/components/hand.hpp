#pragma once

#include <cassert>
#include <cstdint>

#include <ludo/core/bits.hpp>
#include <ludo/core/index_set.hpp>

namespace ludo {

/// The cards that a seat holds, at most `Most`, in no order. Each is open (it came there in sight of all, who know it) or
/// not; what others see is `covered()`. Cards that look the same are the same: where one of them goes, an open one goes.
///
/// They are slots of ten bits in one word: a spare bit, five for the card, four that say whether it is open. The slots are
/// sorted, an open card before its like, unknown cards after the known ones, and empty slots last. So one subtraction
/// compares a card with all slots at once: the spare bits are the signs of the differences.
template <indexed Card, int Most>
class hand {
    static_assert(0 < Most && Most <= 6 && Card::count < 31);

public:
    [[nodiscard]] constexpr int size() const { return Most - bits::count((slots_ + ones) & signs); }
    [[nodiscard]] constexpr Card operator[](int number) const { return card(slots_ >> slot * number); }
    [[nodiscard]] constexpr bool open(int number) const { return (slots_ >> slot * number & marks) == 0; }

    /// Calls `visit(card, open)` for each card.
    template <typename Visit>
    constexpr void each(Visit visit) const {
        for (word rest = slots_; (rest & empty) != empty; rest = rest >> slot | empty << slot * (Most - 1))
            visit(hand::card(rest), (rest & marks) == 0);
    }

    constexpr void add(Card card, bool open = false) {
        assert(size() < Most && (card.known() || !open));
        word const added = code(card) | word{!open};
        word const not_more = ((added * ones | signs) - slots_) & signs;
        int const at = first(not_more ^ signs);
        word const below = bits::first(at);
        slots_ = (slots_ & below) | added << at | ((slots_ & ~below) << slot & slots);
    }

    /// Takes a card out that is there, an open one first. Was it open?
    constexpr bool remove(Card card) {
        assert(contains(card));
        int const at = first(like(card));
        bool const was_open = (slots_ >> at & marks) == 0;
        word const below = bits::first(at);
        slots_ = (slots_ & below) | (slots_ >> slot & ~below) | empty << slot * (Most - 1);
        return was_open;
    }

    [[nodiscard]] constexpr bool contains(Card card) const { return like(card) != 0; }

    /// The different cards that are known.
    [[nodiscard]] constexpr index_set<Card> kinds() const {
        std::uint32_t found = 0;
        for (int number = 0; number < Most; ++number)
            found |= std::uint32_t{1} << kind(slots_ >> slot * number);
        return index_set<Card>::of_bits(found & bits::first(Card::count));
    }

    /// How many cards are not known.
    [[nodiscard]] constexpr int unknown() const { return bits::count(like(Card())); }

    /// The hand as others know it.
    [[nodiscard]] constexpr hand covered() const {
        hand seen;
        each([&](Card card, bool open) { seen.add(open ? card : Card(), open); });
        return seen;
    }

    /// One of the unknown cards is this one.
    constexpr void imagine(Card card) {
        remove(Card());
        add(card);
    }

    friend constexpr bool operator==(hand const&, hand const&) = default;

private:
    using word = std::uint64_t;
    static constexpr int slot = 10;
    static constexpr word marks = 15;
    static constexpr word kinds_of_slot = 31 << 4;
    static constexpr word empty = 511;
    static constexpr word slots = bits::first(slot * Most);
    static constexpr word ones = slots / ((1 << slot) - 1);
    static constexpr word signs = ones << (slot - 1);

    static constexpr word code(Card card) { return static_cast<word>(card.known() ? card.index() : Card::count) << 4; }
    static constexpr int kind(word slot) { return static_cast<int>(slot >> 4 & 31); }
    static constexpr Card card(word slot) { return kind(slot) < Card::count ? Card::from_index(kind(slot)) : Card(); }

    /// The signs of the slots that have a card like this one; the place of the first slot of which the sign is set.
    [[nodiscard]] constexpr word like(Card card) const {
        return (signs - ((slots_ ^ code(card) * ones) & kinds_of_slot * ones)) & signs;
    }
    static constexpr int first(word of) { return bits::lowest(of) - (slot - 1); }

    word slots_ = empty * ones;
};

} // namespace ludo
