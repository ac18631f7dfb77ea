#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/core/scores.hpp>
#include <ludo/games/xxl/card.hpp>

namespace ludo::xxl {

/// Four cards were dealt to a hand; then cards have left it in sight of all, and others came unseen. Which were dealt? Of those
/// that have left, one to four may have been: the highest total (or the lowest) that so many can have had; 0 if it cannot be
/// so many. None of them was dealt only as long as none has left.
class dealt_and_gone {
public:
    static constexpr int dealt = 4;

    /// A card leaves a hand in which so many came unseen; `wanted` is the same each time.
    constexpr void leave(card one, int unseen, best wanted) {
        dealt_and_gone const before = *this;
        for (int many = 1; many <= dealt; ++many) {
            int const came_later = many + unseen > dealt ? before.of(many) : none; // or else it was dealt
            int const was_dealt = before.of(many - 1) == none ? none : before.of(many - 1) + one.total();
            total_[at(many)] = static_cast<std::uint8_t>((std::max)(better(came_later, was_dealt, wanted), 0));
        }
    }

    /// The highest total (or the lowest) that can have been dealt, if these are left of the cards that came unseen; `none` if
    /// that cannot be.
    [[nodiscard]] constexpr int total(cards const& unseen, best wanted) const {
        std::array<int, dealt> sorted{};
        int many = 0;
        for (card each : unseen) {
            int to = many++;
            for (; to > 0 && better(sorted[at(to)], each.total(), wanted) == each.total(); --to)
                sorted[at(to + 1)] = sorted[at(to)];
            sorted[at(to + 1)] = each.total();
        }
        int found = none;
        for (int still = 0, sum = 0; still <= many; sum += still < many ? sorted[at(still + 1)] : 0, ++still)
            if (of(dealt - still) != none)
                found = better(found, of(dealt - still) + sum, wanted);
        return found;
    }
    static constexpr int none = -1;

    /// Can that be with so many that came unseen and are still there?
    [[nodiscard]] constexpr bool agrees(int unseen) const {
        bool any = false, good = true;
        for (int many = 0; many <= dealt; ++many) {
            any = any || (of(many) != none && many + unseen >= dealt);
            good = good && of(many) <= many * highest_total;
        }
        return any && good;
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
    static constexpr int highest_total = 2 * digits - 3; // 9 and 10

    static constexpr std::size_t at(int many) { return static_cast<std::size_t>(many - 1); }
    static constexpr int better(int one, int other, best wanted) {
        if (one == none || other == none)
            return (std::max)(one, other);
        return wanted == best::highest ? (std::max)(one, other) : (std::min)(one, other);
    }
    [[nodiscard]] constexpr int of(int many) const {
        if (many == 0)
            return *this == dealt_and_gone() ? 0 : none;
        return total_[at(many)] == 0 ? none : total_[at(many)];
    }

    std::array<std::uint8_t, dealt> total_{};
};

} // namespace ludo::xxl
