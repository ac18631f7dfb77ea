#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// A slot for each unknown card, in somebody's hand or elsewhere (`nobody`), and which cards each of them takes: finds a
/// card for every slot, and lets them change places. Undefined if there are more slots than cards in the deck.
template <typename Card>
class card_slots {
    using cards = index_set<Card>;

public:
    [[nodiscard]] constexpr int size() const { return size_; }

    constexpr void add(seat owner, cards const& may) {
        LUDO_EXPECTS(size_ < Card::count, "there are not so many cards");
        owner_[at(size_)] = owner;
        takes_[at(size_++)] = may;
    }
    /// A slot takes none but these any more; undefined if there is no such slot.
    constexpr void narrow(int slot, cards const& may) {
        LUDO_EXPECTS(0 <= slot && slot < size_, "there is no such slot");
        takes_[at(slot)] &= may;
    }

    /// `visit(owner, card)` for each slot.
    template <typename Visit>
    constexpr void each(Visit visit) const {
        for (std::size_t i = 0; i < at(size_); ++i)
            visit(owner_[i], card_[i]);
    }

    /// The same cards as in those other slots, of which each takes no more.
    constexpr void fill_as(card_slots const& others) { card_ = others.card_; }

    /// Finds a card for each slot; false where there is none.
    constexpr bool fill(cards const& left) {
        card_ = {};
        for (int i = 0; i < size_; ++i)
            if (cards seen; !find(i, left, seen))
                return false;
        return true;
    }

    /// Lets a slot take any card that it may, the slot that had it another, and so on, until one takes what the first one
    /// had; but all is left as it was where a slot would come to its turn twice. That goes from any placement to any other,
    /// and back just as often: in the long run all are equally likely.
    /// Undefined if they have not been filled.
    constexpr void move(rng& luck) {
        LUDO_EXPECTS(size_ > 0, "there are no slots");
        auto const before = card_;
        std::size_t const first = luck.below(static_cast<std::uint32_t>(size_));
        cards moved;
        for (std::size_t slot = first;;) {
            Card const had = before[slot];
            moved.insert(had);
            Card const wanted = takes_[slot].pick(luck);
            card_[slot] = wanted;
            if (wanted == before[first])
                return;
            if (moved.contains(wanted))
                break;
            for (slot = 0; !(before[slot] == wanted);)
                ++slot;
        }
        card_ = before;
    }

private:
    static constexpr std::size_t at(int slot) { return static_cast<std::size_t>(slot); }

    /// Finds a card for a slot, if need be by moving others to other slots.
    constexpr bool find(int slot, cards const& left, cards& seen) {
        for (Card each : takes_[at(slot)] & left) {
            if (seen.contains(each))
                continue;
            seen.insert(each);
            int const holder = holder_of(each);
            if (holder == size_ || find(holder, left, seen)) {
                card_[at(slot)] = each;
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] constexpr int holder_of(Card one) const {
        int holder = 0;
        while (holder < size_ && !(card_[at(holder)] == one))
            ++holder;
        return holder;
    }

    int size_ = 0;
    std::array<seat, static_cast<std::size_t>(Card::count)> owner_{};
    std::array<cards, static_cast<std::size_t>(Card::count)> takes_{};
    std::array<Card, static_cast<std::size_t>(Card::count)> card_{};
};

} // namespace ludo
