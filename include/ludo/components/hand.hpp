#pragma once

#include <cstdint>

#include <ludo/core/bits.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>

namespace ludo {

/// The cards that a seat holds, at most `Most`, in no order. Each is open (it came there in sight of all, who know it) or
/// came there unseen; then it has an age, 1 at first, that grows when the table says so. What others see is `covered()`:
/// the open cards, and the backs and ages of the rest. Cards that look the same are the same: where one of them goes, an
/// open one goes, or else the youngest.
///
/// They are slots of ten bits in one word: a spare bit, five for the card, four for its age, 0 if it is open. The slots
/// are sorted, cards before ages, unknown cards after the known ones, and empty slots last. So one subtraction compares a
/// card with all slots at once: the spare bits are the signs of the differences.
template <indexed Card, int Most>
class hand {
    static_assert(0 < Most && Most <= 6, "a hand like this has 1 to 6 cards: for more, take `hands`");
    static_assert(Card::count <= 30, "a hand like this is of 30 different cards at most: for more, take `hands`");

public:
    /// The age of an open card; that of a card just come unseen; and where growing ends.
    static constexpr int open = 0, youngest = 1, oldest = 15;

    [[nodiscard]] constexpr int size() const { return Most - bits::count((slots_ + ones) & signs); }
    /// The card in that place, cards in their order; undefined if there are not so many.
    [[nodiscard]] constexpr Card operator[](int number) const {
        LUDO_EXPECTS(0 <= number && number < size(), "the hand has not so many cards");
        return card(slots_ >> slot * number);
    }

    /// Calls `visit(card, age)` for each card.
    template <typename Visit>
    constexpr void each(Visit visit) const {
        for (word rest = slots_; (rest & empty) != empty; rest = rest >> slot | empty << slot * (Most - 1))
            visit(hand::card(rest), static_cast<int>(rest & ages));
    }

    /// A card more; undefined if the hand is full, if that is no age, or if an open card is not known.
    constexpr void add(Card card, int age = youngest) {
        LUDO_EXPECTS(size() < Most, "the hand is full");
        LUDO_EXPECTS(open <= age && age <= oldest && (card.known() || age != open), "no card in a hand is of this age");
        word const added = code(card) | static_cast<word>(age);
        word const not_more = ((added * ones | signs) - slots_) & signs;
        int const at = first(not_more ^ signs);
        word const below = bits::first(at);
        slots_ = (slots_ & below) | added << at | ((slots_ & ~below) << slot & all_slots);
    }

    /// Takes a card out; undefined if it is not there.
    constexpr void remove(Card card) {
        LUDO_EXPECTS(contains(card), "the card is not in the hand");
        word const below = bits::first(first(like(card)));
        slots_ = (slots_ & below) | (slots_ >> slot & ~below) | empty << slot * (Most - 1);
    }

    /// All that is not open grows older by one, as far as ages go.
    constexpr void grow_older() {
        hand const before = *this;
        *this = {};
        before.each([&](Card card, int age) { add(card, age + (age != open && age != oldest)); });
    }

    [[nodiscard]] constexpr bool contains(Card card) const { return like(card) != 0; }

    /// The different cards that are known.
    [[nodiscard]] constexpr index_set<Card> kinds() const {
        std::uint32_t found = 0;
        for (int number = 0; number < Most; ++number)
            found |= std::uint32_t{1} << kind(slots_ >> slot * number);
        return index_set<Card>::of_bits(found & bits::first(Card::count));
    }

    /// How many cards are not known; of this age.
    [[nodiscard]] constexpr int unknown() const { return bits::count(like(Card())); }
    [[nodiscard]] constexpr int unknown(int wanted) const {
        int found = 0;
        each([&](Card card, int age) { found += !card.known() && age == wanted; });
        return found;
    }

    /// The hand as others know it.
    [[nodiscard]] constexpr hand covered() const {
        hand seen;
        each([&](Card card, int age) { seen.add(age == open ? card : Card(), age); });
        return seen;
    }

    /// The unknown cards of this age are those that `draw()` gives, one after the other.
    template <typename Draw>
    constexpr void imagine(int wanted, Draw draw) {
        hand const before = *this;
        *this = {};
        before.each([&](Card card, int age) { add(card.known() || age != wanted ? card : draw(), age); });
    }

    friend constexpr bool operator==(hand const&, hand const&) = default;

private:
    using word = std::uint64_t;
    static constexpr int slot = 10;
    static constexpr word ages = oldest;
    static constexpr word kinds_of_slot = 31 << 4;
    static constexpr word empty = 511;
    static constexpr word all_slots = bits::first(slot * Most);
    static constexpr word ones = all_slots / ((1 << slot) - 1);
    static constexpr word signs = ones << (slot - 1);

    static constexpr word code(Card card) { return static_cast<word>(card.known() ? card.index() : Card::count) << 4; }
    static constexpr int kind(word from) { return static_cast<int>(from >> 4 & 31); }
    static constexpr Card card(word from) { return kind(from) < Card::count ? Card::from_index(kind(from)) : Card(); }

    /// The signs of the slots that have a card like this one; the place of the first slot of which the sign is set.
    [[nodiscard]] constexpr word like(Card card) const {
        return (signs - ((slots_ ^ code(card) * ones) & kinds_of_slot * ones)) & signs;
    }
    static constexpr int first(word of) { return bits::lowest(of) - (slot - 1); }

    word slots_ = empty * ones;
};

} // namespace ludo
