#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <ludo/components/number.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// A `T` for each card of a deck, or for as many numbers; undefined for others.
template <typename T, int Most>
struct per_index {
    std::array<T, static_cast<std::size_t>(Most)> of{};

    constexpr T& operator[](auto const& which) { return of[position(which)]; }
    constexpr T const& operator[](auto const& which) const { return of[position(which)]; }

private:
    static constexpr std::size_t position(auto const& which) {
        if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(which)>>)
            return static_cast<std::size_t>(which);
        else
            return static_cast<std::size_t>(which.index());
    }
};

/// What play tells about cards in closed hands, with a slot for each card that comes to a hand unseen: see `unseen_cards`, which finds
/// possible cards.
template <typename Card>
struct card_clues {
    static constexpr int most = Card::count;
    static_assert(most <= 255, "a deck that has each card once has 255 cards at most");

    using cards = index_set<Card>;
    using slot = number<most>;
    using slot_set = index_set<slot>;

    struct favourites {
        cards of;
        std::uint32_t times = 1, otherwise = 1;
    };

    bool times_matter = false;                // are slots from different times kept apart?
    bool possible = true;                     // false once something was told that cannot be
    per_seat<slot_set, most_seats> in_hand{}; // the slots that are not empty: from an empty one it is known which card went
    per_index<cards, most> takes{};           // of each slot, the cards that it takes,
    per_index<std::uint8_t, most> came{};     // when its card came, if times matter,
    per_index<Card, most> was{};              // and the card that was there, if it is empty
    cards gone{};                             // cards that have left an unknown slot:
    per_index<slot_set, most> could{};        // it is one of these
    seat who_has_some{};                      // this hand has at least one
    cards some{};                             // of these
    slot_set favoured{};                      // at most one in each hand,
    per_seat<favourites, most_seats> liked{}; // and these cards there
    int filled = 0;
    std::uint8_t time = 0;

    /// This many cards come to a hand, all of them among these; returns their slots.
    constexpr slot_set come(seat to, cards const& may, int many = 1) {
        slot_set added;
        ++time;
        possible = possible && many <= most - filled;
        for (; many > 0 && filled < most; --many, ++filled) {
            added.insert(slot(filled));
            takes[filled] = may;
            came[filled] = times_matter ? time : std::uint8_t{};
        }
        in_hand[to] |= added;
        return added;
    }

    /// A hand has none of these.
    constexpr void has_none(seat owner, cards const& of) {
        for (slot each : in_hand[owner])
            takes[each] -= of;
    }

    /// A card that came unseen leaves a hand, or is shown there.
    constexpr void go(seat owner, Card card) {
        slot_set origins;
        for (slot each : in_hand[owner])
            origins.insert(each, takes[each].contains(card));
        if (origins.empty())
            possible = false;
        else if (alike(origins)) {
            in_hand[owner].erase(origins.first());
            was[origins.first()] = card;
        } else {
            gone.insert(card);
            could[card] = origins;
        }
    }

    /// In the end, this hand has at least one of these.
    constexpr void has_some(seat owner, cards const& of) {
        possible = possible && !of.empty();
        who_has_some = owner;
        some = of;
    }

    /// Gives weights to the ways of filling the slots: those with one of these cards in this slot count `times`, the others
    /// `otherwise`. Both are at least 1, and a hand has only one such slot.
    constexpr void favour(seat owner, slot which, cards const& of, int times, int otherwise) {
        LUDO_EXPECTS(times > 0 && otherwise > 0, "favour must not rule a card out");
        favoured.insert(which);
        liked[owner] = {of, static_cast<std::uint32_t>(times), static_cast<std::uint32_t>(otherwise)};
    }

private:
    /// Can nothing tell these slots apart?
    [[nodiscard]] constexpr bool alike(slot_set const& origins) const {
        slot const first = origins.first();
        for (slot each : origins)
            if (!(takes[each] == takes[first]) || came[each] != came[first] || favoured.contains(each) != favoured.contains(first))
                return false;
        for (Card each : gone)
            if (slot_set const both = origins & could[each]; !both.empty() && !(both == origins))
                return false;
        return true;
    }
};

} // namespace ludo
