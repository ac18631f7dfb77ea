#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include <ludo/core/index_set.hpp>

namespace ludo {

/// The cards that a seat holds, at most `Most`, in no order. Each is open (it came there in sight of all, who know it) or
/// not; what others see is `covered()`. Cards that look the same are the same: where one of them goes, an open one goes.
template <notated Card, int Most>
class hand {
    static_assert(0 < Most && Most <= 8);

public:
    [[nodiscard]] constexpr int size() const { return size_; }
    [[nodiscard]] constexpr Card operator[](int number) const { return cards_[at(number)]; }
    [[nodiscard]] constexpr bool open(int number) const { return open_ >> number & 1; }

    constexpr void add(Card card, bool open = false) {
        assert(size_ < Most && (card.known() || !open));
        int place = size_++;
        for (; place > 0 && key(place - 1) > key(card, open); --place)
            cards_[at(place)] = cards_[at(place - 1)];
        cards_[at(place)] = card;
        unsigned const below = open_ & ((1u << place) - 1);
        open_ = static_cast<std::uint8_t>(below | unsigned{open} << place | (open_ - below) << 1);
    }

    /// Takes a card out that is there, an open one first. Was it open?
    constexpr bool remove(Card card) {
        int place = 0;
        while (place < size_ && cards_[at(place)] != card)
            ++place;
        assert(place < size_);
        bool const was_open = open(place);
        unsigned const below = open_ & ((1u << place) - 1);
        open_ = static_cast<std::uint8_t>(below | (open_ >> 1 & ~((1u << place) - 1)));
        for (--size_; place < size_; ++place)
            cards_[at(place)] = cards_[at(place + 1)];
        cards_[size_] = Card();
        return was_open;
    }

    [[nodiscard]] constexpr bool contains(Card card) const {
        bool found = false;
        for (int number = 0; number < size_; ++number)
            found |= cards_[at(number)] == card;
        return found;
    }

    /// The different cards that are known.
    [[nodiscard]] constexpr index_set<Card> kinds() const {
        index_set<Card> found;
        for (int number = 0; number < size_ && cards_[at(number)].known(); ++number)
            found.insert(cards_[at(number)]);
        return found;
    }

    /// How many cards are not known.
    [[nodiscard]] constexpr int unknown() const {
        int found = 0;
        for (int number = 0; number < size_; ++number)
            found += !cards_[at(number)].known();
        return found;
    }

    /// The hand as others know it.
    [[nodiscard]] constexpr hand covered() const {
        hand seen;
        for (int number = 0; number < size_; ++number)
            seen.add(open(number) ? cards_[at(number)] : Card(), open(number));
        return seen;
    }

    /// One of the unknown cards is this one.
    constexpr void imagine(Card card) {
        remove(Card());
        add(card);
    }

    friend constexpr bool operator==(hand const&, hand const&) = default;

private:
    static constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }
    static constexpr int key(Card card, bool open) { return card.known() ? card.index() * 2 + !open : Card::count * 2; }
    [[nodiscard]] constexpr int key(int number) const { return key(cards_[at(number)], open(number)); }

    std::array<Card, static_cast<std::size_t>(Most)> cards_{}; // by their index, open ones first, unknown ones last
    std::uint8_t size_ = 0;
    std::uint8_t open_ = 0;
};

} // namespace ludo
