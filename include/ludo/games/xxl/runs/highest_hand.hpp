#pragma once

#include <algorithm>
#include <cstdint>
#include <tuple>

#include <ludo/core/inline.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/games/xxl/box.hpp>
#include <ludo/games/xxl/runs/dealt_and_gone.hpp>

namespace ludo::xxl {

/// If it was agreed that the highest hand begins: what that tells about hands.
class highest_hand {
    static constexpr int most = box::seats.most;
    using hands = box::hands;
    using hidden_cards = per_seat<cards, most>;

public:
    constexpr void begin(seat by, int players, hands const& all) {
        began_ = by;
        for (seat each : each_seat(players))
            dealt_[each] = static_cast<std::uint8_t>(xxl::total(all.of(each)));
    }

    /// A card leaves a hand, or is shown there.
    LUDO_SELDOM constexpr void leave(seat owner, card one, hands const& all) {
        if (!all.open(owner).contains(one))
            gone_[owner].leave(one, all.size(owner) - all.open(owner).size(), wanted(owner));
    }

    /// A seat knows what was dealt to it, and what everybody has seen.
    constexpr void hide(seat viewer) {
        for (seat each : each_seat(most))
            dealt_[each] = each == viewer ? dealt_[each] : std::uint8_t{};
    }
    /// Assumes the deal that suits the seat that began best, given the cards in the hands.
    constexpr void imagine(int players, hands const& all) {
        if (began_ != nobody)
            for (seat each : each_seat(players))
                dealt_[each] = static_cast<std::uint8_t>(dealt(each, all, {}));
    }

    /// By how much the seat that began had too little, if these are the hidden cards: 0 if they are possible.
    template <typename Options>
    [[nodiscard]] constexpr int too_little(Options const& chosen, hands const& all, hidden_cards const& hidden) const {
        if (began_ == nobody)
            return 0;
        auto const turns = [&](seat each) { return (each.index() - chosen.first.index() + chosen.players) % chosen.players; };
        int const highest = dealt(began_, all, hidden[began_]);
        int found = 0;
        for (seat each : each_seat(chosen.players))
            found += (std::max)(dealt(each, all, hidden[each]) + (turns(each) < turns(began_)) - highest, 0);
        return found;
    }
    [[nodiscard]] constexpr bool tells() const { return began_ != nobody; }

    /// Is this possible? What was dealt to a hand can be known only if the whole hand is.
    template <typename Options>
    [[nodiscard]] constexpr bool agrees(Options const& chosen, hands const& all) const {
        int const players = chosen.starter == starter::hand_total ? chosen.players : 0;
        bool good = players == 0 ? began_ == nobody : began_.index() < players;
        for (seat each : each_seat(most)) {
            if (each.index() >= players)
                good = good && dealt_[each] == 0 && gone_[each] == dealt_and_gone();
            else if (good = good && gone_[each].agrees(all.size(each) - all.open(each).size()); good && dealt_[each] > 0) {
                int const can = best_dealt(each, all, {});
                good = all.hidden(each) == 0 && (each == began_ ? dealt_[each] <= can : dealt_[each] >= can);
            }
        }
        return good;
    }

    friend constexpr bool operator==(highest_hand const&, highest_hand const&) = default;

    static constexpr auto members() {
        return std::tuple{member{"began", &highest_hand::began_}, member{"dealt", &highest_hand::dealt_},
                          member{"gone", &highest_hand::gone_}};
    }

private:
    [[nodiscard]] constexpr best wanted(seat owner) const { return owner == began_ ? best::highest : best::lowest; }
    [[nodiscard]] constexpr int best_dealt(seat owner, hands const& all, cards const& hidden) const {
        return gone_[owner].total((all.of(owner) | hidden) - all.open(owner), wanted(owner));
    }
    [[nodiscard]] constexpr int dealt(seat owner, hands const& all, cards const& hidden) const {
        return dealt_[owner] > 0 ? dealt_[owner] : best_dealt(owner, all, hidden);
    }

    seat began_ = nobody;
    per_seat<std::uint8_t, most> dealt_;  // totals; 0 if not known
    per_seat<dealt_and_gone, most> gone_; // the highest totals for the seat that began, the lowest for the others
};

} // namespace ludo::xxl
