#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <ludo/components/card_slots.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// Cards in the slots of closed hands, and elsewhere: finds a possible arrangement, and lets cards change places.
template <typename Card>
class card_places : public card_slots<Card> {
    static constexpr int most_exchanges = 2000, to_search = 1000;

public:
    using typename card_slots<Card>::cards;
    using typename card_slots<Card>::slot;
    using typename card_slots<Card>::slot_set;
    using card_slots<Card>::card_slots;

protected:
    using card_slots<Card>::most;
    using card_slots<Card>::at;
    using typename card_slots<Card>::favourites;
    using card_slots<Card>::in_hand_;
    using card_slots<Card>::takes_;
    using card_slots<Card>::was_;
    using card_slots<Card>::gone_;
    using card_slots<Card>::could_;
    using card_slots<Card>::who_has_some_;
    using card_slots<Card>::some_;
    using card_slots<Card>::favoured_;
    using card_slots<Card>::favourites_;
    template <typename T>
    using for_each = typename card_slots<Card>::template for_each<T>;
    using arrangement = for_each<Card>; // the card in each place: first the slots that are not empty, then elsewhere

    /// Makes a place for each slot that is not known to be empty, and one elsewhere for each card left; false if there are too
    /// few cards.
    constexpr bool lay_out(cards const& unseen) {
        unseen_ = unseen;
        all_ = unseen.size() + gone_.size();
        for (slot_set const& each : in_hand_.of)
            open_ |= each;
        if (open_.size() > all_)
            return false;
        for (seat owner : ludo::seats(most_seats))
            for (slot each : in_hand_[owner])
                add_place(owner, each);
        for (int i = 0; i < places_; ++i) {
            place_[at(slot_[at(i)])] = static_cast<std::uint8_t>(i);
            if (favoured_.contains(slot_[at(i)]) || !(unseen - may_[at(i)]).empty())
                takes_any_ = i + 1;
        }
        narrow_ = takes_any_ > 0 || !gone_.empty();
        for (int i = places_; i < all_; ++i)
            may_[at(i)] = unseen; // elsewhere
        return true;
    }

    /// Fills all places. If a hand must have one of some cards, each of its places is tried for that.
    constexpr bool fill_some() {
        if (some_.empty())
            return fill();
        for (int i = 0; i < places_; ++i) {
            if (!(owner_[at(i)] == who_has_some_))
                continue;
            cards const before = may_[at(i)];
            may_[at(i)] = before & some_ & unseen_;
            bool const filled = fill();
            may_[at(i)] = before;
            if (filled)
                return true;
        }
        return false;
    }

    /// Fills all places. If all cards that a place could take are taken, another place has to look for another card.
    constexpr bool fill() {
        for_each<int> place_of{};
        cards taken, tried;
        auto const put = [&](auto const& self, int place) -> bool {
            cards const left = may_[at(place)] - taken, left_gone = left & gone_;
            Card found;
            if (!left.empty())
                found = (left_gone.empty() ? left : left_gone).first();
            else
                for (cards others = may_[at(place)]; !found.known() && !(others -= tried).empty();) {
                    Card const other = others.first();
                    tried.insert(other);
                    if (self(self, place_of[at(other)]))
                        found = other;
                }
            if (!found.known())
                return false;
            taken.insert(found);
            place_of[at(found)] = place;
            found_[at(place)] = found;
            return true;
        };
        for (int i = 0; i < all_; ++i)
            if (tried = {}; !put(put, i))
                return false;
        return true;
    }

    [[nodiscard]] constexpr Card card_there(arrangement const& here, slot of) const {
        return open_.contains(of) ? here[at(place_[at(of)])] : was_[at(of)];
    }
    [[nodiscard]] constexpr bool hits_some(arrangement const& here) const {
        bool found = some_.empty();
        for (int i = 0; i < places_ && !found; ++i)
            found = owner_[at(i)] == who_has_some_ && some_.contains(here[at(i)]) && unseen_.contains(here[at(i)]);
        return found;
    }
    template <typename Wrong>
    [[nodiscard]] constexpr int how_wrong(arrangement const& here, Wrong wrong) const {
        return hits_some(here) ? wrong([&](slot of) { return card_there(here, of); }) : most * most;
    }
    template <typename Wrong>
    [[nodiscard]] constexpr bool is_right(arrangement const& here, Wrong wrong) const {
        return how_wrong(here, wrong) == 0;
    }

    /// Lets cards change places so that nothing gets more wrong; or only until nothing is wrong, and then it may get worse for a
    /// moment. Returns whether nothing is wrong in the end.
    template <typename Wrong>
    constexpr bool exchange(rng& luck, Wrong wrong, bool until_right) {
        cards rest = unseen_ | gone_;
        for (int i = 0; i < places_; ++i)
            rest.erase(found_[at(i)]);
        int elsewhere = places_;
        for (Card each : rest)
            found_[at(elsewhere++)] = each;
        int now = how_wrong(found_, wrong);
        for (int moves = places_ == 0 ? 0
                       : until_right  ? to_search
                                      : most_exchanges;
             moves > 0 && !(until_right && now == 0); --moves) {
            std::size_t const one = luck.below(static_cast<std::uint32_t>(places_));
            std::size_t const other = luck.below(static_cast<std::uint32_t>(all_));
            if (!may_[one].contains(found_[other]) || !may_[other].contains(found_[one]))
                continue;
            std::uint64_t const before = worth_of(one, other);
            std::swap(found_[one], found_[other]);
            int const then = how_wrong(found_, wrong);
            int const more = until_right && luck.below(8) == 0 ? now / 4 + 1 : 0; // now and then, to get out of a dead end
            if (then < now || (then <= now + more && (favoured_.empty() || luck.draw() % before < worth_of(one, other))))
                now = then;
            else
                std::swap(found_[one], found_[other]);
        }
        return now == 0;
    }

    /// How much a place counts with this card; and two places with the cards that are there.
    [[nodiscard]] constexpr std::uint32_t worth_of(std::size_t place, Card one) const {
        if (place >= at(places_) || !favoured_.contains(slot_[place]))
            return 1;
        favourites const& some = favourites_[owner_[place]];
        return some.of.contains(one) ? some.times : some.otherwise;
    }
    [[nodiscard]] constexpr std::uint64_t worth_of(std::size_t one, std::size_t other) const {
        return std::uint64_t{worth_of(one, found_[one])} * worth_of(other, found_[other]);
    }

    cards unseen_;
    slot_set open_;
    for_each<seat> owner_{}; // of each place,
    for_each<slot> slot_{};  // its slot,
    for_each<cards> may_{};  // what may lie there,
    for_each<int> size_{};   // and how many cards that are
    for_each<std::uint8_t> place_{};
    int places_ = 0, all_ = 0, takes_any_ = 0; // from that place on, they take any card and favour none
    bool narrow_ = false;                      // are there places that take only some cards, or favour some?
    arrangement found_{};                      // the last one

private:
    /// Adds a place for the card in this slot; places that take few cards, or favour few, come first.
    constexpr void add_place(seat owner, slot of) {
        cards may = takes_[at(of)] & unseen_;
        for (Card gone : gone_)
            may.insert(gone, could_[at(gone)].contains(of));
        cards const liked = favoured_.contains(of) ? may & favourites_[owner].of : cards();
        int to = places_++;
        int const size = (liked.empty() ? may : liked).size();
        for (; to > 0 && size < size_[at(to - 1)]; --to) {
            owner_[at(to)] = owner_[at(to - 1)];
            slot_[at(to)] = slot_[at(to - 1)];
            may_[at(to)] = may_[at(to - 1)];
            size_[at(to)] = size_[at(to - 1)];
        }
        owner_[at(to)] = owner;
        slot_[at(to)] = of;
        may_[at(to)] = may;
        size_[at(to)] = size;
    }
};

} // namespace ludo
