#pragma once

#include <cstdint>

#include <ludo/core/bits.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/inline.hpp>

namespace ludo {

/// The cards that a seat holds, at most `Most`, in no order. Each is open (everybody knows that it is there) or came unseen: then it has
/// an age, 1 at first, which tells its back from others and changes when the game says so. `hide()` leaves what others know: the open
/// cards, and the backs and ages of the rest.
///
/// A hand is one word of 64 bits with slots of ten: a spare bit, five for the card, four for its age (0 if it is open). The slots are
/// sorted by card and then by age; unknown cards come after known ones, and empty slots last. One subtraction compares a card with all
/// slots at once: the spare bits are the signs of the differences.
template <indexed Card, int Most>
class hand {
    static_assert(0 < Most && Most <= 6, "a hand like this has 1 to 6 cards: for more, take `hands`");
    static_assert(Card::count <= 30, "a hand like this takes at most 30 different cards: for more, take `hands`");

public:
    static constexpr bool is_component = true;

    /// The age of an open card; that of a card that has just come unseen; and the highest age.
    static constexpr int open = 0, youngest = 1, oldest = 15;

    [[nodiscard]] constexpr int size() const { return Most - count((slots_ + ones) & signs); }
    /// The card at this place, in the order of the cards; undefined if there are fewer.
    [[nodiscard]] constexpr Card operator[](int number) const {
        LUDO_EXPECTS(0 <= number && number < size(), "the hand has fewer cards than that");
        return card(slots_ >> slot * number);
    }

    /// Calls `visit(card, age)` for each card.
    template <typename Visit>
    constexpr void each(Visit visit) const {
        for (word rest = slots_; (rest & empty) != empty; rest = next(rest))
            visit(hand::card(rest), static_cast<int>(rest & ages));
    }

    /// Calls `visit(card, age)` for each card of this age or above.
    template <typename Visit>
    constexpr void each_from(int least, Visit visit) const {
        word const ages_and_more = (slots_ & ages * ones) + static_cast<word>(oldest + 1 - least) * ones;
        for (word left = ages_and_more << (slot - 5) & ~(slots_ + ones) & signs; left != 0; left &= left - 1)
            visit(hand::card(slots_ >> first(left)), static_cast<int>(slots_ >> first(left) & ages));
    }

    /// Adds a card; undefined if the hand is full, if there is no such age, or if an open card is not known.
    constexpr void add(Card card, int age = youngest) {
        LUDO_EXPECTS(size() < Most, "the hand is full");
        LUDO_EXPECTS(is_age(age, card), "no card in a hand has this age");
        insert(code(card) | static_cast<word>(age));
    }

    /// How many cards equal to this one the game must choose from when one of them goes: 1 if all have the same age. Undefined if
    /// there is none.
    [[nodiscard]] constexpr int alike(Card card) const {
        LUDO_EXPECTS(contains(card), "the card is not in the hand");
        word const found = like(card);
        return (found & (found - 1)) == 0 ? 1 : choices(found);
    }

    /// Takes a card out: of those that look the same, the one with this number, from 0, in order of age. Undefined if there are
    /// fewer.
    constexpr void remove(Card card, int number = 0) {
        LUDO_EXPECTS(0 <= number && number < count(like(card)), "the card is not in the hand");
        word const below = bits::first(first(like(card)) + slot * number);
        slots_ = (slots_ & below) | (slots_ >> slot & ~below) | empty << slot * (Most - 1);
    }

    /// Each card gets the age `becomes(its age)`; undefined if there is no such age, or if an open card is not known.
    template <typename Becomes>
    constexpr void turn_ages(Becomes becomes) {
        hand turned;
        for (word rest = slots_; (rest & empty) != empty; rest = next(rest)) {
            int const age = becomes(static_cast<int>(rest & ages));
            LUDO_EXPECTS(is_age(age, hand::card(rest)), "no card in a hand has this age");
            turned.insert((rest & kinds_of_slot) | static_cast<word>(age));
        }
        *this = turned;
    }

    /// The ages of its cards, a bit for each: the lowest for open cards.
    [[nodiscard]] constexpr unsigned its_ages() const {
        unsigned found = 0;
        for (word rest = slots_; (rest & empty) != empty; rest = next(rest))
            found |= 1u << (rest & ages);
        return found;
    }

    [[nodiscard]] constexpr bool contains(Card card) const { return like(card) != 0; }

    /// The different cards that are known.
    [[nodiscard]] constexpr index_set<Card> kinds() const {
        std::uint32_t found = 0;
        for (int number = 0; number < Most; ++number)
            found |= std::uint32_t{1} << kind(slots_ >> slot * number);
        return index_set<Card>::of_bits(found & bits::first(Card::count));
    }

    /// How many cards are not known; how many of these have this age.
    [[nodiscard]] constexpr int hidden() const { return count(like(Card())); }
    [[nodiscard]] constexpr int hidden(int wanted) const { return count(like(Card()) & aged(wanted)); }

    /// Leaves what others know of the hand: the open cards, and of the rest the backs.
    constexpr void hide() {
        hand seen;
        for (word left = aged(open); left != 0; left &= left - 1)
            seen.insert(slots_ >> first(left) & kinds_of_slot);
        for (int age = youngest, number = seen.size(), cards = size(); number < cards; ++age) {
            int const more = count(aged(age));
            word const places = ones & bits::first(slot * more) << slot * number;
            seen.slots_ ^= places * (empty ^ (code(Card()) | static_cast<word>(age)));
            number += more;
        }
        *this = seen;
    }

    /// Says what one of the hidden cards of this age is; undefined if none is of that age.
    constexpr void imagine(int age, Card card) {
        LUDO_EXPECTS(hidden(age) > 0, "no card of this age is hidden");
        word const below = bits::first(first(like(Card()) & aged(age)));
        slots_ = (slots_ & below) | (slots_ >> slot & ~below) | empty << slot * (Most - 1);
        add(card, age);
    }

    template <typename Hash>
    constexpr void add_to(Hash& hash) const {
        hash.add(slots_);
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

    static constexpr bool is_age(int age, Card of) { return open <= age && age <= oldest && (of.known() || age != open); }
    static constexpr word code(Card card) { return static_cast<word>(card.known() ? card.index() : Card::count) << 4; }
    static constexpr int kind(word from) { return static_cast<int>(from >> 4 & 31); }
    static constexpr Card card(word from) { return kind(from) < Card::count ? Card::from_index(kind(from)) : Card(); }

    static constexpr word next(word rest) { return rest >> slot | empty << slot * (Most - 1); }

    constexpr void insert(word added) {
        word const not_more = ((added * ones | signs) - slots_) & signs;
        int const at = first(not_more ^ signs);
        word const below = bits::first(at);
        slots_ = (slots_ & below) | added << at | ((slots_ & ~below) << slot & all_slots);
    }

    /// The signs of the slots with a card like this one, or with a card of this age; how many signs are set; the place of the
    /// slot with the first of them.
    [[nodiscard]] constexpr word like(Card card) const {
        return (signs - ((slots_ ^ code(card) * ones) & kinds_of_slot * ones)) & signs;
    }
    [[nodiscard]] constexpr word aged(int age) const {
        word const others = (slots_ ^ static_cast<word>(age) * ones) & ages * ones;
        return (signs - others) & ~(slots_ + ones) & signs;
    }
    static constexpr int count(word of) { return static_cast<int>((of >> (slot - 1)) * ones >> slot * (Most - 1) & 7); }
    static constexpr int first(word of) { return bits::lowest(of) - (slot - 1); }

    LUDO_SELDOM [[nodiscard]] constexpr int choices(word found) const {
        word const by_age = slots_ >> first(found);
        int const many = count(found);
        return ((by_age ^ by_age >> slot * (many - 1)) & ages) == 0 ? 1 : many;
    }

    word slots_ = empty * ones;
};

} // namespace ludo
