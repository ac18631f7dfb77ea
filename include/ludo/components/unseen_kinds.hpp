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

/// Which cards may lie unseen in some slots, where several cards look alike, and each slot takes only some kinds. (`unseen_cards` is
/// for decks that have each card once, and where more is known.) All ways to put the cards into the slots are equally likely, as after
/// a deal: cards that look alike are still different cards. Undefined for more than `Most` slots.
///
/// How it draws: slot by slot, those that take the fewest cards first. For each there is a most that can still fit, whichever cards
/// have gone before; luck picks one of so many, and if that one is gone, all begins anew. So each way has the same chance. If that
/// happens `most_tries` times, cards change places in an arrangement that is possible: then it is not necessarily as likely as others.
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
        for (Card each : may)
            if (int const many = unseen_.of(each); many > 0) {
                added.may.insert(each);
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
            for (Card each : to.may)
                if ((number -= left.of(each)) < 0) {
                    found[at(here)] = each;
                    break;
                }
            if (!left.remove(found[at(here)]))
                return false;
        }
        return true;
    }

    /// Some way to fill all slots: if all cards that fit are taken, another slot has to look for another card.
    constexpr bool arrange(cards& found) const {
        found = {};
        census<Card> left = unseen_;
        kinds tried;
        auto const fill = [&](auto const& self, int here) -> bool {
            for (Card each : slots_[at(here)].may - tried) {
                if (tried.contains(each))
                    continue;
                tried.insert(each);
                bool free = left.remove(each);
                for (int other = 0; other < size_ && !free; ++other)
                    free = found[at(other)] == each && self(self, other);
                if (free) {
                    found[at(here)] = each;
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

    /// Lets the cards of an arrangement change places, with one another and with those that lie elsewhere; returns the latter.
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
