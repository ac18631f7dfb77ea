#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/components/number.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// What play tells about cards in closed hands, from a deck that has each card once. Each card that comes to a hand unseen has
/// a slot there. `come`, `has_none` and `go` report what everybody has seen, in the order of play; that narrows down which
/// cards a slot takes. A card that goes was in one of the slots that took it then. `unseen_cards` finds possible cards.
template <typename Card>
class card_slots {
protected:
    static constexpr int most = Card::count;
    static_assert(most <= 255, "a deck that has each card once has 255 cards at most");

public:
    using cards = index_set<Card>;
    using slot = number<most>;
    using slot_set = index_set<slot>;

    /// If it matters when a card came, slots from different times are kept apart.
    constexpr explicit card_slots(bool times_matter = false) : times_matter_(times_matter) {}

    /// This many cards come to a hand, all of them among these; returns their slots.
    constexpr slot_set come(seat to, cards const& may, int many = 1) {
        slot_set added;
        ++time_;
        told_.possible = told_.possible && many <= most - slots_;
        for (; many > 0 && slots_ < most; --many, ++slots_) {
            added.insert(slot(slots_));
            told_.takes[at(slots_)] = may;
            came_[at(slots_)] = times_matter_ ? time_ : 0;
        }
        told_.in_hand[to] |= added;
        return added;
    }

    /// A hand has none of these.
    constexpr void has_none(seat owner, cards const& of) {
        for (slot each : told_.in_hand[owner])
            told_.takes[at(each)] -= of;
    }

    /// A card that came unseen leaves a hand, or is shown there.
    constexpr void go(seat owner, Card one) {
        slot_set could;
        for (slot each : told_.in_hand[owner])
            could.insert(each, told_.takes[at(each)].contains(one));
        if (could.empty())
            told_.possible = false;
        else if (alike(could)) {
            told_.in_hand[owner].erase(could.first());
            told_.was[at(could.first())] = one;
        } else {
            told_.gone.insert(one);
            told_.could[at(one)] = could;
        }
    }

    /// In the end, this hand has at least one of these.
    constexpr void has_some(seat owner, cards const& of) {
        told_.possible = told_.possible && !of.empty();
        told_.who_has_some = owner;
        told_.some = of;
    }

    /// Gives weights to the ways of filling the slots: those with one of these cards in this slot count `times`, the others
    /// `otherwise`. Both are at least 1, and a hand has only one such slot.
    constexpr void favour(seat owner, slot which, cards const& of, int times, int otherwise) {
        LUDO_EXPECTS(times > 0 && otherwise > 0, "favour must not rule a card out");
        told_.favoured.insert(which);
        told_.liked[owner] = {of, static_cast<std::uint32_t>(times), static_cast<std::uint32_t>(otherwise)};
    }

protected:
    template <typename T>
    using for_each = std::array<T, static_cast<std::size_t>(most)>;
    static constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }
    static constexpr std::size_t at(Card one) { return at(one.index()); }
    static constexpr std::size_t at(slot one) { return at(one.index()); }

    struct favourites {
        cards of;
        std::uint32_t times = 1, otherwise = 1;
    };

    /// What was told. An empty slot is one from which it is known which card went.
    struct {
        per_seat<slot_set, most_seats> in_hand; // the slots that are not empty
        for_each<cards> takes{};                // of each slot, the cards that it takes;
        for_each<Card> was{};                   // of an empty one, the card that was there
        cards gone;                             // cards that have left an unknown slot:
        for_each<slot_set> could{};             // it is one of these
        seat who_has_some = nobody;
        cards some;
        slot_set favoured;                      // at most one in each hand,
        per_seat<favourites, most_seats> liked; // and these cards there
        bool possible = true;
    } told_;

private:
    for_each<std::uint8_t> came_{}; // when the card of each slot came
    int slots_ = 0;
    std::uint8_t time_ = 0;
    bool times_matter_;

    /// Can nothing tell these slots apart?
    [[nodiscard]] constexpr bool alike(slot_set const& some) const {
        for (slot each : some)
            if (!(told_.takes[at(each)] == told_.takes[at(some.first())]) || came_[at(each)] != came_[at(some.first())] ||
                told_.favoured.contains(each) != told_.favoured.contains(some.first()))
                return false;
        for (Card each : told_.gone)
            if (slot_set const both = some & told_.could[at(each)]; !both.empty() && !(both == some))
                return false;
        return true;
    }
};

} // namespace ludo
