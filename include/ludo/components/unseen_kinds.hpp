#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <ludo/components/census.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// Unseen cards in slots with constraints: several cards may look alike, and each slot takes only some kinds. (`unseen_cards` is for
/// decks that have each card once, and for more constraints.) All ways to put the cards into the slots are equally likely, as after a
/// deal: cards that look alike are still different cards. Undefined for more than `Most` slots.
///
/// Rejection sampling: slot by slot, those that take the fewest cards first. Each slot has an upper bound of the cards that can still
/// fit, whatever went before; luck draws a number below it, and if no card has that number, all begins anew. After `most_tries`
/// rejections some arrangement is found, and random exchanges change it: these arrangements need not be equally likely.
template <typename Card, int Most>
class unseen_kinds {
    static constexpr int most_tries = 2000, most_exchanges = 2000;

public:
    using kinds = index_set<Card>;

    /// These cards lie unseen, in the slots and elsewhere.
    constexpr explicit unseen_kinds(census<Card> const& unseen) : unseen_(unseen) {}

    /// Adds a slot that takes these kinds.
    constexpr void add(kinds const& may) {
        LUDO_EXPECTS(size_ < Most, "there are more slots than that");
        slot added{{}, 0, size_};
        for (Card card : may)
            if (int const many = unseen_.of(card); many > 0) {
                added.may.insert(card);
                added.room += many;
            }
        slots_[at(size_)] = added;
        for (int here = size_++; here > 0 && slots_[at(here)].room < slots_[at(here - 1)].room; --here)
            std::swap(slots_[at(here)], slots_[at(here - 1)]);
    }

    /// Is there a way to fill all slots?
    [[nodiscard]] constexpr bool possible() const {
        cards found;
        return arrange(found);
    }

    /// Fills the slots, calls `visit(slot, card)` for each, by the numbers in which they were added, and returns the cards that are
    /// left. Undefined if there is no way.
    template <typename Visit>
    constexpr census<Card> draw(rng& luck, Visit visit) const {
        cards found;
        census<Card> left;
        int tries = 0;
        do
            left = unseen_;
        while (!deal(found, left, luck) && ++tries < most_tries);
        if (tries == most_tries)
            left = exchanged(found, luck);
        for (int here = 0; here < size_; ++here)
            visit(slots_[at(here)].number, found[at(here)]);
        return left;
    }

private:
    struct slot {
        kinds may;
        int room = 0; // how many unseen cards fit
        int number = 0;
    };
    using cards = std::array<Card, static_cast<std::size_t>(Most)>;
    static constexpr std::size_t at(int slot) { return static_cast<std::size_t>(slot); }

    constexpr bool deal(cards& found, census<Card>& left, rng& luck) const {
        for (int here = 0; here < size_; ++here) {
            slot const& to = slots_[at(here)];
            int most = to.room;
            for (int before = 0; before < here; ++before)
                most -= (slots_[at(before)].may - to.may).empty(); // that one has taken a card which fits here
            if (most <= 0)
                return false;
            int number = static_cast<int>(luck.below(static_cast<std::uint32_t>(most)));
            found[at(here)] = Card();
            for (Card card : to.may)
                if ((number -= left.of(card)) < 0) {
                    found[at(here)] = card;
                    break;
                }
            if (!left.remove(found[at(here)]))
                return false;
        }
        return true;
    }

    /// Some way to fill all slots, by augmenting paths: if all cards that fit are taken, another slot looks for another card.
    constexpr bool arrange(cards& found) const {
        found = {};
        census<Card> left = unseen_;
        kinds tried;
        auto const fill = [&](auto const& self, int here) -> bool {
            for (Card card : slots_[at(here)].may - tried) {
                if (tried.contains(card))
                    continue;
                tried.insert(card);
                bool free = left.remove(card);
                for (int other = 0; other < size_ && !free; ++other)
                    free = found[at(other)] == card && self(self, other);
                if (free) {
                    found[at(here)] = card;
                    return true;
                }
            }
            return false;
        };
        for (int here = 0; here < size_; ++here)
            if (tried = {}; !fill(fill, here))
                return false;
        return true;
    }

    /// Exchanges cards of an arrangement at random, with one another and with those that are left; returns the latter.
    constexpr census<Card> exchanged(cards& found, rng& luck) const {
        [[maybe_unused]] bool const there = arrange(found);
        LUDO_EXPECTS(there, "no cards agree with what is known");
        census<Card> left = unseen_;
        for (int here = 0; here < size_; ++here)
            left.remove(found[at(here)]);
        for (int moves = 0; moves < most_exchanges; ++moves) {
            std::size_t const one = luck.below(static_cast<std::uint32_t>(size_));
            std::size_t const other = luck.below(static_cast<std::uint32_t>(size_ + left.total()));
            bool const elsewhere = other >= at(size_);
            Card const come = elsewhere ? left.draw(luck) : found[other];
            bool const fits = slots_[one].may.contains(come) && (elsewhere || slots_[other].may.contains(found[one]));
            Card const gone = fits ? std::exchange(found[one], come) : come;
            if (elsewhere)
                left.add(gone);
            else if (fits)
                found[other] = gone;
        }
        return left;
    }

    census<Card> unseen_;
    std::array<slot, static_cast<std::size_t>(Most)> slots_{};
    int size_ = 0;
};

} // namespace ludo
