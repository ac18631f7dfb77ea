#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/core/places.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/games/xxl/card.hpp>

namespace ludo::xxl {

/// Four cards were dealt to a hand; since then, cards have left it in plain sight, and others have come unseen. Which ones were
/// dealt? Of the cards that have left, one to four may have been: for each number, this keeps the highest (or lowest) total
/// that they can have had, and 0 if that number is impossible. (It can be none only as long as no card has left.)
class dealt_and_gone {
public:
    static constexpr int dealt = 4;

    /// A card leaves a hand with this many cards that came unseen; `wanted` is the same each time.
    constexpr void leave(card one, int unseen, best wanted) {
        dealt_and_gone const before = *this;
        for (int many = 1; many <= dealt; ++many) {
            int const came_later = many + unseen > dealt ? before.of(many, wanted) : never; // otherwise it was dealt
            int const was_dealt = before.of(many - 1, wanted) + sign(wanted) * one.total();
            int const better = (std::max)(came_later, was_dealt);
            total_[at(many)] = static_cast<std::uint8_t>(better < never / 2 ? 0 : sign(wanted) * better);
        }
    }

    /// The highest (or lowest) total that can have been dealt, if these cards came unseen and are still there; undefined if that
    /// is impossible.
    [[nodiscard]] constexpr int total(cards const& unseen, best wanted) const {
        std::array<int, dealt + 1> sorted{}; // the best last, and before it room for the next one
        int many = 0;
        for (card each : unseen) {
            int const worth = sign(wanted) * each.total();
            std::size_t to = dealt - static_cast<std::size_t>(many++);
            for (; to < dealt && sorted[to + 1] < worth; ++to)
                sorted[to] = sorted[to + 1];
            sorted[to] = worth;
        }
        int found = never;
        for (int still = 0, sum = 0; still <= many; ++still) {
            found = (std::max)(found, of(dealt - still, wanted) + sum);
            sum += sorted[static_cast<std::size_t>(dealt - still)];
        }
        return sign(wanted) * found;
    }

    /// Is this possible with that many cards which came unseen and are still there?
    [[nodiscard]] constexpr bool agrees(int unseen) const {
        bool any = unseen == dealt && *this == dealt_and_gone();
        for (int many = 1; many <= dealt; ++many) {
            any = any || (total_[at(many)] > 0 && many + unseen >= dealt);
            if (total_[at(many)] > many * highest_total)
                return false;
        }
        return any;
    }

    friend constexpr bool operator==(dealt_and_gone const&, dealt_and_gone const&) = default;

    template <typename Self, typename Visit>
    static constexpr void fields(Self& self, Visit visit) {
        visit("one", self.total_[0]);
        visit("two", self.total_[1]);
        visit("three", self.total_[2]);
        visit("four", self.total_[3]);
    }

private:
    static constexpr int highest_total = 2 * digits - 3; // that of 9 and 10
    static constexpr int never = -10'000;

    static constexpr std::size_t at(int many) { return static_cast<std::size_t>(many - 1); }
    static constexpr int sign(best wanted) { return wanted == best::highest ? 1 : -1; }

    /// The best total of this many cards that are gone.
    [[nodiscard]] constexpr int of(int many, best wanted) const {
        bool const can = many == 0 ? *this == dealt_and_gone() : total_[at(many)] > 0;
        return !can ? never : many == 0 ? 0 : sign(wanted) * total_[at(many)];
    }

    std::array<std::uint8_t, dealt> total_{};
};

} // namespace ludo::xxl
