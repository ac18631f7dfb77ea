#pragma once

#include <cstdint>
#include <tuple>

#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// The cards that each seat has passed on, until they are played: the giver and the receiver know them, and nobody else. While seats
/// choose, all see how many each has chosen. Later, hidden cards are as many as were passed: how many of them are still in hand only
/// those two know.
template <typename Card, int Seats>
struct passed_cards {
    using cards = index_set<Card>;

    per_seat<cards, Seats> known;
    per_seat<std::uint8_t, Seats> hidden;
    friend constexpr bool operator==(passed_cards const&, passed_cards const&) = default;

    static constexpr auto members() {
        return std::tuple{member{"passed", &passed_cards::known}, member{"passed_hidden", &passed_cards::hidden}};
    }

    [[nodiscard]] constexpr int size(seat giver) const { return known[giver].size() + hidden[giver]; }

    /// A card is played: from now on, it does not matter who passed it.
    constexpr void forget(Card played) {
        for (cards& each : known.of)
            each.erase(played);
    }

    constexpr void hide(seat giver, int seem_to_be) {
        known[giver] = {};
        hidden[giver] = static_cast<std::uint8_t>(seem_to_be);
    }

    /// Says which cards a seat has chosen so far, of those in its hand: all as likely.
    constexpr void imagine_chosen(seat giver, cards hand, rng& luck) {
        for (; hidden[giver] > 0; --hidden[giver])
            imagine_one(giver, hand, luck);
    }
    /// Says which cards passed to a hand are still there. It had `dealt` cards, and any of these were passed, all as likely.
    constexpr void imagine_left(seat giver, cards hand, int dealt, rng& luck) {
        for (; hidden[giver] > 0; --hidden[giver], --dealt)
            if (luck.below(static_cast<std::uint32_t>(dealt)) < static_cast<std::uint32_t>(hand.size()))
                imagine_one(giver, hand, luck);
    }

private:
    constexpr void imagine_one(seat giver, cards& hand, rng& luck) {
        Card const one = hand.pick(luck);
        known[giver].insert(one);
        hand.erase(one);
    }
};

} // namespace ludo
